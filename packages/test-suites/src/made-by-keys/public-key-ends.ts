import { createTestRapport } from '@rapport/core/src/testing/create-test-rapport.js'
import { expect, it } from 'vitest'
import { hour } from '../list-tools/world.js'
import type { KeyWorlds } from './key-world.js'

/** When public keys end. They do so alike on every store. */
export function testPublicKeyEnds(worlds: KeyWorlds): void {
  it('a public key ends with the API key that makes it, or sooner', async () => {
    const made = await worlds()
    const end = made.in(2)
    const maker = await made.maker(['data:write'], end)
    for (const input of [{}, { expiresAt: null }, { expiresAt: end }, { expiresAt: made.in(1) }]) {
      const publicKey = await made.publicKeyBy(maker, input)
      expect(publicKey.expiresAt).toBe(input.expiresAt ?? end)
      expect(await made.stored(publicKey.publicKey)).toEqual(publicKey)
    }

    const later = new Date(Date.parse(end) + 1).toISOString()
    expect(await made.ask('POST', '/public-keys', { expiresAt: later, domains: ['https://late.test'] }, maker)).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining(`expiresAt must be at most ${end}`), details: [{ path: 'expiresAt' }] }
    })
    expect(await made.workspace.publicKeys.domains()).not.toContain('https://late.test')
    expect(await made.workspace.publicKeys.list()).toHaveLength(5)
  })

  it('a key without an end makes public keys without one, or with the one that it says', async () => {
    const made = await worlds()
    const maker = await made.maker(['data:write'])
    expect(await made.publicKeyBy(maker)).toMatchObject({ expiresAt: null })
    expect(await made.publicKeyBy(maker, { expiresAt: made.in(99_999) })).toMatchObject({ expiresAt: made.in(99_999) })
  })

  it('the host gives any end in the future, or none', async () => {
    const made = await worlds()
    const { publicKeys } = made.workspace
    expect(await publicKeys.create({ domains: [] })).toMatchObject({ expiresAt: null })
    expect(await publicKeys.create({ expiresAt: null })).toMatchObject({ expiresAt: null })
    expect(await publicKeys.create({ expiresAt: '9999-12-31' })).toMatchObject({ expiresAt: '9999-12-31T00:00:00.000Z' })
    const now = made.clock.now()
    expect(await publicKeys.create({ expiresAt: new Date(now + hour) })).toMatchObject({ expiresAt: new Date(now + hour).toISOString() })
    for (const past of [now, now - 1, new Date(now), '2020-01-31', 0])
      await expect(publicKeys.create({ expiresAt: past })).rejects.toMatchObject({
        code: 'INVALID_TOOL_INPUT',
        message: expect.stringContaining('expiresAt must be in the future')
      })
    for (const wrong of ['soon', true, {}, '2030-01-31T09:30:00'])
      await expect(publicKeys.create({ expiresAt: wrong as never })).rejects.toMatchObject({
        code: 'INVALID_TOOL_INPUT',
        message: expect.stringContaining('expiresAt must be')
      })
    expect(await publicKeys.list()).toHaveLength(5)
  })

  it('a public key past its end is answered as one that is unknown, at once where it is remembered', async () => {
    const made = await worlds()
    const maker = await made.maker(['data:write'], new Date(made.clock.now() + 1_000).toISOString())
    const { publicKey } = await made.publicKeyBy(maker, { domains: ['https://shop.test'] })
    const another = await createTestRapport({ store: made.world.store, clock: made.clock })
    const path = (key: string) => `/api/i/v1/${key}/events`
    const origin = { origin: 'https://shop.test' }
    const event = { events: [{ type: 'pageview', url: 'https://shop.test/' }] }

    made.clock.advance(999)
    for (const { post } of [made.world, another]) expect((await post(path(publicKey), event, origin)).status).toBe(200)
    made.clock.advance(1)
    for (const { post, send } of [made.world, another]) {
      const ended = await post(path(publicKey), event, origin)
      const unknown = await post(path(`pk_${'x'.repeat(32)}`), event, origin)
      expect(ended).toMatchObject({ status: 403, body: { success: false, message: expect.any(String), errors: [] } })
      expect(ended.body).toEqual(unknown.body)
      expect(Object.keys(ended.headers).sort()).toEqual(Object.keys(unknown.headers).sort())
      expect((await send({ method: 'OPTIONS', url: path(publicKey), headers: origin })).status).toBe(403)
    }
    expect(await made.stored(publicKey)).toMatchObject({ revokedAt: null })
  })

  it('no end keeps a public key from being revoked before it, and none brings it back', async () => {
    const made = await worlds()
    const maker = await made.maker(['data:write'], made.in(2))
    const { publicKey } = await made.publicKeyBy(maker)
    expect((await made.send(publicKey)).status).toBe(200)
    const revoked = await made.ask('DELETE', `/public-keys/${publicKey}`, undefined, maker)
    expect(revoked).toMatchObject({ status: 200, body: { publicKey, expiresAt: made.in(2), revokedAt: made.in(0) } })
    expect((await made.send(publicKey)).status).toBe(403)
  })

  it('a public key outlives the revocation of its maker, but never the end that the maker had', async () => {
    const made = await worlds()
    const maker = await made.maker(['data:write'], made.in(2))
    const { publicKey } = await made.publicKeyBy(maker)
    await made.workspace.apiKeys.revoke(maker.apiKey.id)
    expect(await made.works(maker.key)).toBe(false)
    expect((await made.send(publicKey)).status).toBe(200)
    made.clock.advance(2 * hour)
    expect((await made.send(publicKey)).status).toBe(403)
  })
}
