export const moduleTexts = {
  'article.others': 'Heading above the other articles of the same category, on the page of an article.',
  'slider.label': 'Screen reader name of a row of slides.',
  'slider.kind': 'Screen readers say it after that name: the kind of control that a slider is.',
  'slider.previous': 'Button that shows the previous slide or picture.',
  'slider.next': 'Button that shows the next slide or picture.',
  'slider.position': 'Screen reader text for a slide. {number} is its position, {total} how many there are.',
  'slider.goTo': 'Screen reader text for the dot of a slide. {number} is its position.',
  'slider.pause': 'Button that pauses slides that move automatically.',
  'slider.play': 'Button that starts those slides again.',
  'beforeAfter.before': 'On the first of two pictures that a visitor compares.',
  'beforeAfter.after': 'On the second of two pictures that a visitor compares.',
  'beforeAfter.handle':
    'Screen reader name of the handle between both pictures. {before} and {after} are the words on them.',
  'team.brokerNumber': 'Recognition number of a member of the team. {number} is the number.',
} as const;
