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
  /** Less than: of things that are counted, one less than what follows. */
  | 'under'
  | 'least'
  /** More than, as `under`. */
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
  /** Means more than the type that it is filtered by, so it is named as well. */
  | 'narrower'
  /** Names of places that hold the name of another. */
  | 'elsewhere'
  | Equipment
  | 'unfurnished';

/** Separated by commas, without accents and hyphens. */
export type PhraseWords = Readonly<Record<PhraseMeaning, string>> & {
  /** From January to December. */
  months: string;
  /** Other words for a type, by a word that the property data may have. */
  types: Readonly<Record<string, string>>;
};
