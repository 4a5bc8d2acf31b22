import { Type } from 'typebox'
import { integer, json, text, time, uuid } from '../columns.js'
import { defineTable } from '../define-table.js'

/**
 * The tenants. `domains` are the origins whose pages may send events (the workspace's website-tracking settings); `domains_revision` counts their changes,
 * which wait for each other at it.
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
    created_at: time()
  }),
  key: ['id'],
  indexes: [{ columns: ['slug'], unique: true }],
  merge: { created_at: 'keep' }
})
