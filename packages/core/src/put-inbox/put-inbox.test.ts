import { describe, expect, it } from 'vitest'
import { setAsideJob } from '../jobs/index.js'
import { auditEntries, jobs } from '../registry/tables.js'
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

describe('a put that was set aside', () => {
  const world = async () => {
    const store = memoryStore()
    const { rapport, workspace, organizationId, clock } = await createTestRapport({ store })
    await workspace.users.put([{ userId: 'u_gone' }])
    const erase = async () => {
      await workspace.privacy.erase({ userId: 'u_gone' })
      await rapport.runDue()
    }
    const origin = { tool: 'putUsers', actorId: null, apiKeyId: null, requestId: crypto.randomUUID() }
    const job = { kind: inboxPutKind, payload: { noun: 'users', items: [{ userId: 'u_gone' }, { userId: 'u_here' }], origin } }
    const rows = store.organization(organizationId)
    const setAside = () =>
      rows.transaction((transaction) => setAsideJob(transaction, job, new Error('It failed'), systemIds(), clock.now()))
    const waiting = async () => (await rows.find(jobs, { where: { kind: { eq: inboxPutKind } } })).map(({ payload }) => payload.items)
    const retry = async () => {
      await workspace.jobs.retry({ kind: inboxPutKind })
      await rapport.runDue()
      return (await workspace.users.list()).items.map(({ externalId }) => externalId)
    }
    return { erase, setAside, waiting, retry }
  }

  it('keeps what it says of others when somebody is erased', async () => {
    const { erase, setAside, waiting, retry } = await world()
    await setAside()
    await erase()
    expect(await waiting()).toEqual([[{ userId: 'u_here' }]])
    expect(await retry()).toEqual(['u_here'])
  })

  it('is written without those whose data was erased before', async () => {
    const { erase, setAside, waiting, retry } = await world()
    await erase()
    await setAside()
    expect(await retry()).toEqual(['u_here'])
    expect(await waiting()).toEqual([])
  })
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
