/** Groups of modules in the Studio's menu. */
export const moduleGroups = [
  {
    name: 'words',
    title: 'Words',
    of: ['articleModule', 'quoteModule', 'questionsModule', 'tableModule', 'statsModule', 'downloadsModule'],
  },
  {
    name: 'lists',
    title: 'Lists',
    of: [
      'categoryModule',
      'propertyListModule',
      'testimonialModule',
      'teamModule',
      'officeModule',
      'mapModule',
    ],
  },
  {
    name: 'pictures',
    title: 'Pictures',
    of: ['sliderModule', 'galleryModule', 'videoModule', 'beforeAfterModule', 'logosModule', 'embedModule'],
  },
  { name: 'next-step', title: 'Next step', of: ['callToActionModule', 'contactModule'] },
];

/** Address at which the Studio serves a module's drawing. */
export function modulePicture(type: string): string {
  return `/static/modules/${type}.svg`;
}
