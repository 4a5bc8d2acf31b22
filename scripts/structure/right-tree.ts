import { expect } from 'vitest'
import { formatFault } from './fault.js'
import { findFaults } from './rules.js'

/** The package.json of the core in the right tree. */
export const manifest = {
  name: '@rapport/core',
  description: 'The core.',
  license: 'MIT',
  type: 'module',
  engines: { node: '>=20.19.0' },
  files: ['dist'],
  exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } },
  dependencies: { typebox: '1.4' }
}

const adapterManifest = { ...manifest, name: '@rapport/storage-postgres', dependencies: { '@rapport/core': '0.1.0', pg: '^8.0.0' } }
export const json = (value: object) => JSON.stringify(value, null, 2)
export const core = 'packages/core/src'
export const toolPath = `${core}/customers/list-customers.ts`

/** A small repository that breaks no rule. */
export const rightTree: Record<string, string> = {
  'docs/decisions/0001-runtime-dependencies.md': '- `typebox`: schemas.\n- `pg`: Postgres.\n',
  'packages/core/package.json': json(manifest),
  'packages/core/README.md': '# core\n',
  [`${core}/index.ts`]: "export { createRapport } from './service.js'\n",
  [`${core}/service.ts`]: "import { registry } from './registry/index.js'\nexport const createRapport = () => registry\n",
  [`${core}/registry/index.ts`]: "export { registry } from './tools.js'\n",
  [`${core}/registry/tools.ts`]: "import { listCustomers } from '../customers/index.js'\nexport const registry = [listCustomers]\n",
  [`${core}/runtime/index.ts`]: "export { defineTool } from './define-tool.js'\n",
  [`${core}/runtime/define-tool.ts`]: 'export const defineTool = <T>(tool: T) => tool\n',
  [`${core}/customers/index.ts`]: "export { listCustomers } from './list-customers.js'\n",
  [toolPath]:
    "import { page } from '../paging/index.js'\nimport { defineTool } from '../runtime/index.js'\nexport const listCustomers = defineTool({ name: 'svc_list_customers', page })\n",
  [`${core}/paging/index.ts`]: "export { page } from './page.js'\n",
  [`${core}/paging/page.ts`]:
    "import { RapportError } from '../errors.js'\nimport type { Row } from '../storage/index.js'\nexport const page = (row: Row) => new RapportError(row)\n",
  [`${core}/paging/page.test.ts`]: "import { route } from '../http/router.js'\nexport const any: any = route\n",
  [`${core}/paging/words.generated.ts`]: `${'// TODO\n'.repeat(400)}export const words: any = []\n`,
  [`${core}/storage/index.ts`]: "export type { Row } from './contract.js'\n",
  [`${core}/storage/contract.ts`]: 'export type Row = string\n',
  [`${core}/errors.ts`]: 'export class RapportError extends Error {}\n',
  'packages/storage-postgres/package.json': json(adapterManifest),
  'packages/storage-postgres/README.md': '# storage-postgres\n',
  'packages/storage-postgres/src/store.ts': "import type { Row } from '@rapport/core/storage'\nexport const store = (row: Row) => row\n",
  'packages/storage-postgres/src/store.test.ts':
    "import { suite } from '@rapport/core/testing'\nimport { createRapport } from '@rapport/core'\nexport const all = [suite, createRapport]\n",
  'packages/storage-postgres/tsup.config.ts':
    "import { build } from '../../tsup.base.js'\nexport default build({ index: 'src/store.ts' })\n"
}

/** The faults of the right tree after these changes; a file changed to undefined is gone. */
export function faultsWith(changes: Record<string, string | undefined>): string[] {
  const tree = new Map(Object.entries(rightTree))
  for (const [path, text] of Object.entries(changes)) {
    if (text === undefined) tree.delete(path)
    else tree.set(path, text)
  }
  return findFaults(tree).map(formatFault)
}

/** Exactly one fault, at the place and of the rule given. */
export function expectFault(changes: Record<string, string | undefined>, start: string) {
  const faults = faultsWith(changes)
  expect(faults).toHaveLength(1)
  expect(faults[0]?.slice(0, start.length)).toBe(start)
}
