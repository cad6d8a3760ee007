/** Mildest first: published, published and listed, held. */
export const lawSeverities = ['note', 'warn', 'block'] as const;

export type LawSeverity = (typeof lawSeverities)[number];

/** How certain it is that an advertisement must say it. */
type LawCertainty = 'certain' | 'likely' | 'uncertain';

type Words = {
  /** A sentence for staff. */
  rule: string;
  /** A sentence that says where or from whom to get it. */
  ask: string;
  certainty: LawCertainty;
  /** Default; the settings may choose another. */
  severity: LawSeverity;
};

const askEnergy = 'Ask the owner for the energy certificate and enter it in your software.';
const askNewBuild = 'Ask the developer for the energy report of the building.';
const askPlanning =
  'Ask the municipality for the planning extract, or enter the day on which you asked for it.';
const askFlood = 'Make the flood report of the address, which is free and comes at once.';
const askAsbestos = 'Ask the owner for the asbestos certificate.';
const askUse = 'Ask the owner or the municipality for the planning information of Brussels.';
const askMeters = 'Ask the owner which meters the home has for itself.';
const askCharges =
  'Ask the owner or the manager of the building for the charges. Enter 0 where there are none.';
const askRent = 'Enter the rent in your software.';
const askFee = 'Take the fee of the tenant out of your software, or lower it.';
const askLabel = 'Nothing to ask for: the site says it by itself as soon as it knows the label.';
const askPicture = 'Mark the picture in your software as one that was changed.';

