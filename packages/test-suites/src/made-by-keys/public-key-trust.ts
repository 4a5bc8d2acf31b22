import type { Grant } from '@rapport/core/src/auth/grants.js'
import { expect, it } from 'vitest'
import type { KeyWorlds } from './key-world.js'

const accepted = { billing: 'accept', stage: 'accept', customerTraits: 'accept' }
const recorded = { billing: 'record', stage: 'record', customerTraits: 'record' }
const kinds = ['billing', 'stage', 'customerTraits']
/** All that a key may hold beside `data:write`; none of it stands in for that grant. */
const others: Grant[] = ['customer_intelligence:read', 'customer_access:manage', 'activation:manage', 'behavior_metrics:manage']

/** How far public keys are trusted that API keys make. */
export function testPublicKeyTrust(worlds: KeyWorlds): void {
  it('a key with data:write makes public keys that are trusted as the specification says, or as it says', async () => {
    const made = await worlds()
    const maker = await made.maker(['data:write'])
    expect((await made.publicKeyBy(maker)).trust).toEqual(accepted)
    expect((await made.publicKeyBy(maker, { trust: accepted })).trust).toEqual(accepted)
    expect((await made.publicKeyBy(maker, { trust: { stage: 'record' } })).trust).toEqual({ ...accepted, stage: 'record' })
  })

  it('without data:write its events are recorded and change nothing', async () => {
    const made = await worlds()
    const maker = await made.maker(others)
    for (const input of [{}, { trust: {} }, { trust: { stage: 'record' } }, { trust: recorded }]) {
      const { publicKey, trust } = await made.publicKeyBy(maker, input)
      expect(trust).toEqual(recorded)
      expect((await made.stored(publicKey))?.trust).toEqual(recorded)
    }
    const { publicKey } = await made.publicKeyBy(maker)
    const acme = { customerId: 'acme' }
    await made.send(publicKey, { type: 'identify', userId: 'u1', ...acme })
    await made.send(publicKey, { type: 'billing', status: 'paid', ...acme })
    expect(await made.workspace.customers.get(acme)).toMatchObject({ billingStatus: 'NONE' })
  })

  it('who asks for more trust than the key may have is told the grant that is missing, and nothing is made', async () => {
    const made = await worlds()
    const maker = await made.maker(others)
    const before = await made.workspace.publicKeys.list()
    for (const kind of kinds) {
      const wanted = { domains: ['https://more.test'], trust: { [kind]: 'accept' } }
      expect(await made.ask('POST', '/public-keys', wanted, maker)).toMatchObject({
        status: 403,
        body: { code: 'TOOL_CALL_FORBIDDEN', error: expect.stringMatching(new RegExp(`trust\\.${kind}.*data:write`)) }
      })
    }
    expect(await made.workspace.publicKeys.list()).toEqual(before)
    expect(await made.workspace.publicKeys.domains()).not.toContain('https://more.test')
  })

  it('raising the trust of a public key needs data:write; lowering it does not', async () => {
    const made = await worlds()
    const weak = await made.maker(others)
    const strong = await made.maker(['data:write'])
    const { publicKey } = await made.workspace.publicKeys.create({ trust: { billing: 'record' } })
    for (const trust of [{ billing: 'accept' }, { ...accepted, stage: 'record' }])
      expect(await made.setTrust(publicKey, trust, weak)).toMatchObject({
        status: 403,
        body: { code: 'TOOL_CALL_FORBIDDEN', error: expect.stringMatching(/billing.*data:write/) }
      })
    expect((await made.stored(publicKey))?.trust).toEqual({ ...accepted, billing: 'record' })
    // What stands already is not raised.
    const lowered = { billing: 'record', stage: 'record', customerTraits: 'accept' }
    expect(await made.setTrust(publicKey, { stage: 'record', customerTraits: 'accept' }, weak)).toMatchObject({
      status: 200,
      body: { trust: lowered }
    })
    expect(await made.setTrust(publicKey, { billing: 'accept' }, strong)).toMatchObject({
      status: 200,
      body: { trust: { ...accepted, stage: 'record' } }
    })
  })

  it('a key that ends raises no trust beyond its end', async () => {
    const made = await worlds()
    const maker = await made.maker(['data:write'], made.in(2))
    const raise = async (expiresAt: string | null) => {
      const { publicKey } = await made.workspace.publicKeys.create({ trust: { stage: 'record' }, expiresAt })
      return made.setTrust(publicKey, { stage: 'accept', billing: 'record' }, maker)
    }
    for (const later of [null, made.in(3)])
      expect(await raise(later)).toMatchObject({ status: 403, body: { error: expect.stringContaining(`this key ends at ${made.in(2)}`) } })
    for (const soon of [made.in(1), made.in(2)])
      expect(await raise(soon)).toMatchObject({ status: 200, body: { trust: { ...accepted, billing: 'record' } } })
    const { publicKey } = await made.publicKeyBy(maker, { trust: recorded })
    expect(await made.setTrust(publicKey, accepted, maker)).toMatchObject({ status: 200, body: { trust: accepted, expiresAt: made.in(2) } })
    expect((await made.setTrust(made.world.publicKey, recorded, maker)).status).toBe(200)
  })

  it('two changes of the trust of one public key at the same time both hold', async () => {
    const made = await worlds()
    const maker = await made.maker(['data:write'])
    for (let turn = 0; turn < 5; turn++) {
      const { publicKey } = await made.publicKeyBy(maker)
      await Promise.all(kinds.map((kind) => made.setTrust(publicKey, { [kind]: 'record' }, maker)))
      expect((await made.stored(publicKey))?.trust).toEqual(recorded)
    }
  })

  it('a person whom the host lets in makes public keys as a key of the same grants does', async () => {
    const made = await worlds()
    const { rapport, organizationId } = made.world
    const make = async (grants: readonly Grant[], body: object) => {
      const session = { organizationId, grants, memberId: 'm1' }
      const answer = await rapport.handle({
        method: 'POST',
        url: '/api/settings/public-keys',
        header: (name) => (name === 'content-type' ? 'application/json' : undefined),
        body: (async function* () {
          yield Buffer.from(JSON.stringify(body))
        })(),
        session
      })
      return { status: answer.status, body: JSON.parse(String(answer.body)) }
    }
    expect(await make(['workspace_settings:manage'], {})).toMatchObject({ status: 200, body: { trust: recorded, expiresAt: null } })
    expect(await make(['workspace_settings:manage'], { trust: { billing: 'accept' } })).toMatchObject({ status: 403 })
    expect(await make(['workspace_settings:manage', 'data:write'], {})).toMatchObject({ status: 200, body: { trust: accepted } })
  })
}
