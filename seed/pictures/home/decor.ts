import { dealt } from './deck.ts';
import { ART_KINDS, ART_PALETTES } from '../furniture/art.ts';
import { HANGING, STANDING, TABLE_LAMPS, LAMP_TINTS } from '../furniture/lamp-kinds.ts';
import { PLANT_KINDS, POTS } from '../furniture/plants.ts';
import { GLAZES, VASE_KINDS } from '../furniture/vases.ts';
import type { Art } from '../furniture/art.ts';
import type { LampLook, TableLampLook } from '../furniture/lamp-kinds.ts';
import type { PlantLook } from '../furniture/plants.ts';
import type { VaseLook } from '../furniture/vases.ts';

// More rooms than any gallery shows, so that the second thing of one room is never the first of another.
const ROOMS = 14;

/** Ornaments of one room: dealt from its home's decks, so that no two rooms of a home show the same. */
export class Decor {
  readonly things: string[] = [];
  readonly #home: string;
  readonly #room: number;
  readonly #used = new Map<string, number>();

  constructor(id: string) {
    const [, home = id, room = '0'] = /^(p\d+)-(\d+)$/.exec(id) ?? [];
    this.#home = home;
    this.#room = Number(room);
  }

  #deal<Kind, Tint>(
    name: string,
    kinds: readonly Kind[],
    tints: readonly Tint[],
  ): { kind: Kind; tint: Tint } {
    const used = this.#used.get(name) ?? 0;
    this.#used.set(name, used + 1);
    const card = dealt(this.#home, name, kinds, tints, this.#room + ROOMS * used);
    this.things.push(card.label);
    return card;
  }

  art = (): Art => this.#deal('art', ART_KINDS, ART_PALETTES);
  vase = (): VaseLook => this.#deal('vase', VASE_KINDS, GLAZES);
  plant = (): PlantLook => this.#deal('plant', PLANT_KINDS, POTS);
  hanging = (): LampLook => this.#deal('hanging', HANGING, LAMP_TINTS);
  standing = (): LampLook => this.#deal('standing', STANDING, LAMP_TINTS);
  tableLamp = (): TableLampLook => this.#deal('table lamp', TABLE_LAMPS, LAMP_TINTS);
}
