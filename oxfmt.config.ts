import { defineConfig } from 'oxfmt';

export default defineConfig({
  singleQuote: true,
  printWidth: 110,
  sortPackageJson: false,
  overrides: [{ files: ['docs/features.md'], options: { proseWrap: 'never' } }],
  ignorePatterns: [
    'package-lock.json',
    'schemas/generated/',
    'web/app/properties/map/outlines/*.json',
    'web/migrations/',
    'seed/sample/properties/',
    'seed/sample/owners/',
    'seed/starter/properties/',
    'seed/agencies/*/properties/',
    'tests/agencies/*/properties/',
    'web/fonts/typefaces.json',
  ],
});
