import type { Fault } from './fault.js'
import { importsOf, resolveImport } from './imports.js'
import { isCode, isTest, placeOf, type Tree } from './tree.js'

/** What a package may import of the others by name: in what it ships, as types in what it ships, and in its tests. */
interface Border {
  values: readonly string[]
  types: readonly string[]
  tests: readonly string[] | 'any'
}

/** An adapter needs the contract and nothing else; what runs on other machines (client, tracker) carries nothing of the core. */
const borders: Readonly<Record<string, Border>> = {
  // The tracker is an optional peer: the one route that hands it out loads it by its name. The weights of languages are data.
  core: {
    values: ['@rapport/browser-tracker/script', '@rapport/languages'],
    types: ['@rapport/browser-tracker/script', '@rapport/languages'],
    tests: 'any'
  },
  languages: { values: [], types: [], tests: [] },
  'storage-postgres': {
    values: ['@rapport/core/storage'],
    types: ['@rapport/core/storage'],
    tests: [
      '@rapport/core',
      '@rapport/core/storage',
      '@rapport/core/memory',
      '@rapport/core/testing',
      '@rapport/core/testing/suites',
      '@rapport/test-suites'
    ]
  },
  'server-node': {
    values: [
      '@rapport/client',
      '@rapport/console',
      '@rapport/core',
      '@rapport/core/memory',
      '@rapport/core/operations',
      '@rapport/demo-world',
      '@rapport/integrations',
      '@rapport/mcp',
      '@rapport/storage-postgres'
    ],
    types: [
      '@rapport/client',
      '@rapport/console',
      '@rapport/core',
      '@rapport/core/connector',
      '@rapport/core/memory',
      '@rapport/core/operations',
      '@rapport/core/storage',
      '@rapport/core/types',
      '@rapport/demo-world',
      '@rapport/integrations',
      '@rapport/mcp',
      '@rapport/storage-postgres'
    ],
    tests: 'any'
  },
  // The bin alone, which loads the commands; its dependencies are what they need.
  cli: { values: ['@rapport/server-node/cli'], types: [], tests: 'any' },
  // Data in the shapes of puts, for whoever wants to try something on it.
  'demo-world': { values: [], types: [], tests: 'any' },
  integrations: {
    values: ['@rapport/core', '@rapport/core/connector'],
    types: ['@rapport/core', '@rapport/core/connector'],
    tests: 'any'
  },
  mcp: { values: ['@rapport/core', '@rapport/core/operations'], types: ['@rapport/core', '@rapport/core/operations'], tests: 'any' },
  'test-suites': { values: [], types: [], tests: 'any' },
  // Its app, which is no part of what Node loads, has the client beside it.
  console: { values: ['@rapport/core', '@rapport/core/operations'], types: ['@rapport/core'], tests: 'any' },
  client: { values: [], types: ['@rapport/core'], tests: 'any' },
  'browser-tracker': { values: [], types: ['@rapport/core'], tests: 'any' }
}

const rule = 'package border'

/** Packages reach each other by name only, and only where the table allows it; no relative import leaves its package or example. */
export function packageBorders(tree: Tree): Fault[] {
  const faults: Fault[] = []
  for (const [path, text] of tree) {
    const home = /^(packages\/[^/]+|examples\/[^/]+)\//.exec(path)?.[0]
    if (!home || !isCode(path)) continue
    const place = placeOf(path)
    const ships = place?.inside.startsWith('src/') || place?.inside.startsWith('test/')
    const border = place && ships ? borders[place.name] : undefined
    if (place && ships && !border) {
      faults.push({ path, rule, message: `packages/${place.name} is unknown; give it a row in scripts/structure/package-borders.ts` })
      continue
    }
    for (const { specifier, line, typeOnly } of importsOf(path, text)) {
      const target = resolveImport(tree, path, specifier)
      if (target !== undefined && !target.startsWith(home) && !isToolConfig(path)) {
        faults.push({ path, line, rule, message: `${specifier} leaves ${home}; import the package by its name` })
      }
      if (!border || !place || !specifier.startsWith('@rapport/')) continue
      const message = suitesFault(place.name, specifier)
      if (message !== undefined) faults.push({ path, line, rule, message })
      const allowed = isTest(path) ? border.tests : typeOnly ? border.types : border.values
      const isOwn = isTest(path) && specifier === `@rapport/${place.name}`
      if (isOwn || allowed === 'any' || allowed.includes(specifier)) continue
      const may = allowed.length === 0 ? 'no other package of ours' : `only ${allowed.join(', ')}`
      const onlyTypes = !typeOnly && border.types.includes(specifier) ? ' (as `import type` this one is allowed)' : ''
      faults.push({
        path,
        line,
        rule,
        message: `${place.name} may not import ${specifier}${onlyTypes}; ${isTest(path) ? 'its tests' : 'it'} may import ${may}`
      })
    }
  }
  return faults
}

/** The suites may import core's sources, and nobody else may. Core, tests included, must not depend on the suites. */
function suitesFault(name: string, specifier: string): string | undefined {
  if (specifier.startsWith('@rapport/core/src/') && name !== 'test-suites')
    return `${specifier} is open to packages/test-suites only; import an entry of @rapport/core`
  if (specifier === '@rapport/test-suites' && name === 'core')
    return 'core may not import @rapport/test-suites; move the test to packages/test-suites'
  return undefined
}

/** The tools' own files beside package.json, which share a base at the root. */
const isToolConfig = (path: string): boolean => /^(packages|examples)\/[^/]+\/[^/]+\.config\.(ts|mjs|js)$/.test(path)
