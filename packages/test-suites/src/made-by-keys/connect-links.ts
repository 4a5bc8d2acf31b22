import type { Store } from '@rapport/core/src/storage/contract.js'
import { setupSite } from '@rapport/core/src/testing/integrations/setup-site.js'
import { expect, it } from 'vitest'
import { minute } from '../list-tools/world.js'

interface Link {
  connectUrl: string
  expiresAt: string
}

/** A link that a key has made, for a person to connect a provider. */
async function linkOf(store: Store, lifetime: number | null) {
  const site = await setupSite({ store })
  const { workspace, clock } = site
  const expiresAt = lifetime === null ? null : clock.now() + lifetime
  const grants = ['integrations:manage', 'customer_intelligence:read'] as const
  const { key, apiKey } = await workspace.apiKeys.create({ name: 'k', grants, expiresAt })
  const begin = async () => (await site.call('svc_begin_integration_setup', { provider: 'hubspot' }, key)).body as Link
  return { ...site, ...(await begin()), key, apiKey, begin }
}

/** Links with which a person connects a provider: they are over with the key that made them. */
export function testConnectLinks(store: () => Store): void {
  it('a link ends with the key that makes it', async () => {
    const { clock, apiKey, expiresAt, connectUrl, browse, begin } = await linkOf(store(), 5 * minute)
    expect(expiresAt).toBe(apiKey.expiresAt)
    expect((await begin()).expiresAt).toBe(apiKey.expiresAt)
    clock.advance(5 * minute - 1)
    expect((await browse(connectUrl)).status).toBe(200)
    clock.advance(1)
    expect((await browse(connectUrl)).status).toBe(404)
    expect((await browse(`${connectUrl}/start`, {})).status).toBe(404)
  })

  it('a link works for 15 minutes where its key ends later, or never', async () => {
    for (const lifetime of [null, 60 * minute]) {
      const { clock, expiresAt } = await linkOf(store(), lifetime)
      expect(expiresAt).toBe(new Date(clock.now() + 15 * minute).toISOString())
    }
  })

  it('a link is over when its key is revoked, also for a sign-in that has begun', async () => {
    const { workspace, apiKey, connectUrl, browse, linkIn, vendor } = await linkOf(store(), null)
    const started = await browse(`${connectUrl}/start`, {})
    const back = vendor.authorize(linkIn(started, /<a class="button" href="([^"]+)"/))
    await workspace.apiKeys.revoke(apiKey.id)
    expect((await browse(connectUrl)).status).toBe(404)
    const answer = await browse(back)
    const shown = answer.status === 303 ? await browse(answer.headers.location ?? '') : answer
    expect(shown.body).toContain('The link is over')
    expect(vendor.requests.filter(({ path }) => path === '/token')).toHaveLength(0)
  })
}
