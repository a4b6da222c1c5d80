import js from '@eslint/js';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {
    ignores: [
      'dist/',
      'service-descriptions/',
      'build/',
      'coverage/',
      '**/node_modules/',
      '.cache/',
      'reports/',
      '.stryker-tmp/',
    ],
  },
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
      // A callback that returns nothing may be one expression.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      'no-console': 'error',
      'no-control-regex': 'off',
      'no-restricted-syntax': [
        'error',
        {
          selector:
            ':matches(PropertyDefinition, TSParameterProperty, MethodDefinition[kind!="constructor"])[accessibility="private"]',
          message: 'Write #name: the compiler and the engine both keep it private.',
        },
      ],
    },
  },
  {
    files: ['**/*.ts'],
    rules: {
      '@typescript-eslint/naming-convention': [
        'error',
        { selector: 'variable', format: ['camelCase', 'StrictPascalCase'], leadingUnderscore: 'allow' },
        // What is taken out of another's object keeps the name that it has there.
        { selector: 'variable', modifiers: ['destructured'], format: null },
      ],
    },
  },
  {
    files: ['packages/impacted-targets/src/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'Take variables from the request: the action is not the only caller.',
        },
      ],
    },
  },
  {
    files: ['scripts/**', 'demo/**', 'bench/**', 'mutation/*.js', 'packages/local-service/src/**'],
    rules: { 'no-console': 'off' },
  },
  { files: ['**/*.js', '**/*.mjs'], extends: [tseslint.configs.disableTypeChecked] },
);
