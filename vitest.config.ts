import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const source = (path: string) => fileURLToPath(new URL(`./packages/${path}`, import.meta.url))

/** Tests run on the sources: a package's name leads to its src folder, so nothing has to be built first. */
export const alias = [
  { find: /^@rapport\/core$/, replacement: source('core/src/index.ts') },
  { find: /^@rapport\/core\/(memory|storage|testing)$/, replacement: source('core/src/$1.ts') },
  { find: /^@rapport\/storage-postgres$/, replacement: source('storage-postgres/src/index.ts') },
  { find: /^@rapport\/server-node$/, replacement: source('server-node/src/index.ts') },
  { find: /^@rapport\/client$/, replacement: source('client/src/index.ts') }
]

export default defineConfig({
  resolve: { alias },
  test: {
    include: ['packages/*/{src,test}/**/*.test.ts', 'scripts/**/*.test.ts', 'examples/**/*.test.ts'],
    exclude: ['**/*.long.test.ts', '**/node_modules/**', '**/dist/**'],
    globalSetup: ['packages/storage-postgres/test/global-setup.ts'],
    // Vitest leaves a core free: of two cores that is half.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    testTimeout: 120_000,
    // A browser or a child process may starve on CI's two cores once; twice in a row is a fault.
    retry: process.env.CI ? 1 : 0,
    hookTimeout: 120_000
  }
})
