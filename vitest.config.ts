import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const source = (path: string) => fileURLToPath(new URL(`./packages/${path}`, import.meta.url))

/** On the sources, a package's name leads to its src folder, so nothing has to be built first. */
export const alias = [
  { find: /^@rapport\/core$/, replacement: source('core/src/index.ts') },
  { find: /^@rapport\/core\/(connector|memory|operations|storage|testing|testing\/suites|types)$/, replacement: source('core/src/$1.ts') },
  { find: /^@rapport\/core\/src\/(.*)\.js$/, replacement: source('core/src/$1.ts') },
  { find: /^@rapport\/storage-postgres$/, replacement: source('storage-postgres/src/index.ts') },
  { find: /^@rapport\/server-node$/, replacement: source('server-node/src/index.ts') },
  { find: /^@rapport\/server-node\/cli$/, replacement: source('server-node/src/cli.ts') },
  { find: /^@rapport\/client$/, replacement: source('client/src/index.ts') },
  { find: /^@rapport\/client\/session$/, replacement: source('client/src/session.ts') },
  { find: /^@rapport\/console$/, replacement: source('console/src/index.ts') },
  { find: /^@rapport\/demo-world$/, replacement: source('demo-world/src/index.ts') },
  { find: /^@rapport\/languages$/, replacement: source('languages/src/index.ts') },
  { find: /^@rapport\/mcp$/, replacement: source('mcp/src/index.ts') },
  { find: /^@rapport\/test-suites$/, replacement: source('test-suites/src/index.ts') },
  { find: /^@rapport\/integrations$/, replacement: source('integrations/src/index.ts') },
  { find: /^@rapport\/integrations\/(reading|testing)$/, replacement: source('integrations/src/$1.ts') }
]

const excluded = ['**/*.long.test.ts', '**/node_modules/**', '**/dist/**']
const everything = [
  'packages/*/{src,test}/**/*.test.ts',
  'packages/console/app/**/*.test.ts',
  'scripts/**/*.test.ts',
  'eval/**/*.test.ts',
  'examples/**/*.test.ts'
]
/** Their tests leave nothing behind in the process, so one process runs many files: loading the modules for each took half of the time. */
const sharing = ['core', 'client', 'integrations', 'mcp', 'storage-postgres', 'test-suites'].map(
  (name) => `packages/${name}/{src,test}/**/*.test.ts`
)

const everywhere = {
  setupFiles: ['scripts/fixed-seed.ts'],
  // A browser or a child process may starve on CI's two cores once; twice in a row is a fault.
  testTimeout: 240_000,
  hookTimeout: 240_000,
  retry: process.env.CI ? 1 : 0,
  // What is polled for is there at once or, on a busy machine, later than the second that Vitest waits.
  expect: { poll: { timeout: 30_000 } }
}

export default defineConfig({
  test: {
    // For the run, not for each project.
    globalSetup: ['packages/storage-postgres/test/global-setup.ts', 'packages/server-node/test/e2e/unpack-browser.ts'],
    // Vitest leaves a core free: of two cores that is half.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      { resolve: { alias }, test: { ...everywhere, name: 'sharing', include: sharing, exclude: excluded, isolate: false } },
      {
        test: {
          ...everywhere,
          name: 'alone',
          include: everything,
          exclude: [...excluded, ...sharing],
          globalSetup: ['scripts/built-packages.ts'],
          // Each of these files has a process of its own. Node loads a built package in a tenth of the time that Vitest needs for its sources.
          server: { deps: { external: [/\/packages\/[^/]+\/dist\//] } }
        }
      }
    ]
  }
})
