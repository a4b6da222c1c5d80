import js from '@eslint/js';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  { ignores: ['dist/', 'build/', 'coverage/', '**/node_modules/', '.cache/', 'reports/', '.stryker-tmp/'] },
  js.configs.recommended,
  {
    files: ['mutation/*.js'],
    languageOptions: { globals: { process: 'readonly', console: 'readonly', URL: 'readonly' } },
  },
  { files: ['bench/*.mjs'], languageOptions: { globals: { process: 'readonly', Buffer: 'readonly' } } },
  ...tseslint.configs.strictTypeChecked,
  ...tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: {
      parserOptions: { projectService: { allowDefaultProject: ['bench/*.mjs'] }, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-console': 'error',
      'no-control-regex': 'off',
    },
  },
  {
    // What knows nothing of GitHub Actions stays so.
    files: ['src/service/**', 'src/flaky-tests/**', 'src/impacted-targets/**', 'src/local-service/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            '**/action/**',
            '**/operations/**',
            '**/event/**',
            '**/intent/**',
            '@actions/core',
            '@actions/github',
          ],
        },
      ],
    },
  },
  {
    files: ['scripts/**', 'demo/**', 'bench/**', 'mutation/*.js', 'src/local-service/**'],
    rules: { 'no-console': 'off' },
  },
  { files: ['**/*.js', '**/*.mjs'], extends: [tseslint.configs.disableTypeChecked] },
);
