import { describe, expect, test } from 'vitest'
import { moduleOrder } from './module-order.js'
import { core, expectFault, faultsWith, json, manifest, rightTree, toolPath } from './right-tree.js'

describe('import direction', () => {
  test.each([
    ['timeline/entry.ts', "import { callTool } from '../search/index.js'", 'timeline/ may not import search/'],
    ['timeline/entry.ts', "import { batch } from '../ingest/index.js'", 'timeline/ may not import ingest/'],
    ['timeline/entry.ts', "import { memoryStore } from '../storage/memory/index.js'", 'timeline/ may not import storage/memory/'],
    ['timeline/entry.ts', "export * from '../index.js'", 'timeline/ may not import *.ts'],
    ['storage/columns.ts', "import { page } from '../paging/index.js'", 'storage/ may not import paging/'],
    ['storage/query.ts', "import { readOptions } from '../options.js'", 'storage/ may not import options.ts'],
    ['storage/contract.ts', "import { memoryStore } from './memory/index.js'", 'storage/ may not import storage/memory/'],
    ['storage/query.ts', "type A = import('../paging/index.js').Page", 'storage/ may not import paging/'],
    ['http/fetch.ts', "await import('../ingest/index.js')", 'http/ may not import ingest/'],
    ['gateway/call.ts', "import { createRapport } from '../service.js'", 'gateway/ may not import service.ts'],
    ['identity/apply-claims.ts', "import { moveAccess } from '../access/index.js'", 'identity/ may not import access/'],
    ['identity/claims.ts', "import type { Snapshot } from '../revenue/index.js'", 'identity/ may not import revenue/'],
    ['identity/suggestions/pairs.ts', "import type { User } from '../../people/index.js'", 'identity/ may not import people/'],
    ['sources/put-sources.ts', "import { type Fact } from '../facts/index.js'", 'sources/ may not import facts/'],
    ['customers/owners.ts', "export type { User } from '../people/index.js'", 'customers/ may not import people/'],
    ['sync/run.ts', "import { suite } from '../testing/suite.js'", 'sync/ may not import testing/']
  ])('%s: %s', (file, statement, expected) => {
    expectFault({ [`${core}/${file}`]: `\n${statement}\n` }, `${core}/${file}:2  import direction: ${expected} (`)
  })

  test('of another module only the index is imported, unless it is loaded late', () => {
    const path = `${core}/timeline/entry.ts`
    const inside = "import { facts } from '../facts/list-facts.js'\n"
    const fault = `${path}:1  import direction: ../facts/list-facts.js is inside of facts/; import facts/index.js`
    expectFault({ [path]: inside }, fault)
    expectFault({ [path]: inside.replace('import {', 'import type {') }, fault)
    expectFault({ [path]: inside.replace('import {', 'export {') }, fault)
    const other = { [`${core}/facts/list-facts.ts`]: 'export const facts = 1\n' }
    expect(faultsWith({ ...other, [path]: "export const late = () => import('../facts/list-facts.js')\n" })).toEqual([])
  })

  test('a part of a module that has a line of its own is a module too', () => {
    const path = `${core}/identity/customers.ts`
    expect(faultsWith({ [path]: "import { facts } from '../facts/tables/index.js'\nexport const all = facts\n" })).toEqual([])
    expectFault({ [path]: "import { facts } from '../facts/index.js'\n" }, `${path}:1  import direction: identity/ may not import facts/`)
  })

  test('a tool imports no other path of a call', () => {
    const text = `${rightTree[toolPath]}import { registry } from '../registry/index.js'\n`
    expect(faultsWith({ [toolPath]: text })[0]).toContain('list-customers.ts:4  import direction: customers/ may not import registry/')
  })

  test('no module stands in the order twice', () => {
    expect(new Set(moduleOrder).size).toBe(moduleOrder.length)
  })

  test('a new folder needs a line in the order', () => {
    expectFault(
      { [`${core}/webhooks/lease.ts`]: 'export const lease = 1\n' },
      `${core}/webhooks/lease.ts  import direction: the folder webhooks/ is no module`
    )
  })
})

describe('import cycle', () => {
  const cycle = (kind: string) => ({
    [`${core}/people/a.ts`]: "import { b } from './b.js'\nexport const a = () => b\n",
    [`${core}/people/b.ts`]: `import ${kind} from './a.js'\nexport const b = 1\n`
  })

  test('files that import each other', () => {
    expectFault(cycle('{ a }'), `${core}/people/b.ts:1  import cycle: people/a.ts -> people/b.ts -> people/a.ts`)
    expectFault({ [`${core}/people/a.ts`]: "export * from './a.js'\n" }, `${core}/people/a.ts:1  import cycle: people/a.ts -> people/a.ts`)
  })

  test.each(['type { a }', '{ type a }'])('files of which one needs only types of the other: %s', (kind) => {
    expectFault(cycle(kind), `${core}/people/b.ts:1  import cycle: people/a.ts -> people/b.ts -> people/a.ts`)
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
    const path = `${core}/people/x.ts`
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
