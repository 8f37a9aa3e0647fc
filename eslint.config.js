const { defineConfig } = require('eslint/config');
const expo = require('eslint-config-expo/flat');
const prettier = require('eslint-config-prettier/flat');
const globals = require('globals');

const typescript = ['**/*.ts', '**/*.tsx'];
const configs = ['*.config.js', 'scripts/**/*.{js,mjs}', '__tests__/**/*.config.js'];

module.exports = defineConfig([
  { ignores: ['node_modules/', 'dist/', '.expo/', '.cache/', 'coverage/', 'expo-env.d.ts'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  expo,
  prettier,
  {
    rules: {
      'import/no-cycle': 'error',
      'import/no-default-export': 'error',
      'import/no-named-as-default': 'off',
      'import/no-named-as-default-member': 'off',
    },
  },
  {
    files: typescript,
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      'no-restricted-syntax': [
        'error',
        { selector: 'TSEnumDeclaration', message: 'Use a union of literals.' },
      ],
    },
  },
  { files: ['app/**', '**/*.d.ts', ...configs], rules: { 'import/no-default-export': 'off' } },
  { files: configs, languageOptions: { globals: globals.node } },
  {
    files: ['**/*.mjs', 'scripts/**/*.ts', '__tests__/**'],
    languageOptions: { globals: { ...globals.node, ...globals.jest } },
  },
  {
    files: ['rules/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '^[^.]', message: 'rules/ is pure: it imports only its own files.' }] },
      ],
      'no-restricted-globals': ['error', 'Date', 'console', 'process', 'setTimeout', 'fetch'],
      'no-restricted-properties': ['error', { object: 'Math', property: 'random' }],
    },
  },
]);
