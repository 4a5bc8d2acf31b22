import { defineConfig } from 'vitest/config'
import { alias } from './vitest.config.js'

/** `npm run test:long`: what takes minutes and is not asked of every change. */
export default defineConfig({
  resolve: { alias },
  test: {
    include: [
      'packages/*/{src,test}/**/*.long.test.ts',
      'examples/**/*.long.test.ts',
      'bench/**/*.long.test.ts',
      'scripts/**/*.long.test.ts'
    ],
    globalSetup: ['packages/storage-postgres/test/global-setup.ts'],
    testTimeout: 30 * 60_000,
    hookTimeout: 5 * 60_000
  }
})
