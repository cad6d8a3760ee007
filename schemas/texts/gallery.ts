export const galleryTexts = {
  'gallery.all': 'Button below the pictures that shows all of them. {count} is how many, at least two.',
  'gallery.enlarge':
    'Screen reader text for a picture that opens large. {number} is its position, {total} how many there are.',
  'gallery.plans': 'Heading of the plans, and button that leads to them.',
  'gallery.close': 'Button that closes the large pictures.',
} as const;
