import { Type } from 'typebox'
import { defineInProcessOperation, defineOperation, hostType } from '../runtime/index.js'
import { exportWorkspace, transferPage, transferQuery } from './export-workspace.js'
import { importWorkspace } from './import-workspace.js'
import type { TransferredRows } from './transferred-rows.js'

const exportRows = defineOperation({
  operationId: 'exportWorkspace',
  method: {
    name: 'transfer.export',
    doc: 'All rows of the workspace, table by table. Repeat with `next` until it is null. Keys, credentials of providers and unsent messages are left out.',
    example: 'let page = await workspace.transfer.export({})'
  },
  http: 'POST /api/transfer/export',
  tag: 'settings',
  grants: ['customer_intelligence:read', 'workspace_settings:manage'],
  reads: 'customers',
  effect: 'read',
  summary: 'Exports all rows of the workspace, a page at a time, without keys and credentials.',
  input: transferQuery,
  output: transferPage,
  answer: 'A page of rows.',
  shapes: { input: 'TransferQuery', output: 'TransferPage' },
  example: { limit: 500 },
  errors: ['NOT_FOUND'],
  handle: (query, { store, services }) => exportWorkspace(store, services.settings.store.directory, query)
})

const importRows = defineInProcessOperation({
  method: 'transfer.import',
  effect: 'write',
  summary:
    'Stores rows of an export from another database, in an organization with the same id. The first call needs an empty workspace. Calls may be repeated.',
  throws:
    'CONFLICT if the workspace is not empty, has another id, or another version made the export; INVALID_TOOL_INPUT for rows that do not fit.',
  example:
    'await workspace.transfer.import({ organizationId: page.organization.id, schema: page.schema, isFirst: true, rows: page.rows.map((row) => ({ table: page.table, row })) })',
  input: Type.Object({ batch: hostType<TransferredRows>('TransferredRows') }),
  output: Type.Object({ added: Type.Integer() }),
  handle: ({ batch }, { store }) => importWorkspace(store, batch)
})

/** What can be asked over HTTP to move a workspace. */
export const transferOperations = [exportRows]

/** What only the host's own code can do to move a workspace. */
export const transferInProcessOperations = [importRows]
