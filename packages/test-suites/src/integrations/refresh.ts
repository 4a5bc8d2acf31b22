import { CredentialRevoked, CredentialUnavailable } from '@rapport/core/src/providers/credential-source.js'
import { signInOf } from '@rapport/core/src/providers/descriptors/page-ways.js'
import { readIntegrations } from '@rapport/core/src/providers/settings.js'
import { integrationConnections } from '@rapport/core/src/registry/tables.js'
import type { Store } from '@rapport/core/src/storage/contract.js'
import { storeWithClock } from '@rapport/core/src/storage/store-with-clock.js'
import { credentialSource } from '@rapport/core/src/sync/oauth/credential-source.js'
import { takeRefreshLease } from '@rapport/core/src/sync/oauth/refresh-lease.js'
import { authorizeAddress, codeForm, newSignIn } from '@rapport/core/src/sync/oauth/sign-in.js'
import { textsOfTokens } from '@rapport/core/src/sync/oauth/stored-credential.js'
import { requestTokens } from '@rapport/core/src/sync/oauth/token-request.js'
import { createTestRapport } from '@rapport/core/src/testing/create-test-rapport.js'
import { FakeApi } from '@rapport/core/src/testing/integrations/fake-api.js'
import { openedStore } from '@rapport/core/src/testing/opened-store.js'
import { TestClock } from '@rapport/core/src/testing/test-clock.js'
import { systemIds } from '@rapport/core/src/values/ids.js'
import { putSecrets } from '@rapport/core/src/vault/vault.js'
import { describe, expect, it } from 'vitest'

const secret = 'a secret of at least thirty-two letters'

/**
 * Registers tests with vitest: a sign-in is renewed by one process at a time, and what the vendor answered is saved before anybody uses it.
 * `createStore` makes the store, its schema in place.
 *
 * @example
 * refreshSuite('my store', async () => myStore({ connectionString }))
 */
