/** Hair as two layers of path data in thousandths of the width: what falls behind the head and what frames the face. */
export const HAIR: Record<string, { back: string; front: string }> = {
  bob: {
    back: 'M-178 560C-215 420-190 270-120 215C-60 165 70 165 125 220C195 280 212 430 178 560C175 640 150 690 120 700L-120 700C-155 690-176 640-178 560Z',
    front:
      'M-150 470C-160 330-105 250 0 248C110 250 160 330 150 470C135 400 110 350 60 325C-10 345-95 350-125 390C-140 415-146 440-150 470Z',
  },
  long: {
    back: 'M-185 900C-225 700-225 400-165 270C-110 170 110 165 165 265C225 400 225 720 190 900C150 930 110 920 90 900L-90 900C-120 925-160 925-185 900Z',
    front:
      'M-154 510C-170 320-110 224-5 222C110 224 170 320 154 510C142 410 95 345 20 300C-50 340-120 400-154 510Z',
  },
  bun: {
    back: 'M-60 250C-75 175-45 120 0 118C48 120 75 175 60 250ZM-160 470C-175 320-120 225 0 222C120 225 175 320 160 470C150 540 140 560 130 570L-130 570C-145 555-155 520-160 470Z',
    front:
      'M-150 462C-160 310-100 230 0 228C100 230 160 310 150 462C138 372 96 318 20 300C-40 318-128 366-150 462Z',
  },
  crop: {
    back: 'M-156 460C-165 310-115 222 0 220C118 222 165 310 156 460C150 480 150 500 146 510L-146 510C-150 495-152 480-156 460Z',
    front:
      'M-150 440C-158 300-95 228 15 232C120 240 162 320 150 440C142 395 128 362 105 340C40 352-60 345-108 330C-132 355-144 395-150 440Z',
  },
  swept: {
    back: 'M-152 450C-170 320-130 215 10 205C130 205 170 320 156 460L140 520L-140 520Z',
    front:
      'M-150 445C-165 330-120 225 20 208C125 210 172 310 152 440C140 380 120 345 80 322C10 322-90 318-120 352C-138 380-146 410-150 445Z',
  },
};

export const SKINS = ['#e3b896', '#c98f6b', '#edc9a9', '#a9714f', '#d9a781'] as const;
export const HAIR_TONES = ['#4a3226', '#8a6a48', '#2b2523', '#6b4630', '#7a4630'] as const;
export const CLOTHES = ['#2f4a3c', '#3f4f66', '#8f4632', '#54463c', '#6d6a7a'] as const;

export type Pose = { flip: boolean; zoom: number; x: number; y: number };

/** Position of each sitter before the window of light, and the room. */
export const SITTINGS: readonly { pose: Pose; deep: string; pale: string; light: string }[] = [
  {
    pose: { flip: true, zoom: 1, x: 0, y: 0.02 },
    deep: '#c4b79f',
    pale: '#ebe1ce',
    light: 'M-330 1250L-330 470C-330 270-190 130 0 130C190 130 330 270 330 470L330 1250Z',
  },
  {
    pose: { flip: false, zoom: 0.95, x: 0.09, y: 0.09 },
    deep: '#3f5c4c',
    pale: '#8fa592',
    light: 'M-620 1250L-420 60L-70 60L-190 1250Z',
  },
  {
    pose: { flip: true, zoom: 1.12, x: -0.07, y: -0.05 },
    deep: '#b9897a',
    pale: '#ecd3c4',
    light: 'M-560 1250L-560 -40L-40 -40L-40 1250Z',
  },
  {
    pose: { flip: false, zoom: 1.05, x: -0.08, y: 0 },
    deep: '#46586b',
    pale: '#a3b3bd',
    light: 'M60 1250L60 200C60 90 150 10 260 10C370 10 470 90 470 200L470 1250Z',
  },
  {
    pose: { flip: true, zoom: 0.92, x: -0.1, y: 0.12 },
    deep: '#c2a26c',
    pale: '#f0e0b8',
    light: 'M120 1250L300 -40L700 -40L560 1250Z',
  },
];
