import { defineField, type SortOrdering } from '@sanity/types';

/** Position in a Studio list whose rows can be dragged. */
export const draggedOrderField = defineField({
  name: 'order',
  title: 'Order',
  description: 'Follows the place of its row in the list.',
  type: 'number',
  hidden: true,
});

/** Position among documents that no menu or module orders. */
export function orderField(group?: string) {
  return defineField({
    name: 'order',
    title: 'Order',
    description: 'Lower numbers come first. Leave gaps (10, 20, 30) so that you can insert something later.',
    type: 'number',
    ...(group === undefined ? {} : { group }),
    validation: (rule) => rule.integer().min(0),
  });
}

export const byOrder: SortOrdering = {
  name: 'byOrder',
  title: 'Order on the site',
  by: [{ field: 'order', direction: 'asc' }],
};

export const byLastChange: SortOrdering = {
  name: 'byLastChange',
  title: 'Last changed first',
  by: [{ field: '_updatedAt', direction: 'desc' }],
};

export function byField(field: string, title: string, direction: 'asc' | 'desc' = 'asc'): SortOrdering {
  return { name: `by-${field}`, title, by: [{ field, direction }] };
}
