import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { integrationAddresses, integrationConnections, jobs } from '../../registry/tables.js'
import { createTestRapport } from '../../testing/create-test-rapport.js'
import { fakeProvider } from '../../testing/integrations/fake-provider.js'
import { putSecrets, webhookSecretField } from '../../vault/vault.js'
import { hashOf } from '../setup/sessions.js'

const secret = 'whsec_application'
const sign = (body: string, by = secret) => createHmac('sha256', by).update(body).digest('hex')

async function world() {
  const provider = fakeProvider(
    { baseUrl: 'https://fake.example' },
    {
      options: { webhookSecret: secret },
      webhook: {
        verify: ({ header, body, secret: by }) => header('X-Signature') === createHmac('sha256', by).update(body).digest('hex'),
        account: (body) => String(Object(body).account ?? ''),
        streams: (body) => Object(body).streams
      }
    }
  )
  const options = { providers: [provider], secret: 's'.repeat(32) }
  const made = await createTestRapport(options)
  const { store, organizationId, clock } = made
  const rows = store.organization(organizationId)
  const id = '018f0000-0000-7000-8000-000000000001'
  const at = { created_at: clock.now(), connected_at: clock.now(), disconnected_at: null, last_data_at: null }
  const by = { connected_by: null, connected_by_member: null, configuration: null, counts: null, reason: null, account_name: null }
  await rows.insert(integrationConnections, [{ id, provider: 'pylon', account: 'acct', auth: 'fields', status: 'ready', ...by, ...at }])
  const address = { provider: 'pylon', organization_id: organizationId, target_id: id, expires_at: null }
  await store.directory.insert(integrationAddresses, [
    { ...address, kind: 'account', address: 'acct' },
    { ...address, kind: 'hook', address: hashOf('token') }
  ])
  const own = { [webhookSecretField]: { text: 'whsec_own', expiresAt: null } }
  await putSecrets(rows, { current: options.secret, previous: undefined }, { organizationId, ownerId: id }, own, clock.now())
  const post = (path: string, body: string, signature = sign(body)) =>
    made.post(`/api/webhooks/${path}`, body, { 'x-signature': signature })
  const asked = () => rows.find(jobs, { where: { kind: { eq: 'provider_sync' } } })
  return { ...made, post, asked, rows, id }
}

const body = JSON.stringify({ account: 'acct', streams: ['things', 'nonsense'] })

describe('webhooks', () => {
  test('a signed one has its streams read, and nothing else', async () => {
    const { post, asked, id } = await world()
    expect(await post('pylon', body)).toMatchObject({ status: 200 })
    expect(await asked()).toMatchObject([{ payload: { connectionId: id, cause: 'webhook' } }])
    expect(await post('pylon/token', body, sign(body, 'whsec_own'))).toMatchObject({ status: 200 })
  })

  test('an unknown account, streams that are none, and a body that is not JSON are taken, and nothing happens', async () => {
    const { post, asked, rows, id } = await world()
    for (const said of [JSON.stringify({ account: 'other', streams: ['things'] }), '{"account":"acct"}', 'nonsense', '[]', 'null'])
      expect(await post('pylon', said)).toMatchObject({ status: 200 })
    await rows.update(integrationConnections, { id: { eq: id } }, { disconnected_at: 1 })
    expect(await post('pylon', body)).toMatchObject({ status: 200 })
    expect(await asked()).toEqual([])
  })

  test('one that names no account is the only connection’s; where there are several, or none, it is logged and nothing is read', async () => {
    const { post, asked, rows, id, store, log } = await world()
    const own = JSON.stringify({ streams: ['things'] })
    await post('pylon', JSON.stringify({ streams: ['nonsense'] }))
    expect([await asked(), log]).toEqual([[], []])
    expect(await post('pylon', own)).toMatchObject({ status: 200 })
    expect(await asked()).toMatchObject([{ payload: { connectionId: id, cause: 'webhook' } }])
    await rows.remove(jobs, {})

    const [first] = await rows.get(integrationConnections, [{ id }])
    if (!first) throw new Error('There is no connection')
    const other = { organizationId: '018f0000-0000-7000-8000-0000000000a1', id: '018f0000-0000-7000-8000-0000000000a2' }
    await store.organization(other.organizationId).insert(integrationConnections, [{ ...first, id: other.id, account: 'other' }])
    const address = { kind: 'account', provider: 'pylon', address: 'other', organization_id: other.organizationId, target_id: other.id }
    await store.directory.insert(integrationAddresses, [{ ...address, expires_at: null }])
    expect(await post('pylon', own)).toMatchObject({ status: 200 })
    expect(await asked()).toEqual([])
    expect(JSON.stringify(log)).toContain('several accounts are connected')

    await rows.update(integrationConnections, { id: { eq: id } }, { disconnected_at: 1 })
    await post('pylon', own)
    expect(await asked()).toEqual([])
    expect(await store.organization(other.organizationId).find(jobs)).toMatchObject([{ payload: { connectionId: other.id } }])
    await store.organization(other.organizationId).update(integrationConnections, { id: { eq: other.id } }, { disconnected_at: 1 })
    await post('pylon', own)
    expect(JSON.stringify(log)).toContain('no account is connected')
  })

  test('a wrong signature is refused, an unknown address is none', async () => {
    const { post, asked } = await world()
    expect(await post('pylon', body, 'wrong')).toMatchObject({ status: 401 })
    expect(await post('pylon', `${body} `, sign(body))).toMatchObject({ status: 401 })
    expect(await post('pylon/token', body, sign(body))).toMatchObject({ status: 401 })
    for (const path of ['pylon/unknown', 'stripe', 'nobody', 'stripe/token']) expect(await post(path, body)).toMatchObject({ status: 404 })
    expect(await asked()).toEqual([])
  })
})
