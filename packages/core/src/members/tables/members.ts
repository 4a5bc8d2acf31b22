import { Type } from 'typebox'
import { code, defineTable, integer, nullable, text, time } from '../../storage/index.js'

/**
 * The workspace's own people: who may own customers. `provider` is the one whose record made the member, null for whom the host has put. `search_key`
 * folds name, email, title, role and territory. `console_role` is what the member may do in the console; null for who may not sign in.
 */
export const members = defineTable({
  name: 'members',
  scope: 'organization',
  row: Type.Object({
    id: text(),
    email: text(),
    name: text(),
    title: nullable(text()),
    role: nullable(text()),
    manager_email: nullable(text()),
    territory: nullable(text()),
    linkedin_url: nullable(text()),
    owned_customer_count: integer(),
    search_key: text(),
    provider: nullable(code()),
    console_role: nullable(code()),
    created_at: time()
  }),
  personal: {
    id: 'person',
    email: 'person',
    name: 'profile',
    title: 'profile',
    role: 'profile',
    manager_email: 'person',
    territory: 'profile',
    linkedin_url: 'profile',
    search_key: 'profile'
  },
  key: ['id'],
  indexes: [
    { columns: ['email'], unique: true },
    { columns: ['name'] },
    { columns: ['owned_customer_count'] },
    { columns: ['console_role'] }
  ],
  merge: { created_at: 'keep', owned_customer_count: 'keep', console_role: 'keep' }
})
