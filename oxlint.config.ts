import { defineConfig } from 'oxlint'
import { lintLayers, ZOD } from './scripts/checks/architecture/lintLayers.ts'

export default defineConfig({
  plugins: ['typescript', 'react', 'import', 'jsx-a11y', 'unicorn', 'oxc', 'promise'],
  jsPlugins: ['@tanstack/eslint-plugin-query', './scripts/checks/lint/plugin.ts'],
  categories: { correctness: 'error', perf: 'warn' },
  rules: {
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-default-export': 'error',
    'oxc/no-barrel-file': ['error', { threshold: 0 }],
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/consistent-type-imports': [
      'error',
      { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
    ],
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'react/button-has-type': 'error',
    'react/no-danger': 'error',
    'react/react-in-jsx-scope': 'off',
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    // z.catch(schema, fallback) is no promise.
    'promise/valid-params': 'off',
    // <p role='status'> says what it is; <output> is for forms.
    'jsx-a11y/prefer-tag-over-role': 'off',
    'jsx-a11y/label-has-associated-control': ['error', { depth: 3 }],
    // Copies are what keeps cached data unshared.
    'oxc/no-map-spread': 'off',
    'no-console': 'error',
    'no-restricted-imports': ['error', { paths: [ZOD] }],
    'no-restricted-globals': [
      'error',
      { name: 'localStorage', message: 'Storage goes through src/platform/storage.ts.' },
    ],
    'no-restricted-properties': [
      'error',
      {
        object: 'Date',
        property: 'now',
        message: 'An instant of the exchange is compared with session.now(); see src/platform/clock.ts.',
      },
    ],
    'no-await-in-loop': 'off',
    '@tanstack/query/exhaustive-deps': 'error',
  },
  ignorePatterns: ['dist', 'node_modules', 'src/routeTree.gen.ts', 'src/i18n/resources.d.ts', 'public'],
  overrides: [
    ...lintLayers,
    { files: ['src/**/*.tsx'], rules: { 'futures/own-text': 'error' } },
    { files: ['src/api/zod.ts'], rules: { 'no-restricted-imports': 'off' } },
    { files: ['sandbox/**'], rules: { 'no-console': 'off' } },
    { files: ['src/platform/storage.ts', 'public/**'], rules: { 'no-restricted-globals': 'off' } },
    {
      files: [
        'src/platform/clock.ts',
        'sandbox/**',
        'gallery/**',
        'conformance/**',
        'tests/**',
        'scripts/**',
        'bench/**',
        'public/**',
      ],
      rules: { 'no-restricted-properties': 'off' },
    },
    {
      files: ['tests/**', 'scripts/**', 'bench/**'],
      rules: { 'no-console': 'off', 'typescript/no-non-null-assertion': 'off', 'no-restricted-globals': 'off' },
    },
    // Playwright's fixtures have a function called use, and take an empty pattern.
    { files: ['tests/browser/**'], rules: { 'react/rules-of-hooks': 'off', 'no-empty-pattern': 'off' } },
    { files: ['gallery/serve.ts', 'gallery/print.ts', 'gallery/diff.ts'], rules: { 'no-console': 'off' } },
    { files: ['conformance/run.ts'], rules: { 'no-console': 'off' } },
    // Lists that never change their order: the words of a note, the steps of a path.
    {
      files: ['gallery/app/Markdown.tsx', 'gallery/app/PathList.tsx', 'gallery/view/ViewPane.tsx'],
      rules: { 'react/no-array-index-key': 'off' },
    },
    {
      files: [
        '**/*.config.ts',
        'scripts/checks/lint/plugin.ts',
        'postcss.config.js',
        'tests/browser/e2e/support/wholeRun.ts',
        'tests/browser/e2e/support/sweepCount.ts',
        'scripts/checks/unhandledErrors.ts',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
  ],
})
