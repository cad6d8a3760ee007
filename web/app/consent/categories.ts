/** Optional; necessary cookies need no consent. */
export const optionalCategories = ['preferences', 'statistics', 'marketing'] as const;

export type OptionalCategory = (typeof optionalCategories)[number];
export type Category = 'necessary' | OptionalCategory;
export type Choices = Record<OptionalCategory, boolean>;

export const declineAll: Choices = { preferences: false, statistics: false, marketing: false };
export const agreeToAll: Choices = { preferences: true, statistics: true, marketing: true };
