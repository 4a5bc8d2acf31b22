import { dirname } from 'node:path'
import { defineConfig } from 'vitest/config'
import { alias } from '../vitest.config.js'

/** The tests that recipes affect, all on the sources: nothing is built in the copy that recipes are followed in. */
export default defineConfig({
  root: dirname(import.meta.dirname),
  resolve: { alias },
  test: {
    include: ['packages/*/{src,test,app}/**/*.test.ts', 'scripts/generate/**/*.test.ts'],
    exclude: ['**/*.long.test.ts', '**/node_modules/**', '**/dist/**'],
    globalSetup: ['packages/storage-postgres/test/global-setup.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    isolate: false
  }
})
