import { Type } from 'typebox'
import { integer, type JsonObject, json, nullable, text, time, uuid } from '../columns.js'
import { defineTable } from '../define-table.js'

/**
 * The tenants. `domains` are the origins whose pages may send events (the workspace's website-tracking settings); `domains_revision` counts their changes,
 * which wait for each other at it. `demo` says of what its data is made where nothing in it is real.
 */
export const organizations = defineTable({
  name: 'organizations',
  scope: 'directory',
  row: Type.Object({
    id: uuid(),
    name: text(),
    slug: text(),
    domains: json<string[]>(),
    domains_revision: integer(),
    demo: nullable(json<JsonObject>()),
    created_at: time()
  }),
  personal: { name: 'none', slug: 'none', domains: 'none', demo: 'none' },
  key: ['id'],
  indexes: [{ columns: ['slug'], unique: true }],
  merge: { created_at: 'keep' }
})
