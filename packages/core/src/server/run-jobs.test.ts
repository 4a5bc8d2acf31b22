import { expect, it } from 'vitest'
import { createRapport } from '../create-rapport.js'
import { createTestRapport } from '../testing/create-test-rapport.js'

const cronSecret = 'the secret of the schedule'
const path = '/api/jobs/run'
const bearer = (secret: string) => ({ authorization: `Bearer ${secret}` })

it('does not exist without a secret, and opens to nobody who has another one', async () => {
  const closed = await createTestRapport()
  expect(await closed.send({ method: 'POST', url: path, headers: bearer(cronSecret) })).toMatchObject({
    status: 404,
    body: { error: expect.stringContaining('cronSecret') }
  })
  const { send } = await createTestRapport({ cronSecret })
  for (const headers of [{}, bearer('another secret of it'), bearer(''), { authorization: cronSecret }])
    expect((await send({ method: 'POST', url: path, headers })).status).toBe(401)
  expect(() => createRapport({ cronSecret: 'short' })).toThrow(/cronSecret must be a text of at least 16 characters/)
})

it('runs what is due, by POST and by GET, and says how many jobs ran and whether more are due', async () => {
  const { rapport, workspace, send } = await createTestRapport({ cronSecret })
  const told: string[] = []
  rapport.on('user.identified', ({ id }) => void told.push(id), { id: 'crm' })
  const run = async (method: string, url = path) => (await send({ method, url, headers: bearer(cronSecret) })).body
  for (const method of ['POST', 'GET']) {
    await workspace.ingest({ events: [{ type: 'identify', userId: method, email: `${method}@acme.test` }] })
    expect(await run(method)).toMatchObject({ ran: expect.any(Number), more: false })
  }
  expect(told).toHaveLength(2)
  expect(await run('POST', `${path}?seconds=300`)).toEqual({ ran: 0, more: false })
  for (const seconds of ['0', '301', 'x', '1.5']) {
    const { status, body } = await send({ method: 'GET', url: `${path}?seconds=${seconds}`, headers: bearer(cronSecret) })
    expect([status, body]).toEqual([400, { error: 'seconds must be a whole number from 1 to 300' }])
  }
})

it('serves schedules that speak Request and Response', async () => {
  const { rapport } = await createTestRapport({ cronSecret, basePath: '/rapport' })
  const answer = await rapport.fetch(new Request(`https://app.example.com/rapport${path}`, { headers: bearer(cronSecret) }))
  expect([answer.status, await answer.json()]).toEqual([200, { ran: expect.any(Number), more: false }])
})
