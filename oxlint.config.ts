import { defineConfig } from 'oxlint';

const tabbableRoles = 'button checkbox link progressbar searchbox slider spinbutton switch textbox'.split(
  ' ',
);

const handlers = [
  ...['Click', 'ContextMenu', 'DoubleClick', 'Focus', 'Blur', 'KeyDown', 'KeyPress', 'KeyUp', 'Drop'],
  ...['Drag', 'DragEnd', 'DragEnter', 'DragExit', 'DragLeave', 'DragOver', 'DragStart'],
  ...['MouseDown', 'MouseEnter', 'MouseLeave', 'MouseMove', 'MouseOut', 'MouseOver', 'MouseUp'],
].map((event) => `on${event}`);

const noRoles = { ul: [], ol: [], li: [], table: [], td: [], tr: [] };

export default defineConfig({
  plugins: ['eslint', 'typescript', 'oxc', 'import', 'react', 'jsx-a11y'],
  jsPlugins: [import.meta.resolve('./scripts/lint/house-rules.ts')],
  categories: { correctness: 'error' },
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: [
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
  rules: {
    'house/file-law': 'error',
    'house/file-names': 'error',
    'import/no-default-export': 'error',
    'max-lines': ['error', { max: 300 }],
    'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'] }],
    eqeqeq: 'error',
    'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
    // Without the exceptions that these rules make by themselves.
    'jsx-a11y/interactive-supports-focus': ['error', { tabbable: tabbableRoles }],
    'jsx-a11y/no-interactive-element-to-noninteractive-role': ['error', { tr: [], canvas: [] }],
    'jsx-a11y/no-noninteractive-element-to-interactive-role': ['error', noRoles],
    'jsx-a11y/no-noninteractive-tabindex': ['error', { roles: [], tags: [] }],
    'jsx-a11y/no-static-element-interactions': ['error', { handlers }],
    // Of the rules that are on by themselves, these refuse what is meant.
    'no-control-regex': 'off',
    'no-misleading-character-class': 'off',
    'no-unsafe-optional-chaining': 'off',
    'jsx-a11y/control-has-associated-label': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'typescript/require-array-sort-compare': 'off',
  },
  overrides: [
    {
      files: ['**/*.{ts,tsx}'],
      rules: {
        'no-array-constructor': 'error',
        'no-useless-constructor': 'error',
        'no-var': 'error',
        'prefer-const': 'error',
        'prefer-rest-params': 'error',
        'prefer-spread': 'error',
        'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
        'typescript/consistent-type-definitions': ['error', 'type'],
        'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
        'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
        'typescript/no-deprecated': [
          'error',
          {
            allow: [
              // A lake has one host for all projects.
              { from: 'package', package: '@sanity/client', name: 'useProjectHostname' },
              // Browsers cut text after some lines only with it.
              { from: 'package', package: 'csstype', name: 'WebkitBoxOrient' },
            ],
          },
        ],
        'typescript/no-dynamic-delete': 'error',
        'typescript/no-empty-object-type': 'error',
        'typescript/no-explicit-any': 'error',
        'typescript/no-extraneous-class': 'error',
        'typescript/no-generated-empty-object-type': 'error',
        'typescript/no-invalid-void-type': 'error',
        'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
        'typescript/no-mixed-enums': 'error',
        'typescript/no-namespace': 'error',
        'typescript/no-non-null-asserted-nullish-coalescing': 'error',
        'typescript/no-non-null-assertion': 'error',
        'typescript/no-require-imports': 'error',
        'typescript/no-unnecessary-boolean-literal-compare': 'error',
        'typescript/no-unnecessary-condition': 'error',
        'typescript/no-unnecessary-template-expression': 'error',
        'typescript/no-unnecessary-type-arguments': 'error',
        'typescript/no-unnecessary-type-assertion': 'error',
        'typescript/no-unnecessary-type-constraint': 'error',
        'typescript/no-unnecessary-type-conversion': 'error',
        'typescript/no-unnecessary-type-parameters': 'error',
        'typescript/no-unsafe-argument': 'error',
        'typescript/no-unsafe-assignment': 'error',
        'typescript/no-unsafe-call': 'error',
        'typescript/no-unsafe-enum-comparison': 'error',
        'typescript/no-unsafe-function-type': 'error',
        'typescript/no-unsafe-member-access': 'error',
        'typescript/no-unsafe-return': 'error',
        // The router takes a thrown answer for the answer.
        'typescript/only-throw-error': ['error', { allow: ['Response', 'TypedResponse'] }],
        'typescript/prefer-literal-enum-member': 'error',
        'typescript/prefer-promise-reject-errors': 'error',
        'typescript/prefer-reduce-type-parameter': 'error',
        'typescript/prefer-return-this-type': 'error',
        'typescript/related-getter-setter-pairs': 'error',
        'typescript/require-await': 'error',
        'typescript/restrict-plus-operands': [
          'error',
          {
            allowAny: false,
            allowBoolean: false,
            allowNullish: false,
            allowNumberAndString: false,
            allowRegExp: false,
          },
        ],
        'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
        'typescript/return-await': ['error', 'error-handling-correctness-only'],
        'typescript/unified-signatures': 'error',
        'typescript/use-unknown-in-catch-callback-variable': 'error',
      },
    },
    {
      // A package lets its types be completed by merging, which only an interface does.
      files: ['**/*.d.ts'],
      rules: {
        'typescript/consistent-type-definitions': 'off',
        'typescript/no-empty-object-type': 'off',
      },
    },
    {
      files: [
        '*.config.{js,ts}',
        '**/*.config.ts',
        'scripts/lint/{imports,circles,house-rules}.ts',
        'web/worker.ts',
        'web/app/{root,routes,entry.client,entry.server}.{ts,tsx}',
        'web/app/routes/**',
        'studio/sanity.{config,cli}.ts',
        'tests/e2e/support/global-*.ts',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      files: ['web/**/*.tsx', 'studio/**/*.tsx'],
      rules: { 'react/rules-of-hooks': 'error', 'react/unsupported-syntax': 'error' },
    },
    {
      // Hooks of their own file attach what lies outside React.
      files: ['**/*.ts'],
      rules: { 'react/immutability': 'off', 'react/set-state-in-effect': 'off' },
    },
    {
      // Rules return the same for the same arguments; what touches the browser lies in the folders left out.
      files: ['web/app/{properties,content/paths}/**/*.{ts,tsx}'],
      excludeFiles: [
        '**/*.server.ts',
        'web/app/properties/{favourites,map,search-field}/**',
        '**/*.test.{ts,tsx}',
      ],
      rules: {
        'no-restricted-globals': ['error', 'fetch', 'setTimeout', 'localStorage', 'crypto'],
        'no-restricted-properties': [
          'error',
          { object: 'Math', property: 'random', message: 'Take the random value as an argument.' },
          { object: 'Date', property: 'now', message: 'Take the time as an argument.' },
        ],
        'house/no-present': 'error',
      },
    },
  ],
});
