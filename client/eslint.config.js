import js from '@eslint/js'
import { defineConfig } from 'eslint/config'
import svelte from 'eslint-plugin-svelte'
import ts from 'typescript-eslint'

const off = (rules) => Object.fromEntries(rules.map((rule) => [rule, 'off']))

/** Numbers are written as they are; whatever else is no text has to be turned into it. */
const WRITTEN = { allowNumber: true, allowAny: false, allowBoolean: false, allowNullish: false, allowRegExp: false }

export default defineConfig(
  { ignores: ['coverage', 'src/schema.ts'] },
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  ts.configs.stylisticTypeChecked,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    languageOptions: {
      parserOptions: { parser: ts.parser, projectService: true, extraFileExtensions: ['.svelte'] },
    },
    rules: {
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', WRITTEN],
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { boolean: true } }],
      '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_$', argsIgnorePattern: '^_$' }],
      // TypeScript knows the names there are, and those of Svelte's runes.
      'no-undef': 'off',
      // With noUncheckedIndexedAccess every look-up may miss; `!` says that the server has sent what is looked up.
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    // ESLint takes what one component hands to another for `any`; svelte-check knows the types, and is as strict.
    files: ['**/*.svelte'],
    rules: off(
      ['argument', 'assignment', 'call', 'member-access', 'return'].map((use) => `@typescript-eslint/no-unsafe-${use}`),
    ),
  },
  {
    // They are in no TypeScript project.
    files: ['*.config.{js,ts}'],
    extends: [ts.configs.disableTypeChecked],
    languageOptions: { parserOptions: { projectService: false } },
  },
)
