/** Icons of types in the Studio, by the names that `@sanity/icons` gives them. */
export type IconName =
  | 'bar-chart'
  | 'blockquote'
  | 'document-text'
  | 'double-quote'
  | 'envelope'
  | 'help-circle'
  | 'home'
  | 'images'
  | 'launch'
  | 'pin'
  | 'stack-compact'
  | 'string'
  | 'tag'
  | 'th-list'
  | 'transfer'
  | 'user'
  | 'users';
