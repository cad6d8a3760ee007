import { defineField } from '@sanity/types';

/** Switches for search engines, on documents with a page of their own. */
export function searchFields(group: string) {
  return [
    defineField({
      name: 'metadata',
      title: 'Search and sharing',
      description: 'A different title, description and picture for search engines and social networks.',
      type: 'pageMetadata',
      group,
    }),
    defineField({
      name: 'isActiveSEO',
      title: 'Show in search engines',
      description: 'Switch off to leave it out of search results and the sitemap.',
      type: 'boolean',
      initialValue: true,
      group,
    }),
    defineField({
      name: 'noReferrerNoFollow',
      title: 'Add nofollow and noreferrer to links',
      description:
        'Search engines do not follow the links on this page, and other sites are not told where a visitor came from.',
      type: 'boolean',
      initialValue: false,
      group,
    }),
  ];
}
