export const moduleTexts = {
  'article.readMore': 'Link from the summary of an article to the whole article.',
  'article.others': 'Heading above the other articles of the same category, on the page of an article.',
  'slider.label': 'What a screen reader calls a row of slides.',
  'slider.previous': 'Button that shows the slide or picture before.',
  'slider.next': 'Button that shows the next slide or picture.',
  'slider.position':
    'What a screen reader says for a slide. {number} is its place, {total} how many there are.',
  'slider.goTo': 'What a screen reader says for the dot of a slide. {number} is its place.',
  'slider.pause': 'Button that stops slides that move by themselves.',
  'slider.play': 'Button that lets slides move by themselves again.',
  'gallery.enlarge':
    'What a screen reader says for a picture that opens large. {number} is its place, {total} how many there are.',
  'gallery.close': 'Button that closes the large pictures.',
  'team.brokerNumber': 'Recognition number of a member of the team. {number} is the number.',
} as const;
