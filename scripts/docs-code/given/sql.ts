// The same on Postgres, whose SQL queries run in.
import { randomUUID } from 'node:crypto'
import { createRapport } from '@rapport/core'
import { recordingLogger } from '@rapport/core/testing'
import { postgresStore } from '@rapport/storage-postgres'
import { inject } from 'vitest'

const schema = `docs_${randomUUID().slice(0, 8)}`
const connectionString = inject('postgresUrl')
export const rapport = createRapport({ store: postgresStore({ connectionString }, { schema, migrate: true }), logger: recordingLogger() })
const organization = await rapport.organizations.create({ name: 'Example' })
export const workspace = rapport.organization(organization.id)
await workspace.customers.put([{ customerId: 'acme', name: 'Acme', domain: 'acme.com' }])

const condition = { field: 'name', op: 'contains', value: 'Acme' } as const
const segment = await workspace.segments.create({ subject: 'customers', name: 'Acme', filter: { match: 'all', conditions: [condition] } })
export const segmentId = segment.id
