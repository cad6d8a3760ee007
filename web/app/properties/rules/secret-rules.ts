import type { Bundle } from '../import/bundle-schema.ts';
import type { PropertyRecord } from '../model/record.ts';
import { isPriceShown } from '../price/price.ts';
import { fold } from '../text/slug.ts';
import type { Objection } from './finding.ts';
import type { Known } from './known.ts';

type Project = Bundle['Projects'][number];

function saysNumber(text: string, number: number): boolean {
  const plain = text.replace(/(?<=\d)[.,\s'](?=\d{3}(?!\d))/g, '');
  return number > 0 && new RegExp(`(?<!\\d)${number}(?!\\d)`).test(plain);
}

const says = (words: string, name: string | undefined) => name !== undefined && words.includes(fold(name));

/** Includes file names, descriptions of pictures and notes of open houses: visitors see them. */
function wordsOf({ Texts, Pictures, SmallPictureItem, OpenHouses = [] }: PropertyRecord): string {
  const texts = Texts.flatMap(({ TypeDescription, Description }) => [TypeDescription, Description]);
  const pictures = SmallPictureItem ? [SmallPictureItem, ...Pictures] : Pictures;
  const names = pictures.flatMap(({ Name, Url }) => [Name, Url.replace(/[-_%]+/g, ' ')]);
  const described = [...Pictures, ...OpenHouses].flatMap(({ Texts: told = [] }) =>
    told.map(({ Description }) => Description),
  );
  return fold([...texts, ...names, ...described].join(' '));
}

/** Overridable: a text may mean a market and not the street of that name. */
const told = (field: string): Objection => ({
  path: [field],
  reason: 'may not be published, but a text or picture name tells it',
  holds: 'record',
  isOverridable: true,
  isPrivate: true,
});

export function checkSecrets(record: PropertyRecord, { projects }: Pick<Known, 'projects'>): Objection[] {
  const words = wordsOf(record);
  const earlier = record.EarlierPrices?.map(({ Price }) => Price) ?? [];
  const { PreviousPrice = 0, PriceTo = 0, TakeOverPrice = 0, LifeAnnuity } = record;
  const further = [PreviousPrice, PriceTo, TakeOverPrice, LifeAnnuity?.Instalment ?? 0];
  const prices = [record.Price, ...further, ...earlier];
  const isPriceTold = !isPriceShown(record) && prices.some((price) => saysNumber(words, price));
  const project = record.ProjectID === undefined ? undefined : projects.get(record.ProjectID);
  const isOfProject =
    project &&
    !project.PublicAddress &&
    record.PublishAddress &&
    project.Street !== undefined &&
    record.Street !== undefined &&
    fold(project.Street) === fold(record.Street);
  return [
    ...(!record.PublishAddress && says(words, record.Street) ? [told('Street')] : []),
    ...(isPriceTold ? [told('Price')] : []),
    ...(isOfProject
      ? [
          {
            path: ['PublishAddress'],
            reason: 'tells the address that its project hides',
            holds: 'record' as const,
          },
        ]
      : []),
  ];
}

export function checkProjectSecrets({ PublicAddress, Street, Texts }: Project): Objection[] {
  const words = fold(Texts.flatMap(({ Name, Description }) => [Name, Description]).join(' '));
  return !PublicAddress && says(words, Street) ? [told('Street')] : [];
}
