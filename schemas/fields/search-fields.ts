import { defineField } from '@sanity/types';

/** Switches for search engines, on documents with a page of their own. */
export function searchFields(group: string) {
  return [
    defineField({
      name: 'metadata',
      title: 'Search and sharing',
      description: 'Other words and pictures for search engines and social networks.',
      type: 'pageMetadata',
      group,
    }),
    defineField({
      name: 'isActiveSEO',
      title: 'Show in search engines',
      description: 'Off keeps it out of search results and out of the sitemap.',
      type: 'boolean',
      initialValue: true,
      group,
    }),
    defineField({
      name: 'noReferrerNoFollow',
      title: 'Do not pass on visitors or reputation',
      description:
        'Links do not tell other sites where a visitor came from, and search engines do not follow them.',
      type: 'boolean',
      initialValue: false,
      group,
    }),
  ];
}
