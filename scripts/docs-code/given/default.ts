// What every page may name: a Rapport, and an organization with a customer and two people.
import { memoryStore } from '@rapport/core/memory'
import { createTestRapport, TestClock } from '@rapport/core/testing'

export const secret = 'a secret of at least thirty-two letters'
export const publicUrl = 'https://rapport.example.com'
export const store = memoryStore()
const clock = new TestClock(Date.UTC(2026, 11, 1, 9))
const mail = { transport: { sendMail: async () => ({}) }, from: 'Rapport <rapport@example.com>' }
export const { rapport, workspace, organizationId, apiKey } = await createTestRapport({ secret, publicUrl, clock, mail })

await workspace.members.put([
  { id: 'm_1', email: 'ann@example.com', name: 'Ann' },
  { id: 'm_2', email: 'bo@example.com', name: 'Bo' }
])
await workspace.customers.put([
  { customerId: 'acme', name: 'Acme', domain: 'acme.com' },
  { customerId: 'globex', name: 'Globex', domain: 'globex.com' }
])
await workspace.ingest({
  source: 'server',
  events: [{ type: 'custom', eventName: 'signed_up', userId: 'u1', email: 'ann@acme.com', customerId: 'acme' }]
})
