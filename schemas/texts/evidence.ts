export const evidenceTexts = {
  'evidence.promise': 'Heading of the column with promises.',
  'evidence.measuredOn': 'Heading of the column with figures. {date} is the day on which they were measured.',
  'evidence.notMeasured': 'In place of a figure that was not measured.',
  'evidence.lost': 'A promise on the page with promises.',
  'evidence.lostCounted':
    'The figure beside that promise: {tried} is what was tried, {failed} how often it went wrong.',
  'evidence.mail': 'A promise on the page with promises.',
  'evidence.mailCounted':
    'The figure beside that promise: {tried} is what was tried, {failed} how often it went wrong.',
  'evidence.twice': 'A promise on the page with promises.',
  'evidence.twiceCounted':
    'The figure beside that promise: {tried} is what was tried, {failed} how often it went wrong.',
  'evidence.outage': 'A promise on the page with promises.',
  'evidence.outageCounted':
    'The figure beside that promise: {tried} is what was tried, {failed} how often it went wrong.',
  'evidence.booked': 'A promise on the page with promises.',
  'evidence.bookedCounted':
    'The figure beside that promise: {tried} is what was tried, {failed} how often it went wrong.',
  'evidence.strangers': 'A promise on the page with promises.',
  'evidence.strangersCounted':
    'The figure beside that promise: {tried} is what was tried, {failed} how often it went wrong.',
  'evidence.crossSite': 'A promise on the page with promises.',
  'evidence.crossSiteCounted':
    'The figure beside that promise: {tried} is what was tried, {failed} how often it went wrong.',
  'evidence.logs': 'A promise on the page with promises.',
  'evidence.logsCounted':
    'The figure beside that promise: {tried} is what was tried, {failed} how often it went wrong.',
  'evidence.consent': 'A promise on the page with promises.',
  'evidence.consentCounted':
    'The figure beside that promise: {tried} is what was tried, {failed} how often it went wrong.',
  'evidence.erased': 'A promise on the page with promises.',
  'evidence.erasedCounted':
    'The figure beside that promise: {tried} is what was tried, {failed} how often it went wrong.',
  'evidence.law': 'A promise on the page with promises.',
  'evidence.lawCounted':
    'The figure beside that promise: {tried} is what was tried, {failed} how often it went wrong.',
  'evidence.everyone': 'A promise on the page with promises.',
  'evidence.everyoneCounted':
    'The figure beside that promise: {tried} is what was tried, {failed} how often it went wrong.',
  'evidence.check': 'Heading of the column with what was examined for accessibility.',
  'evidence.criteria': 'Something that is examined for accessibility.',
  'evidence.criteriaCounted':
    'Result beside the criteria of WCAG: {tried} is how many were tested, {failed} how many of those have faults, {left} how many nobody has examined.',
  'evidence.axePages': 'Something that is examined for accessibility.',
  'evidence.axeStates': 'Something that is examined for accessibility.',
  'evidence.zoom': 'Something that is examined for accessibility.',
  'evidence.keyboard': 'Something that is examined for accessibility.',
  'evidence.html': 'Something that is examined for accessibility.',
  'evidence.readers': 'Something that is examined for accessibility.',
  'evidence.audit': 'Something that is examined for accessibility.',
  'evidence.films': 'Something that is examined for accessibility.',
  'evidence.in':
    'Something that is examined, such as the line above, and the languages in which. {check} is that line, {languages} are their names.',
  'evidence.counted': 'Result beside what was examined: {tried} is how many, {failed} how many faults.',
  'evidence.fault':
    'Names a fault that was found, in the words of the software, which follow in the next column.',
  'evidence.data': 'Heading of the column with the data that the site stores.',
  'evidence.term': 'Heading of the column with how long they are stored.',
  'evidence.messages': 'Data that the site deletes by itself after a term.',
  'evidence.unsentFiles': 'Data that the site deletes by itself after a term.',
  'evidence.mails': 'Data that the site deletes by itself after a term.',
  'evidence.subscription': 'Data that the site deletes by itself after a term.',
  'evidence.choice': 'Data that the site deletes by itself after a term.',
  'evidence.recipient': 'Heading of the column with who else receives data.',
  'evidence.gets': 'Heading of the column with what they receive.',
  'evidence.when': 'Heading of the column with when they receive it.',
  'evidence.mailSender': 'Stands for the service that sends the e-mails of the site.',
  'evidence.hostGets': 'What a company receives that the site works with.',
  'evidence.mailGets': 'What a company receives that the site works with.',
  'evidence.contentGets': 'What a company receives that the site works with.',
  'evidence.serviceGets': 'What a company receives that the site works with.',
  'evidence.mediaGets': 'What a company receives that the site works with.',
  'evidence.always': 'When a company receives data.',
  'evidence.afterConsent': 'When a company receives data.',
  'evidence.onPlay': 'When a company receives data.',
} as const;
