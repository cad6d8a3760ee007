import type { SeededTeamMember } from '../../builders/document.ts';
import { hanneVerbruggen } from './hanne-verbruggen.ts';
import { thomasClaessens } from './thomas-claessens.ts';
import { sofieDeRidder } from './sofie-de-ridder.ts';
import { laurentDelvaux } from './laurent-delvaux.ts';
import { aminaBenhaddou } from './amina-benhaddou.ts';
import { koenAerts } from './koen-aerts.ts';
import { greetMaes } from './greet-maes.ts';

export const team: SeededTeamMember[] = [
  hanneVerbruggen,
  thomasClaessens,
  sofieDeRidder,
  laurentDelvaux,
  aminaBenhaddou,
  koenAerts,
  greetMaes,
];
