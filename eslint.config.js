import checkFile from 'eslint-plugin-check-file';
import { importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { fileLaw } from './scripts/lint/file-law.ts';

const typescript = ['**/*.ts', '**/*.tsx'];
const tests = ['**/*.test.ts', '**/*.test.tsx', 'tests/**'];

export default defineConfig(
  {
    ignores: [
      '**/node_modules/',
      '.cache/',
      '.data/',
      'web/build/',
      'web/migrations/',
      'studio/dist/',
      'studio/.sanity/',
      'schemas/generated/',
      'test-results/',
      'playwright-report/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: typescript,
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // The router takes a thrown answer for the answer.
      '@typescript-eslint/only-throw-error': ['error', { allow: ['Response', 'TypedResponse'] }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    },
  },
  {
    files: [...typescript, '**/*.js', '**/*.mjs'],
    plugins: {
      'check-file': checkFile,
      'import-x': importX,
      house: { rules: { 'file-law': fileLaw } },
    },
    rules: {
      'house/file-law': 'error',
      'import-x/no-default-export': 'error',
      'check-file/folder-naming-convention': ['error', { '**/*': 'KEBAB_CASE' }],
      'max-lines': ['error', { max: 300 }],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'] }],
      eqeqeq: 'error',
    },
  },
  {
    files: [...typescript, '**/*.js', '**/*.mjs'],
    ignores: ['web/app/routes/**'],
    plugins: { 'check-file': checkFile },
    rules: {
      'check-file/filename-naming-convention': [
        'error',
        { '**/*': 'KEBAB_CASE' },
        { ignoreMiddleExtensions: true },
      ],
    },
  },
  {
    // A package lets its types be completed by merging, which only an interface does.
    files: ['**/*.d.ts'],
    rules: {
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/no-empty-object-type': 'off',
    },
  },
  {
    // A route file's name is its address: dots part segments, brackets and dollars are the router's own marks.
    files: ['web/app/routes/**'],
    plugins: { 'check-file': checkFile },
    rules: { 'check-file/filename-naming-convention': ['error', { '**/*': '+([a-z0-9$.[\\]_-])' }] },
  },
  {
    files: [
      '*.config.{js,ts}',
      '**/*.config.ts',
      'scripts/lint/{imports,circles}.ts',
      'web/worker.ts',
      'web/app/{root,routes,entry.client,entry.server}.{ts,tsx}',
      'web/app/routes/**',
      'studio/sanity.{config,cli}.ts',
      'tests/e2e/support/global-*.ts',
    ],
    rules: { 'import-x/no-default-export': 'off' },
  },
  {
    files: ['web/**/*.tsx', 'studio/**/*.tsx'],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat['recommended-latest']],
  },
  { files: ['web/app/**'], rules: { 'check-file/no-index': 'error' } },
  {
    // Rules return the same for the same arguments; what touches the browser lies in the folders left out.
    files: ['web/app/{properties,content/paths}/**/*.{ts,tsx}'],
    ignores: ['**/*.server.ts', 'web/app/properties/{favourites,map,search-field}/**', ...tests],
    rules: {
      'no-restricted-globals': ['error', 'fetch', 'setTimeout', 'localStorage', 'crypto'],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Take the random value as an argument.' },
        { object: 'Date', property: 'now', message: 'Take the time as an argument.' },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'NewExpression[callee.name=Date][arguments.length=0]',
          message: 'Take the time as an argument.',
        },
      ],
    },
  },
);
