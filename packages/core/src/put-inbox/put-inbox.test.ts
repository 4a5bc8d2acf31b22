import { expect, it } from 'vitest'
import { setAsideJob } from '../jobs/index.js'
import { auditEntries } from '../registry/tables.js'
import { memoryStore } from '../storage/memory/index.js'
import { createTestRapport } from '../testing/create-test-rapport.js'
import { systemIds } from '../values/index.js'
import { inboxPutKind } from './jobs/inbox-put-kind.js'
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

it('writes a put that was set aside without those whose data was erased', async () => {
  const store = memoryStore()
  const { rapport, workspace, organizationId, clock } = await createTestRapport({ store })
  await workspace.users.put([{ userId: 'u_gone' }])
  await workspace.privacy.erase({ userId: 'u_gone' })
  await rapport.runDue()
  const origin = { tool: 'putUsers', actorId: null, apiKeyId: null, requestId: crypto.randomUUID() }
  const payload = { noun: 'users', items: [{ userId: 'u_gone' }, { userId: 'u_here' }], origin }
  await store
    .organization(organizationId)
    .transaction((transaction) => setAsideJob(transaction, { kind: inboxPutKind, payload }, new Error('No'), systemIds(), clock.now()))
  await workspace.jobs.retry({ kind: inboxPutKind })
  await rapport.runDue()
  expect((await workspace.users.list()).items.map(({ externalId }) => externalId)).toEqual(['u_here'])
  expect((await workspace.jobs.list()).failed).toEqual([])
})

it('may be written before or after an event that names the same user and customer', async () => {
  const stored = async (isPutFirst: boolean) => {
    const { rapport, workspace } = await createTestRapport()
    const put = () => workspace.users.put([{ userId: 'u_1', email: 'ann@acme.test', name: 'Ann', customer: { customerId: 'acme' } }])
    const send = () => workspace.ingest({ source: 'server', events: [{ type: 'custom', eventName: 'signed_up', userId: 'u_1' }] })
    for (const step of isPutFirst ? [put, send] : [send, put]) await step()
    await rapport.runDue()
    const users = (await workspace.users.list()).items
    const customers = (await workspace.customers.list()).items
    expect(users.map(({ customerId }) => customerId)).toEqual(customers.map(({ id }) => id))
    return [users.map((user) => ({ ...user, id: null, customerId: null })), customers.map((customer) => ({ ...customer, id: null }))]
  }
  const [users, customers] = await stored(true)
  expect(users).toMatchObject([{ externalId: 'u_1', name: 'Ann', journeyStage: 'SIGNED_UP' }])
  expect(customers).toMatchObject([{ externalId: 'acme', contactCount: 1 }])
  expect(await stored(false)).toEqual([users, customers])
})
