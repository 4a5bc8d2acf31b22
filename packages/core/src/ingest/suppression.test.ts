import { expect, it } from 'vitest'
import type { EventSubject } from '../context/suppression.js'
import { events } from '../registry/tables.js'
import { createTestRapport } from '../testing/create-test-rapport.js'

const visitorId = '22222222-2222-4222-8222-222222222222'
const page = { type: 'pageview' as const, url: 'https://a.test/', path: '/' }

/** A Rapport whose host suppresses what the test says, and the subjects that it was asked for. */
async function suppressing(isSuppressed: (subject: EventSubject) => boolean) {
  const asked: [string, EventSubject][] = []
  const suppression = {
    isSuppressed: async (organizationId: string, subject: EventSubject) => {
      asked.push([organizationId, subject])
      return isSuppressed(subject)
    }
  }
  const rapport = await createTestRapport({ suppression })
  const stored = () => rapport.store.organization(rapport.organizationId).find(events, { columns: ['identity'] })
  return { ...rapport, asked, stored }
}

it('drops the events of those whom the host names, and counts them as processed', async () => {
  const { post, publicKey, stored, asked, organizationId } = await suppressing(
    ({ email, customerId }) => email === 'erased@acme.test' || customerId === 'gone'
  )
  const sent = [
    { ...page, userId: 'ann', email: 'erased@acme.test' },
    { ...page, email: 'erased@acme.test' },
    { ...page, customerId: 'gone' },
    { ...page, userId: 'bob' }
  ]
  const answer = await post(`/api/i/v1/${publicKey}/events`, { visitorId, events: sent })
  expect([answer.status, answer.body]).toEqual([200, { success: true, processed: 4, errors: [] }])
  expect(await stored()).toEqual([{ identity: 'u:bob' }])
  expect(asked[0]).toEqual([organizationId, { userId: 'ann', email: 'erased@acme.test', visitorId, customerId: null }])
})

it('asks once for the same subject, and answers a batch of which nothing is kept', async () => {
  const { workspace, stored, asked } = await suppressing(() => true)
  expect(await workspace.ingest({ visitorId, events: [page, page, page] })).toMatchObject({ success: true, processed: 3 })
  expect([asked.length, await stored()]).toEqual([1, []])
})

it('keeps nothing, and acknowledges nothing, while the list is away', async () => {
  const { post, publicKey, stored } = await suppressing(() => {
    throw new Error('the list is away')
  })
  expect((await post(`/api/i/v1/${publicKey}/events`, { events: [page] })).status).toBe(500)
  expect(await stored()).toEqual([])
})
