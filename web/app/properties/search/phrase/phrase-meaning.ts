export type Equipment =
  | 'terrace'
  | 'garden'
  | 'garage'
  | 'lift'
  | 'furnished'
  | 'pets'
  | 'groundFloor'
  | 'newBuild';

export type PhraseMeaning =
  | 'skipped'
  | 'and'
  | 'alternative'
  | 'sale'
  | 'rent'
  | 'sold'
  | 'rented'
  | 'most'
  /** Exclusive: of things that are counted, one less than what follows; likewise `over`. */
  | 'under'
  | 'least'
  | 'over'
  | 'exactly'
  | 'about'
  | 'between'
  | 'to'
  | 'orMore'
  | 'orLess'
  | 'with'
  | 'without'
  /** As `without`, but `garage` after it is a type. */
  | 'except'
  | 'needless'
  | 'near'
  | 'plot'
  | 'one'
  | 'energyLabel'
  | 'bedrooms'
  | 'squareMetres'
  | 'ares'
  | 'hectares'
  | 'kilometres'
  | 'kilowattHours'
  | 'thousand'
  | 'million'
  | 'half'
  | 'oneAndHalf'
  | 'andHalf'
  | 'euro'
  | 'monthly'
  | 'available'
  | 'now'
  | 'ordinal'
  | 'reference'
  | 'station'
  | 'school'
  | 'shop'
  | 'busStop'
  | 'student'
  /** Means more than the type it is filtered by, so it is named as well. */
  | 'narrower'
  | 'elsewhere'
  | Equipment
  | 'unfurnished';

/** Comma-separated, without accents and hyphens. */
export type PhraseWords = Readonly<Record<PhraseMeaning, string>> & {
  months: string;
  /** By a word that the property data may have. */
  types: Readonly<Record<string, string>>;
};