/** Words for each rule in `web/app/properties/law/`, in the order of its table. */
export const lawWords = {
  'flanders-energy-score': {
    rule: 'In Flanders, an advertisement of a home gives its energy score or its label.',
    ask: askEnergy,
    certainty: 'certain',
    severity: 'block',
  },
  'flanders-energy-identity': {
    rule: 'In Flanders, an advertisement of a home gives its full address or the number of its energy certificate.',
    ask: askEnergy,
    certainty: 'certain',
    severity: 'block',
  },
  'flanders-e-level': {
    rule: 'In Flanders, an advertisement of a new home gives its E-level beside the energy score.',
    ask: askNewBuild,
    certainty: 'likely',
    severity: 'warn',
  },
  'flanders-business-energy': {
    rule: 'In Flanders, an advertisement of a shop or an office gives its energy label or score.',
    ask: askEnergy,
    certainty: 'likely',
    severity: 'warn',
  },
  'flanders-business-identity': {
    rule: 'In Flanders, an advertisement of a shop or an office gives its full address or the number of its energy certificate.',
    ask: askEnergy,
    certainty: 'likely',
    severity: 'warn',
  },
  'flanders-permit': {
    rule: 'In Flanders, an advertisement of a sale says in a full sentence whether there is a planning permit.',
    ask: askPlanning,
    certainty: 'certain',
    severity: 'warn',
  },
  'flanders-designation': {
    rule: 'In Flanders, an advertisement of a sale says in a full sentence for which use the plan designates the property.',
    ask: askPlanning,
    certainty: 'certain',
    severity: 'warn',
  },
  'flanders-measures': {
    rule: 'In Flanders, an advertisement of a sale says in a full sentence whether there is a measure or a procedure about an offence.',
    ask: askPlanning,
    certainty: 'certain',
    severity: 'warn',
  },
  'flanders-preemption': {
    rule: 'In Flanders, an advertisement of a sale says in a full sentence whether there is a right of pre-emption.',
    ask: askPlanning,
    certainty: 'certain',
    severity: 'warn',
  },
  'flanders-subdivision': {
    rule: 'In Flanders, an advertisement of a sale says in a full sentence whether there is a subdivision permit.',
    ask: askPlanning,
    certainty: 'certain',
    severity: 'warn',
  },
  'flanders-flood-zone': {
    rule: 'Until the end of 2022, an advertisement of a sale in Flanders said whether the property lay in a flood zone.',
    ask: askFlood,
    certainty: 'likely',
    severity: 'warn',
  },
  'flanders-flood-plot': {
    rule: 'In Flanders, an advertisement of a sale gives the flood score of the plot, the P-score.',
    ask: askFlood,
    certainty: 'certain',
    severity: 'warn',
  },
  'flanders-flood-building': {
    rule: 'In Flanders, an advertisement of a sale gives the flood score of the building, the G-score.',
    ask: askFlood,
    certainty: 'certain',
    severity: 'warn',
  },
  'flanders-asbestos': {
    rule: 'In Flanders, a building from before 2001 is sold with an asbestos certificate. The law does not ask for it in the advertisement.',
    ask: askAsbestos,
    certainty: 'uncertain',
    severity: 'note',
  },
  'flanders-renovation-home': {
    rule: 'In Flanders, who buys a home with label E or F must renovate it to label D.',
    ask: askLabel,
    certainty: 'certain',
    severity: 'warn',
  },
  'flanders-renovation-business': {
    rule: 'In Flanders, who buys a shop or an office must bring it up to a minimum within five years.',
    ask: askLabel,
    certainty: 'likely',
    severity: 'note',
  },
  'brussels-energy-label': {
    rule: 'In Brussels, an advertisement of a home gives its energy class.',
    ask: askEnergy,
    certainty: 'certain',
    severity: 'block',
  },
  'brussels-office-energy': {
    rule: 'In Brussels, an advertisement of an office of more than 500 m² gives its energy class.',
    ask: askEnergy,
    certainty: 'uncertain',
    severity: 'note',
  },
  'brussels-lawful-use': {
    rule: 'In Brussels, an advertisement of a sale gives the latest lawful use of the property.',
    ask: askUse,
    certainty: 'certain',
    severity: 'warn',
  },
  'brussels-meters': {
    rule: 'In Brussels, an advertisement of a home to rent says whether it has its own meters for water, gas and electricity.',
    ask: askMeters,
    certainty: 'certain',
    severity: 'warn',
  },
  'wallonia-energy-label': {
    rule: 'In Wallonia, an advertisement of a home gives its energy class.',
    ask: askEnergy,
    certainty: 'certain',
    severity: 'block',
  },
  'wallonia-energy-code': {
    rule: 'In Wallonia, an advertisement of a home gives the number of its energy certificate.',
    ask: askEnergy,
    certainty: 'certain',
    severity: 'block',
  },
  'wallonia-energy-total': {
    rule: 'In Wallonia, an advertisement of a home gives its total consumption of primary energy.',
    ask: askEnergy,
    certainty: 'certain',
    severity: 'block',
  },
  'wallonia-energy-specific': {
    rule: 'In Wallonia, an advertisement of a home gives its specific consumption of primary energy.',
    ask: askEnergy,
    certainty: 'certain',
    severity: 'block',
  },
  'wallonia-meters': {
    rule: 'In Wallonia, a lease names the meters of the home. Whether the advertisement must do so is not sure.',
    ask: askMeters,
    certainty: 'uncertain',
    severity: 'note',
  },
  'belgium-units-energy': {
    rule: 'In Belgium, an advertisement of a building with several homes gives their energy classes.',
    ask: askEnergy,
    certainty: 'likely',
    severity: 'warn',
  },
  'belgium-certificate-valid': {
    rule: 'In Belgium, the energy certificate of a home on offer has not expired.',
    ask: askEnergy,
    certainty: 'certain',
    severity: 'warn',
  },
  'belgium-rent': {
    rule: 'In Belgium, an advertisement of a home to rent gives the rent.',
    ask: askRent,
    certainty: 'certain',
    severity: 'block',
  },
  'belgium-charges': {
    rule: 'In Belgium, an advertisement of a home to rent gives the charges beside the rent.',
    ask: askCharges,
    certainty: 'certain',
    severity: 'block',
  },
  'belgium-tenant-fee': {
    rule: 'In Belgium, the tenant of a home pays no fee to the agency of the owner.',
    ask: askFee,
    certainty: 'certain',
    severity: 'block',
  },
  'luxembourg-energy-label': {
    rule: 'In Luxembourg, an advertisement of a home gives its energy class.',
    ask: askEnergy,
    certainty: 'likely',
    severity: 'warn',
  },
  'luxembourg-charges': {
    rule: 'In Luxembourg, a lease gives the charges beside the rent. Whether the advertisement must do so is not sure.',
    ask: askCharges,
    certainty: 'uncertain',
    severity: 'note',
  },
  'luxembourg-tenant-fee': {
    rule: 'In Luxembourg, the tenant of a home pays half of the agency’s fee at most.',
    ask: askFee,
    certainty: 'likely',
    severity: 'warn',
  },
  'abroad-energy-label': {
    rule: 'In the European Union, an advertisement of a home gives the indicator of its energy certificate.',
    ask: askEnergy,
    certainty: 'likely',
    severity: 'warn',
  },
  'abroad-charges': {
    rule: 'In several countries, an advertisement of a home to rent gives the charges beside the rent.',
    ask: askCharges,
    certainty: 'uncertain',
    severity: 'note',
  },
  'altered-pictures': {
    rule: 'In the European Union, a picture that a machine furnished, changed or made says so.',
    ask: askPicture,
    certainty: 'likely',
    severity: 'warn',
  },
} as const satisfies Record<string, Words>;

export type LawRuleId = keyof typeof lawWords;

/** Settings may be stricter than the table, and milder only where the law leaves room. */
export function allowedSeverities(id: LawRuleId): readonly LawSeverity[] {
  return lawWords[id].certainty === 'uncertain' ? lawSeverities : ['warn', 'block'];
}

export function isLawRuleId(id: string): id is LawRuleId {
  return Object.hasOwn(lawWords, id);
}
