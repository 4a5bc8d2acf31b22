import { describe, expect, test } from 'vitest'
import { coreLayers, isNamed } from './core-layers.js'
import { core, expectFault, faultsWith, json, manifest, rightTree, toolPath } from './right-tree.js'

describe('import direction', () => {
  test.each([
    ['domain/timeline/entry.ts', "import { route } from '../../http/router.js'", 'domain/timeline may not import http'],
    ['domain/timeline/entry.ts', "import { callTool } from '../../gateway/call-tool.js'", 'domain/timeline may not import gateway'],
    ['domain/timeline/entry.ts', "import { batch } from '../../ingest/batch.js'", 'domain/timeline may not import ingest'],
    [
      'domain/timeline/entry.ts',
      "import { listCustomers } from '../../tools/customers/list-customers.js'",
      'domain/timeline may not import tools'
    ],
    ['domain/timeline/entry.ts', "import type { ToolContext } from '../../context.js'", 'domain/timeline may not import context'],
    [
      'domain/timeline/entry.ts',
      "import { memoryStore } from '../../storage/memory/memory-store.js'",
      'domain/timeline may not import memory store'
    ],
    ['domain/timeline/entry.ts', "export * from '../../index.js'", 'domain/timeline may not import entry points'],
    ['storage/tables/users.ts', "import { page } from '../../domain/page.js'", 'storage may not import domain/values'],
    ['storage/tables/users.ts', "import { readOptions } from '../../options.js'", 'storage may not import options'],
    ['storage/contract.ts', "import { memoryStore } from './memory/memory-store.js'", 'storage may not import memory store'],
    ['storage/query.ts', "type A = import('../domain/page.js').Page", 'storage may not import domain/values'],
    ['ingest/batch.ts', "import { route } from '../http/router.js'", 'ingest may not import http'],
    ['ingest/batch.ts', "await import('../gateway/call-tool.js')", 'ingest may not import gateway'],
    ['ingest/batch.ts', "import { sync } from '../integrations/sync.js'", 'ingest may not import integrations'],
    ['integrations/sync.ts', "import { keys } from '../auth/api-keys.js'", 'integrations may not import auth'],
    ['auth/api-keys.ts', "import { callTool } from '../gateway/call-tool.js'", 'auth may not import gateway'],
    ['limits/plan.ts', "import { keys } from '../auth/api-keys.js'", 'limits may not import auth'],
    ['gateway/registry.ts', "import { route } from '../http/router.js'", 'gateway may not import http'],
    ['gateway/registry.ts', "import { createRapport } from '../service.js'", 'gateway may not import service'],
    ['tool-shape/tool-names.ts', "import { callTool } from '../gateway/call-tool.js'", 'tool shape may not import gateway'],
    ['http/pages.ts', "import { createRapport } from '../service.js'", 'http may not import service'],
    ['clock.ts', "import { page } from './domain/page.js'", 'basics may not import domain/values'],
    ['http/pages.ts', "import { suite } from '../testing/suite.js'", 'http may not import testing']
  ])('%s: %s', (file, statement, expected) => {
    expectFault({ [`${core}/${file}`]: `\n${statement}\n` }, `${core}/${file}:2  import direction: ${expected} (`)
  })

  test('a tool may import the shape of tools from the gateway, and nothing else of it', () => {
    const text = `${rightTree[toolPath]}import { callTool } from '../../gateway/call-tool.js'\n`
    const faults = faultsWith({ [toolPath]: text })
    expect(faults[0]).toContain('list-customers.ts:4  import direction: tools may not import gateway')
  })

  test.each([
    ['identity/apply-claims.ts', "import { moveAccess } from '../access/move-access.js'", 'domain/identity may not import domain/access'],
    ['identity/claims.ts', "import type { Snapshot } from '../revenue/snapshots.js'", 'domain/identity may not import domain/revenue'],
    ['identity/suggestions/pairs.ts', "import type { User } from '../../users/user.js'", 'domain/identity may not import domain/users'],
    ['sources/put-sources.ts', "import { type Fact } from '../facts/fact.js'", 'domain/sources may not import domain/facts'],
    ['sources/put-sources.ts', "type A = import('../facts/fact.js').Fact", 'domain/sources may not import domain/facts'],
    ['customers/owners.ts', "export type { User } from '../users/user.js'", 'domain/customers may not import domain/users'],
    ['changes/note.ts', "import type { Row } from '../identity/rows.js'", 'domain/changes may not import domain/identity'],
    ['page.ts', "import type { Row } from './identity/rows.js'", 'domain/values may not import domain/identity']
  ])('inside of the domain, of types too: %s: %s', (file, statement, expected) => {
    const path = `${core}/domain/${file}`
    const files = faultsWith({ [path]: `${rightTree[path] ?? '\n\n'}${statement}\n` })
    expect(files).toEqual([expect.stringContaining(`import direction: ${expected} (`)])
  })

  test('every row of the table names only rows below it, so that no two layers can lead to each other', () => {
    for (const [index, layer] of coreLayers.entries()) {
      for (const name of layer.may) {
        const named = coreLayers.flatMap((other, place) => (isNamed(other, name) ? [place] : []))
        expect(named.length, `${layer.name} -> ${name}`).toBeGreaterThan(0)
        for (const place of named) expect(place, `${layer.name} -> ${name}`).toBeGreaterThan(index)
      }
    }
  })

  test('a new folder needs a row in the table', () => {
    expectFault(
      { [`${core}/webhooks/lease.ts`]: 'export const lease = 1\n' },
      `${core}/webhooks/lease.ts  import direction: no layer has the folder webhooks/`
    )
    expectFault(
      { [`${core}/domain/leases/lease.ts`]: 'export const lease = 1\n' },
      `${core}/domain/leases/lease.ts  import direction: no layer has the folder domain/leases/`
    )
  })
})

