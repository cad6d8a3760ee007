import type { Picture } from '../property/property.ts';

const picture = (id: string, scene: string, alt: string): Picture => ({
  id,
  url: `https://pictures.example/${id}.jpg`,
  width: 1440,
  height: 960,
  scene,
  alt,
});

const numbered = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

export function manyPictures(photographs: number, plans = 0): Picture[] {
  return [
    ...numbered(photographs).map((number) => picture(`photo-${number}`, 'living', `Beeld ${number}`)),
    ...numbered(plans).map((number) => picture(`plan-${number}`, 'plan', `Plan ${number}`)),
  ];
}
