export const galleryTexts = {
  'gallery.all': 'Button below the pictures that shows all of them. {count} is how many, at least two.',
  'gallery.enlarge':
    'Screen reader text for a picture that opens large. {number} is its position, {total} how many there are.',
  'gallery.enlargePlan': 'Screen reader text for a plan that opens large.',
  'gallery.plans': 'Heading of the plans, and button that leads to them.',
  'gallery.video': 'Button that leads to the video.',
  'gallery.tour': 'Button that leads to the 3D tour.',
  'gallery.playVideo': 'Button over a picture that starts the video.',
  'gallery.startTour': 'Button over a picture that starts the 3D tour.',
  'gallery.loads':
    'Below a video or tour that comes from another site. {provider} is its name, such as YouTube.',
  'gallery.openAt': 'Link that opens a video or tour on the site it comes from. {provider} is its name.',
  'gallery.openFile': 'Link that opens a video by itself.',
  'gallery.kinds': 'Screen reader name of the buttons for pictures and plans, above the large pictures.',
  'gallery.position':
    'Screen reader text for a large picture. {number} is its position, {total} how many there are.',
  'gallery.thumbnails': 'Screen reader name of the small pictures below a large one.',
  'gallery.zoomIn': 'Button that enlarges the picture further.',
  'gallery.zoomOut': 'Button that shows the whole picture again.',
  'gallery.close': 'Button that closes the large pictures.',
} as const;
