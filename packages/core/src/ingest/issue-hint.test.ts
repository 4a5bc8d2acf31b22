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
