import { recordChange } from '../audit/index.js'
import { defineOperation, uuid } from '../runtime/index.js'
import { strictObject } from '../validation/index.js'
import { erase, getErasure, previewErasure } from './erase/erase.js'
import { lift } from './erase/lift.js'
import { erasureRequest, erasureShape, liftedShape, previewShape, selectorShape } from './erase/shapes.js'
import { exportPageShape, exportQuery, exportRows } from './export-rows.js'

const grants = ['customer_intelligence:read', 'workspace_settings:manage'] as const

const exportData = defineOperation({
  operationId: 'exportPersonalData',
  method: {
    name: 'privacy.export',
    doc: 'Everything that is stored about a person or a customer, in pages: the rows that are theirs, and the rows whose texts name them. Give exactly one of email, userId, visitorId and customerId. docs/privacy.md describes the tables.',
    example: "const { items } = await workspace.privacy.export({ email: 'ada@acme.com' })"
  },
  http: 'POST /api/privacy/export',
  tag: 'settings',
  grants,
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

const preview = defineOperation({
  operationId: 'previewErasure',
  method: {
    name: 'privacy.previewErasure',
    doc: 'What an erasure would remove: users, customers, events and sources. It changes nothing. Give exactly one of email, userId, visitorId and customerId.',
    example: "const { users } = await workspace.privacy.previewErasure({ customerId: 'acme' })"
  },
  http: 'POST /api/privacy/erasures/preview',
  tag: 'settings',
  grants,
  reads: 'customers',
  effect: 'read',
  summary: 'Counts the users, customers, events and sources that an erasure would remove.',
  input: selectorShape,
  output: previewShape,
  answer: 'What would be erased.',
  shapes: { input: 'PrivacySelector', output: 'ErasurePreview' },
  example: { email: 'ada@acme.com' },
  handle: (selector, { store }) => previewErasure(store, selector)
})

const eraseData = defineOperation({
  operationId: 'erasePersonalData',
  method: {
    name: 'privacy.erase',
    doc: 'Erases a person, or a customer with all of its people, from every table, and keeps them away: later events, syncs and puts do not bring them back. Give exactly one of email, userId, visitorId and customerId; with customerId also `confirmUsers`. Below 10,000 events, it is done when this resolves. Otherwise a job does it: `privacy.getErasure` shows the progress.',
    throws: 'CONFLICT for a customer unless `confirmUsers` is the number of its people.',
    example: "const { removed } = await workspace.privacy.erase({ email: 'ada@acme.com' })"
  },
  http: 'POST /api/privacy/erasures',
  tag: 'settings',
  grants,
  reads: 'customers',
  effect: 'destructive',
  summary: 'Erases a person, or a customer with all of its people, from every table, and keeps them away.',
  input: erasureRequest,
  output: erasureShape,
  answer: 'The receipt.',
  shapes: { input: 'ErasureRequest', output: 'Erasure' },
  example: { email: 'ada@acme.com' },
  errors: ['CONFLICT'],
  handle: (request, context) => erase(context, request, context.services.settings.erasureLog)
})

const get = defineOperation({
  operationId: 'getErasure',
  method: { name: 'privacy.getErasure', first: ['id'] },
  http: 'GET /api/privacy/erasures/{id}',
  tag: 'settings',
  grants: ['workspace_settings:manage'],
  reads: 'settings',
  summary: 'Shows the progress of an erasure, and what it removed.',
  input: strictObject({ id: uuid("The erasure's id.") }),
  output: erasureShape,
  answer: 'The receipt.',
  shapes: { output: 'Erasure' },
  example: { id: '00000000-0000-4000-8000-000000000001' },
  errors: ['NOT_FOUND'],
  handle: ({ id }, { store }) => getErasure(store, id)
})

const liftErasure = defineOperation({
  operationId: 'liftErasure',
  method: {
    name: 'privacy.lift',
    doc: 'Allows an erased person or customer to come back: a person with all of their names, even a person of an erased customer, or a customer with all of its people. New data about them is stored again. Erased data stays erased.',
    example: "await workspace.privacy.lift({ email: 'ada@acme.com' })"
  },
  http: 'POST /api/privacy/lift',
  tag: 'settings',
  grants,
  reads: 'customers',
  summary: 'Allows an erased person or customer to come back. Erased data stays erased.',
  input: selectorShape,
  output: liftedShape,
  answer: 'How many names (ids, emails and the like) may come back.',
  shapes: { input: 'PrivacySelector', output: 'LiftedErasure' },
  example: { email: 'ada@acme.com' },
  handle: (selector, context) => lift(context, selector, context.services.settings.erasureLog)
})

/** What can be asked about the personal data that is stored. */
export const privacyOperations = [exportData, preview, eraseData, get, liftErasure]
