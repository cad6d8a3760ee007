type Several<Value> = Value | readonly Value[];

export type SoughtType =
  | 'house'
  | 'apartment'
  | 'penthouse'
  | 'studio'
  | 'land'
  | 'investment'
  | 'commerce'
  | 'parking';

type Feature = 'terrace' | 'garden' | 'garage' | 'lift' | 'furnished' | 'pets' | 'groundFloor' | 'newBuild';

/** Says what a person means by a phrase. Towns go by their Dutch names, amounts are euros, surfaces m². */
export type SoughtHome = {
  /** Sought for sale otherwise. */
  rent?: true;
  in?: Several<string>;
  /** Kilometres between the centres of towns. */
  within?: number;
  notIn?: Several<string>;
  type?: Several<SoughtType>;
  notType?: Several<SoughtType>;
  min?: number;
  max?: number;
  rooms?: readonly [least: number, most?: number];
  living?: number;
  mostLiving?: number;
  plot?: number;
  garden?: number;
  has?: Several<Feature>;
  hasNot?: Several<Feature>;
  label?: string;
  /** Most kWh/m² a year. */
  kwh?: number;
  /** ISO day. */
  available?: string;
  near?: 'station' | 'school' | 'shop';
  /** Shows sold ones too. */
  sold?: true;
  street?: string;
  ref?: Several<number>;
  /** Words to be named, because no data says them; each has to be among those that are. */
  unread?: Several<string>;
};

export type Phrase = readonly [text: string, meaning: SoughtHome];