export function refreshSuite(name: string, createStore: () => Promise<Store>): void {
  describe(`renewing sign-ins on ${name}`, () => {
    const store = openedStore(createStore)

    /** A connection with tokens of a fresh sign-in, as two processes see it. */
    async function connected(expiresAt?: null) {
      const vendor = new FakeApi()
      const clock = new TestClock()
      const ids = systemIds()
      const { organizationId } = await createTestRapport({ store: store(), ids })
      const rows = storeWithClock(store(), clock).organization(organizationId)
      const integrations = readIntegrations({ secret, providers: [vendor.connector('hubspot')] })
      const way = integrations.providers.get('hubspot') && signInOf(vendor.connector('hubspot'))
      if (!way || integrations.secret === undefined) throw new Error('The connector signs in')
      const secrets = newSignIn(ids)
      const back = new URL(vendor.authorize(authorizeAddress(way, 'https://us.test/callback', secrets)))
      const form = codeForm(way, 'https://us.test/callback', back.searchParams.get('code') ?? '', secrets.verifier)
      const tokens = await requestTokens(vendor.http, way, form, clock.now())
      const connection = { id: ids.uuid(clock.now()), provider: 'hubspot', auth: 'oauth' }
      const texts = textsOfTokens(expiresAt === null ? { ...tokens, expiresAt } : tokens)
      await putSecrets(rows, integrations.secret, { organizationId, ownerId: connection.id }, texts, clock.now())
      const now = clock.now()
      const row = {
        ...connection,
        account: 'acct_1',
        account_name: 'Acme',
        status: 'ready',
        reason: null,
        configuration: null,
        counts: null,
        connected_by: null
      }
      const times = { created_at: now, connected_at: now, disconnected_at: null, last_data_at: null }
      await rows.insert(integrationConnections, [{ ...row, ...times, connected_by_member: null }])
      const process = () => credentialSource({ store: rows, clock, ids, http: vendor.http, integrations }, connection)
      const status = async () => (await rows.get(integrationConnections, [{ id: connection.id }]))[0]
      return { vendor, clock, rows, connection, process, status, ids }
    }

    it('two processes that are refused at once renew once, and both go on with the new token', async () => {
      const { vendor, process } = await connected()
      const one = process()
      const two = process()
      const stale = await one.current()
      const got = await Promise.all([one.refresh(stale), two.refresh(stale), two.refresh(stale)])
      expect(vendor.refreshes).toBe(1)
      expect(new Set(got.map((credential) => credential.kind === 'oauth' && credential.accessToken)).size).toBe(1)
      expect(got[0]).not.toEqual(stale)
      expect(await process().current()).toEqual(got[0])
      expect(got[0]).toMatchObject({ extra: { instance: 'eu1' } })
      const again = await two.refresh(await one.current())
      expect(vendor.refreshes).toBe(2)
      expect(again).not.toEqual(got[0])
    })

    it('a token is renewed before it ends, and one that never ends is left alone', async () => {
      const { vendor, clock, process } = await connected()
      const before = await process().current()
      clock.advance(3_600_000 - 60_000)
      const [one, two] = await Promise.all([process().current(), process().current()])
      expect(vendor.refreshes).toBe(1)
      expect(one).toEqual(two)
      expect(one).not.toEqual(before)
      const lasting = await connected(null)
      lasting.clock.advance(1e10)
      await lasting.process().current()
      expect(lasting.vendor.refreshes).toBe(0)
    })

    it('a vendor that is away changes nothing', async () => {
      const { vendor, clock, process, status } = await connected()
      const stale = await process().current()
      for (const failure of [
        { status: 503, body: 'away' },
        { status: 200, body: { hello: 1 } },
        { status: 429, body: {} },
        { status: 400, body: { error: 'invalid_client' } }
      ]) {
        vendor.behaviour.failTokens = [failure]
        await expect(process().refresh(stale)).rejects.toThrow(CredentialUnavailable)
      }
      expect(await status()).toMatchObject({ status: 'ready', reason: null })
      clock.advance(3_600_000 - 30_000)
      vendor.behaviour.failTokens = [{ status: 500, body: '' }]
      expect(await process().current()).toEqual(stale)
      clock.advance(60_000)
      vendor.behaviour.failTokens = [{ status: 500, body: '' }]
      await expect(process().current()).rejects.toThrow(CredentialUnavailable)
      expect(await process().current()).not.toEqual(stale)
    })

    it('a sign-in that the vendor has ended asks for a person, in words without a token', async () => {
      const { vendor, process, status } = await connected()
      const stale = await process().current()
      vendor.behaviour.failTokens = [{ status: 400, body: { error: 'invalid_grant', error_description: 'expired' } }]
      await expect(process().refresh(stale)).rejects.toThrow(CredentialRevoked)
      const { reason } = (await status()) ?? {}
      expect(await status()).toMatchObject({ status: 'requires_intervention' })
      expect(reason).toBe('The provider has ended the sign-in (invalid_grant: expired): sign in again')
    })

    it('a process that died while it renewed holds nobody up for long, and the reason is said when its answer is lost', async () => {
      const { vendor, clock, process, rows, connection, ids } = await connected()
      const stale = await process().current()
      await takeRefreshLease({ store: rows, ids }, connection.id)
      const waiting = process()
        .refresh(stale)
        .catch((error: unknown) => error)
      clock.advance(60_001)
      expect(await waiting).not.toBeInstanceOf(Error)
      expect(vendor.refreshes).toBe(1)

      const lost = await connected()
      const old = await lost.process().current()
      await takeRefreshLease({ store: lost.rows, ids: lost.ids }, lost.connection.id)
      lost.clock.advance(60_001)
      lost.vendor.behaviour.failTokens = [{ status: 400, body: { error: 'invalid_grant' } }]
      await expect(lost.process().refresh(old)).rejects.toThrow(/cut off before it was saved/)
    })
  })
}
