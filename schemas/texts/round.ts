export const roundTexts = {
  'round.title':
    'Title of the page with the visits of the day, which a broker takes along. {day} is the day.',
  'round.lead': 'Below that title: who may see it, and for how long.',
  'round.none': 'Shown on a day without visits.',
  'round.ended': 'Shown instead when the link from the Studio was used or has ended.',
  'round.kept':
    'Shown once the visits are on the device. {count} is how many, {size} how much room they take.',
  'round.cleared': 'Shown once they are off it again.',
  'round.say': 'Heading above what must be told about the home.',
  'round.papers': 'Heading above the papers to take along.',
  'round.report': 'Heading above the outcome, the reaction and the note.',
  'round.outcome': 'Label of the outcome.',
  'round.came': 'Outcome: the visitor came.',
  'round.missed': 'Outcome: the visitor did not come.',
  'round.reaction': 'Label of the reaction, which the owners read.',
  'round.noReaction': 'Choice of no reaction.',
  'round.note': 'Label of the note, which the team reads.',
  'round.send': 'Button that stores what was noted.',
  'round.sent': 'Shown once it is stored.',
  'round.waiting': 'Shown while there is no network.',
  'round.refused': 'Shown when it could not be stored, because the visit was cancelled or has not begun.',
  'round.signIn': 'Shown when it could not be stored before the round is opened from the Studio again.',
} as const;
