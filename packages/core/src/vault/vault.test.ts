import { describe, expect, it } from 'vitest'
import { createRapport } from '../create-rapport.js'
import { identityVerifications, integrationCredentials } from '../registry/tables.js'
import { memoryStore } from '../storage/memory/memory-store.js'
import { createTestRapport } from '../testing/create-test-rapport.js'
import { recordingLogger } from '../testing/recording-logger.js'
import { open, SecretLost, seal } from './sealing.js'
import { putSecrets, readSecrets } from './vault.js'

const first = 'a first secret of thirty-two letters'
const second = 'a second secret of thirty-two letters'
const place = { organizationId: '00000000-0000-4000-8000-000000000001', ownerId: '00000000-0000-4000-8000-000000000002', field: 'token' }
const of = (current: string, previous?: string) => ({ current, previous })

describe('sealing', () => {
  it('opens what it sealed, at its place, with the current or the previous secret', () => {
    const sealed = seal(of(first), place, 'rk_live_1 ü')
    expect(open(of(first), place, sealed)).toBe('rk_live_1 ü')
    expect(open(of(second, first), place, sealed)).toBe('rk_live_1 ü')
    expect(sealed.sealed).not.toContain('rk_live')
  })

  it('opens nothing elsewhere, under another secret, or changed', () => {
    const sealed = seal(of(first), place, 'rk_live_1')
    const bytes = Buffer.from(sealed.sealed, 'base64')
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
    for (const change of [{ organizationId: place.ownerId }, { ownerId: place.organizationId }, { field: 'other' }])
      expect(() => open(of(first), { ...place, ...change }, sealed)).toThrow(SecretLost)
    expect(() => open(of(second), place, sealed)).toThrow(SecretLost)
    expect(() => open(undefined, place, sealed)).toThrow(SecretLost)
    expect(() => open(of(first), place, { ...sealed, sealed: bytes.toString('base64') })).toThrow(SecretLost)
  })

  it('gives another text each time', () => {
    expect(seal(of(first), place, 'same').sealed).not.toBe(seal(of(first), place, 'same').sealed)
  })
})

describe('the vault', () => {
  it('encrypts anew at the next use what the previous secret had sealed', async () => {
    const rows = memoryStore().organization(place.organizationId)
    await putSecrets(rows, of(first), place, { token: { text: 'one', expiresAt: 5 } }, 1)
    expect(await readSecrets(rows, of(second, first), place)).toEqual({ token: { text: 'one', expiresAt: 5 } })
    expect(await readSecrets(rows, of(second), place)).toEqual({ token: { text: 'one', expiresAt: 5 } })
    await expect(readSecrets(rows, of(first), place)).rejects.toThrow(SecretLost)
  })

  it('encrypts all of it anew by a job at the start, also what is out of order', async () => {
    const store = memoryStore()
    const { rapport, organizationId, clock } = await createTestRapport({ store, secret: { current: second, previous: first } })
    const rows = store.organization(organizationId)
    const owner = { organizationId, ownerId: place.ownerId }
    await putSecrets(
      rows,
      of(first),
      owner,
      { token: { text: 'one', expiresAt: null }, key: { text: 'two', expiresAt: null } },
      clock.now()
    )
    const lost = { ...owner, ownerId: place.organizationId }
    await putSecrets(rows, of(first), lost, { token: { text: 'three', expiresAt: null } }, clock.now())
    await rows.update(integrationCredentials, { owner_id: { eq: lost.ownerId } }, { ciphertext: 'AAAA' })
    rapport.start()
    await expect.poll(() => readSecrets(rows, of(second), owner).catch(() => 'not yet')).toMatchObject({ key: { text: 'two' } })
    await rapport.runDue()
    expect((await rapport.status()).jobs).toMatchObject({ pending: 0, failed: 0 })
    await rapport.close()
  })
})

describe('the secret of identity verification', () => {
  const stored = async (store: ReturnType<typeof memoryStore>) => (await store.directory.find(identityVerifications))[0]?.secret ?? ''

  it('stands in clear only where the host has no secret, and is encrypted once it has one', async () => {
    const store = memoryStore()
    const { workspace, organizationId } = await createTestRapport({ store })
    await workspace.identityVerification.enable()
    const secret = await workspace.identityVerification.secret()
    expect(await stored(store)).toBe(secret)

    const later = createRapport({ store, secret: first, logger: recordingLogger() }).organization(organizationId)
    expect(await later.identityVerification.secret()).toBe(secret)
    expect(await stored(store)).not.toContain(secret)
    const changed = createRapport({ store, secret: { current: second, previous: first }, logger: recordingLogger() })
    expect(await changed.organization(organizationId).identityVerification.secret()).toBe(secret)
    expect(await changed.organization(organizationId).identityVerification.status()).toEqual({ enabled: true })
  })

  it('proves nobody when the secret is lost, and says so', async () => {
    const store = memoryStore()
    const { workspace, organizationId, publicKey } = await createTestRapport({ store, secret: first })
    await workspace.identityVerification.enable()
    const logger = recordingLogger()
    const lost = createRapport({ store, secret: second, logger })
    await expect(lost.organization(organizationId).identityVerification.secret()).rejects.toMatchObject({ code: 'UNPROCESSABLE' })
    const event = { type: 'identify', url: 'http://localhost/', path: '/', email: 'a@b.test' }
    const batch = { source: 'client', visitorId: place.ownerId, events: [event] }
    const body = (async function* () {
      yield Buffer.from(JSON.stringify(batch))
    })()
    const url = `/api/i/v1/${publicKey}/events`
    const headers: Record<string, string> = { origin: 'http://localhost' }
    const answer = await lost.handle({ method: 'POST', url, header: (name) => headers[name], body })
    expect([answer.status, answer.body]).toMatchObject([200, expect.anything()])
    expect(logger.lines.map(({ message }) => message)).toContain(
      'The secret of identity verification cannot be decrypted, so no page can prove an identity'
    )
    const { items } = await lost.organization(organizationId).users.list()
    expect(items).toEqual([])
  })
})
