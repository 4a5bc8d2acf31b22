import { expect, it } from 'vitest'
import { createTestRapport } from '../testing/create-test-rapport.js'

const advice = 'Send with an API key of this workspace that has the grant data:write, or with the public key alone.'

it('a request refused for its API key says which key to send', async () => {
  const { rapport, workspace, publicKey, ...test } = await createTestRapport()
  const other = await rapport.organizations.create({ name: 'Other' })
  const { key: foreign } = await rapport.organization(other.id).apiKeys.create({ name: 'foreign', grants: ['data:write'] })
  const { key: weak } = await workspace.apiKeys.create({ name: 'weak', grants: ['analytics:read'] })
  const { key: ended, apiKey } = await workspace.apiKeys.create({ name: 'ended', grants: ['data:write'] })
  await workspace.apiKeys.revoke(apiKey.id)

  for (const key of [foreign, weak, ended, 'ok_unknown']) {
    const batch = { events: [{ type: 'custom', eventName: 'signup' }] }
    expect(await test.post(`/api/i/v1/${publicKey}/events`, batch, { authorization: `Bearer ${key}` })).toMatchObject({ status: 403 })
  }
  const issues = (await workspace.events.issues()).map(({ message, hint }) => [message, hint]).sort()
  expect(issues).toEqual([
    ['The API key belongs to another organization than the public key', advice],
    ['The API key is revoked: use another one', advice],
    ['The API key is unknown: check that it is complete, and that it belongs to this server', advice],
    ['The API key lacks the grant data:write, which trusted events need', advice]
  ])
})

it('names the event, the origin of the page, and what to do about them', async () => {
  const { workspace, publicKey, clock, ...test } = await createTestRapport()
  const url = `/api/i/v1/${publicKey}/events`
  const batch = { events: [{ type: 'custom', eventName: 'rows_counted', timestamp: Math.trunc(clock.now() / 1_000) }] }
  await test.post(url, batch)
  await test.post(url, { events: [{ type: 'custom', eventName: 'hello ann@acme.com', uuid: 7 }] })
  await test.post(url, batch, { origin: 'https://shop.example' })
  const issueOf = async (word: string) => (await workspace.events.issues()).find(({ message }) => message.includes(word))
  expect(await issueOf('seconds')).toMatchObject({
    eventType: 'custom',
    sample: { eventName: 'rows_counted' },
    hint: 'Multiply the number by 1000: Rapport reads a number as milliseconds since the epoch.'
  })
  // A name may be somebody's address.
  expect((await issueOf('UUID'))?.sample).not.toHaveProperty('eventName')
  expect(await issueOf('origin')).toMatchObject({
    eventType: null,
    sample: { origin: 'https://shop.example' },
    hint: 'Add the origin to the domains of website tracking.'
  })
  clock.advance(1)
  await test.post(url, batch, { origin: 'null' })
  expect(await issueOf('origin')).toMatchObject({
    sample: { origin: 'null' },
    hint: expect.stringContaining('a file or a sandboxed frame')
  })
  expect((await workspace.ingestIssues()).map(({ sample }) => sample.origin)).toContain('null')
})
