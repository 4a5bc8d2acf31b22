import { expect, it } from 'vitest'
import { auditEntries } from '../registry/tables.js'
import { memoryStore } from '../storage/memory/index.js'
import { createTestRapport } from '../testing/create-test-rapport.js'
import { putInbox } from './tables/index.js'

it('tells the audit log of each put who made it, also where many wait', async () => {
  const store = memoryStore()
  const { rapport, organizationId } = await createTestRapport({ store })
  const rows = store.organization(organizationId)
  const actors = ['m_1', 'm_1', null, 'm_2']
  await rows.insert(
    putInbox,
    actors.map((actorId, position) => ({
      id: crypto.randomUUID(),
      position,
      noun: 'members',
      items: [{ id: `new_${position}`, email: `new${position}@host.test`, name: 'New' }],
      origin: { tool: 'putMembers', actorId, apiKeyId: null, requestId: crypto.randomUUID() }
    }))
  )
  await rapport.runDue()
  expect(await rows.count(putInbox)).toBe(0)
  const entries = await rows.find(auditEntries)
  const actorOf = (subject: string) => entries.find(({ subject_id }) => subject_id === subject)?.actor_id
  expect(actors.map((_, position) => actorOf(`new_${position}`))).toEqual(actors)
})
