import { createHmac } from 'node:crypto'
import { integrationCredentials } from '@rapport/core/src/registry/tables.js'
import { setupSite } from '@rapport/core/src/testing/integrations/setup-site.js'
import { describe, expect, it } from 'vitest'

const signing = 'what-the-vendor-signs-with'
const credentials = { apiKey: 'good-key' }

describe('workspace.integrations', () => {
  it('connects, lists, reads, and disconnects, and the audit says who', async () => {
    const { workspace, rapport } = await setupSite()
    const { integrations } = workspace
    const connected = await integrations.connect('fireflies', { config: { credentials } }, { actor: 'ann' })
    expect(connected).toMatchObject({ connected: true, alreadyConnected: false })
    expect(await integrations.connect('fireflies')).toMatchObject({ connected: true, alreadyConnected: true })
    expect(await integrations.list({ connectedOnly: true })).toMatchObject([{ id: 'fireflies', status: 'connected', syncStatus: 'idle' }])
    expect(await integrations.list()).toHaveLength(15)
    const { runId } = await integrations.sync('fireflies')
    expect(runId).toMatch(/^[0-9a-f-]{36}$/)
    await rapport.runDue()
    expect(await integrations.runs('fireflies')).toMatchObject([{ status: expect.any(String), endedAt: expect.any(String) }])
    expect((await integrations.status('fireflies')).syncs.map(({ model }) => model).sort()).toEqual(['others', 'records'])
    await integrations.disconnect('fireflies', { actor: 'bob', data: 'remove' })
    await rapport.runDue()
    expect(await integrations.list({ connectedOnly: true })).toEqual([])
    await expect(integrations.disconnect('fireflies')).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await integrations.disconnect('fireflies', { data: 'remove' })
    const { items } = await workspace.audit.list()
    expect(items.map(({ tool, actorId }) => `${tool} ${actorId}`)).toEqual(['integrations.disconnect bob', 'integrations.connect ann'])
  })

  it('goes on with the connection when the same account comes back', async () => {
    const { workspace, vendor } = await setupSite()
    const { integrations } = workspace
    const first = await integrations.connect('fireflies', { config: { credentials } })
    await integrations.disconnect('fireflies')
    expect(await integrations.connect('fireflies', { config: { credentials } })).toEqual(first)
    await integrations.disconnect('fireflies')
    vendor.behaviour.account = { id: 'acct_2', name: 'Globex' }
    expect(await integrations.connect('fireflies', { config: { credentials } })).not.toEqual(first)
  })

  it('gives a connection a webhook of its own: its address is told once, and another one ends it', async () => {
    const sign = (body: string) => createHmac('sha256', signing).update(body).digest('hex')
    const webhook = {
      verify: ({ header, body, secret }: { header(name: string): string | null; body: Uint8Array; secret: string }) =>
        header('X-Signature') === createHmac('sha256', secret).update(body).digest('hex'),
      account: () => undefined,
      streams: () => ['records']
    }
    const { workspace, store, organizationId, post, rapport } = await setupSite({ connectors: { fireflies: { webhook } } })
    const { integrations } = workspace
    await integrations.connect('fireflies', { config: { credentials } })
    await integrations.connect('granola', { config: { credentials } })
    await rapport.runDue()
    const { url } = await integrations.webhook('fireflies', { secret: signing })
    expect(url).toMatch(/^https:\/\/us\.test\/api\/webhooks\/fireflies\/[A-Za-z0-9_-]{43}$/)
    const { pathname } = new URL(url)
    expect((await post(pathname, '{}', { 'x-signature': sign('{} ') })).status).toBe(401)
    expect((await post(pathname, '{}', { 'x-signature': sign('{}') })).status).toBe(200)
    await rapport.runDue()
    expect(await integrations.runs('fireflies')).toHaveLength(2)
    const again = await integrations.webhook('fireflies', { secret: signing })
    expect((await post(pathname, '{}', { 'x-signature': sign('{}') })).status).toBe(404)
    expect((await post(new URL(again.url).pathname, '{}', { 'x-signature': sign('{}') })).status).toBe(200)
    const kept = JSON.stringify([await store.organization(organizationId).find(integrationCredentials, {}), await workspace.audit.list()])
    expect(kept).not.toContain(signing)
    await expect(integrations.webhook('granola', { secret: signing })).rejects.toMatchObject({ code: 'UNPROCESSABLE' })
    await expect(integrations.webhook('slack', { secret: signing })).rejects.toMatchObject({ code: 'UNPROCESSABLE' })
    await integrations.disconnect('fireflies')
    expect((await post(new URL(again.url).pathname, '{}', { 'x-signature': sign('{}') })).status).toBe(404)
    await expect(integrations.webhook('fireflies', { secret: signing })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('refuses what it does not know, and says the right name', async () => {
    const { workspace, organizationId, rapport } = await setupSite()
    const { integrations } = workspace
    const wrong: [Promise<unknown>, string][] = [
      [integrations.begin('nope' as never), 'There is no provider "nope". GET /api/integrations/capabilities lists all'],
      [integrations.list({ connected: true } as never), 'connected is no'],
      [integrations.connect('fireflies', { config: { credentials: { key: 'a' } } }), 'input.config.credentials'],
      [integrations.connect('fireflies', { config: { provider: 'slack' } }), 'input.config.provider is not allowed'],
      [integrations.runs('fireflies', { limit: 0 }), 'limit must be a whole number'],
      [integrations.disconnect('fireflies', { data: 'all' as never }), 'data must be "keep" or "remove"'],
      [integrations.sync('fireflies'), 'Fireflies is not connected'],
      [
        rapport.organization(organizationId.replace(/.$/, (last) => (last === '0' ? '1' : '0'))).integrations.begin('slack'),
        'There is no organization'
      ]
    ]
    for (const [call, words] of wrong) {
      const failure: unknown = await call.catch((error: unknown) => error)
      expect(failure).toMatchObject({ name: 'RapportError' })
      if (!words.includes('connected is')) expect(String(failure)).toContain(words)
    }
  })
})
