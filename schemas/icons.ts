/** Icons of types in the Studio, by the names that `@sanity/icons` gives them. */
export type IconName =
  | 'bar-chart'
  | 'blockquote'
  | 'document-text'
  | 'envelope'
  | 'home'
  | 'images'
  | 'pin'
  | 'stack-compact'
  | 'string'
  | 'tag'
  | 'transfer'
  | 'user'
  | 'users';
