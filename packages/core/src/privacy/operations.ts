import { recordChange } from '../audit/index.js'
import { defineOperation } from '../runtime/index.js'
import { exportPageShape, exportQuery, exportRows } from './export-rows.js'

const exportData = defineOperation({
  operationId: 'exportPersonalData',
  method: {
    name: 'privacy.export',
    doc: 'Everything that is stored about a person or a customer, in pages: the rows that are theirs, and the rows whose texts name them. Give exactly one of email, userId, visitorId and customerId. docs/privacy.md says what the tables hold.',
    example: "const { items } = await workspace.privacy.export({ email: 'ada@acme.com' })"
  },
  http: 'POST /api/privacy/export',
  tag: 'settings',
  grants: ['customer_intelligence:read', 'workspace_settings:manage'],
  reads: 'customers',
  effect: 'read',
  summary: 'Exports what is stored about a person or a customer, in pages: their own rows, and the rows whose texts name them.',
  input: exportQuery,
  output: exportPageShape,
  answer: 'A page of rows.',
  shapes: { input: 'PrivacyExportQuery', output: 'PrivacyExportPage' },
  example: { email: 'ada@acme.com' },
  async handle(query, context) {
    const { store, now } = context
    const page = await exportRows(store, now, query)
    const { cursor, limit: _, ...selector } = query
    // Once for each export: whoever reads a first page has taken data out.
    if (cursor === undefined)
      await store.transaction((transaction) => recordChange(transaction, context, { subjectId: null, before: null, after: selector }))
    return page
  }
})

/** What can be asked about the personal data that is stored. */
export const privacyOperations = [exportData]
