import { existsSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { defineConfig, mergeConfig } from 'vitest/config'
import client from './vite.config.ts'

/** Links lead nowhere but where the router goes. */
const STAY = { disableMainFrameNavigation: true, disableFallbackToSetURL: true }
const PATIENCE = 120_000

/** Components are names here: they are tried in a browser (tests/browser), and take long to compile. */
const components = {
  name: 'components',
  enforce: 'pre' as const,
  resolveId(source: string, importer = '') {
    const isComponent = source.endsWith('.svelte') && existsSync(resolve(dirname(importer), source))
    return isComponent ? `\0component:${basename(source, '.svelte')}` : null
  },
  load(id: string) {
    const [, name] = id.split('\0component:')
    return name === undefined ? null : `export default ${JSON.stringify({ component: name })}`
  },
}

export default mergeConfig(
  client,
  defineConfig({
    plugins: [components],
    resolve: { conditions: ['browser'] }, // Svelte as the browser has it: otherwise effects do nothing
    test: {
      environment: 'happy-dom',
      environmentOptions: { happyDOM: { settings: { navigation: STAY } } },
      include: ['tests/**/*.test.ts'],
      setupFiles: ['tests/setup.ts'],
      testTimeout: PATIENCE,
      hookTimeout: PATIENCE,
      unstubGlobals: true,
      restoreMocks: true,
      coverage: {
        provider: 'v8',
        include: ['src/**/*.ts'],
        reporter: ['text-summary'],
        reportsDirectory: '../build/client-coverage',
      },
    },
  }),
)