describe('import cycle', () => {
  const cycle = (kind: string) => ({
    [`${core}/domain/a.ts`]: "import { b } from './b.js'\nexport const a = () => b\n",
    [`${core}/domain/b.ts`]: `import ${kind} from './a.js'\nexport const b = 1\n`
  })

  test('files that import each other', () => {
    expectFault(cycle('{ a }'), `${core}/domain/b.ts:1  import cycle: domain/a.ts -> domain/b.ts -> domain/a.ts`)
    expectFault({ [`${core}/domain/a.ts`]: "export * from './a.js'\n" }, `${core}/domain/a.ts:1  import cycle: domain/a.ts -> domain/a.ts`)
  })

  test.each(['type { a }', '{ type a }'])('files of which one needs only types of the other: %s', (kind) => {
    expectFault(cycle(kind), `${core}/domain/b.ts:1  import cycle: domain/a.ts -> domain/b.ts -> domain/a.ts`)
  })

  test('files of an app, which are asked for without an ending', () => {
    const path = 'packages/console/app/pages/a.tsx'
    const files = { [path]: "import { B } from './b'\n", 'packages/console/app/pages/b.tsx': "import { A } from './a'\n" }
    expect(faultsWith(files)).toContainEqual(expect.stringContaining('import cycle: packages/console/app/pages/a.tsx ->'))
  })
})

describe('package border', () => {
  const client = {
    'packages/client/package.json': json({ ...manifest, name: '@rapport/client' }),
    'packages/client/README.md': '# client\n'
  }

  test('an adapter imports the contract only, and in its tests the published suites', () => {
    const path = 'packages/storage-postgres/src/where.ts'
    expectFault(
      { [path]: "import { createRapport } from '@rapport/core'\n" },
      `${path}:1  package border: storage-postgres may not import @rapport/core;`
    )
    expectFault(
      { [path]: "import type { T } from '@rapport/core/testing'\n" },
      `${path}:1  package border: storage-postgres may not import @rapport/core/testing`
    )
    const inTest = 'packages/storage-postgres/test/where.ts'
    expectFault(
      { [inTest]: "import '@rapport/server-node'\n" },
      `${inTest}:1  package border: storage-postgres may not import @rapport/server-node`
    )
  })

  test('the client and the tracker carry types of the core at most', () => {
    const path = 'packages/client/src/tools.ts'
    expect(faultsWith({ ...client, [path]: "import type { Tools } from '@rapport/core'\nexport type T = Tools\n" })).toEqual([])
    const start = `${path}:1  package border: client may not import @rapport/core (as \`import type\` this one is allowed)`
    expectFault({ ...client, [path]: "import { tools } from '@rapport/core'\n" }, start)
    expectFault({ ...client, [path]: "import { type Tools, tools } from '@rapport/core'\n" }, start)
  })

  test('the core imports none of ours, and no relative import leaves a package or an example', () => {
    const path = `${core}/domain/x.ts`
    expectFault({ [path]: "import '@rapport/client'\n" }, `${path}:1  package border: core may not import @rapport/client`)
    expectFault(
      { [path]: "import '../../../client/src/x.js'\n" },
      `${path}:1  package border: ../../../client/src/x.js leaves packages/core/`
    )
    const example = 'examples/express/app.ts'
    expectFault({ [example]: "import '../../packages/core/src/index.js'\n" }, `${example}:1  package border: `)
  })

  test('a new package needs a row in the table', () => {
    const files = { 'packages/extra/package.json': json({ ...manifest, name: '@rapport/extra' }), 'packages/extra/README.md': '#\n' }
    expectFault({ ...files, 'packages/extra/src/index.ts': '' }, 'packages/extra/src/index.ts  package border: packages/extra is unknown')
  })
})
