import { allGrants } from '@rapport/core/src/auth/grants.js'
import type { Trust } from '@rapport/core/src/auth/tables/public-keys.js'
import { userHash } from '@rapport/core/src/identity/rules/user-hash.js'
import type { Store } from '@rapport/core/src/storage/contract.js'
import type { TestRapport } from '@rapport/core/src/testing/create-test-rapport.js'
import { openedStore } from '@rapport/core/src/testing/opened-store.js'
import { describe, expect, it } from 'vitest'
import { worldsOn } from '../list-tools/world.js'

const ann = { userId: 'u1', email: 'ann@globex.com' }
const acme = { customerId: 'acme' }
const forged = [
  { type: 'identify', ...ann, ...acme },
  { type: 'billing', status: 'paid', ...acme },
  { type: 'stage', stage: 'activated', ...ann, ...acme },
  { type: 'custom', eventName: 'seen', ...ann, ...acme, customerTraits: { plan: 'enterprise' } }
]

/**
 * Registers tests with vitest: what events of a public key may change, and whom they may speak for, is what the workspace says; servers with an API key
 * are believed. `createStore` makes the store, its schema in place.
 *
 * @example
 * trustSuite('my store', async () => myStore({ connectionString }))
 */
export function trustSuite(name: string, createStore: () => Promise<Store>): void {
  describe(`trust of browsers on ${name}`, () => {
    const makeWorld = worldsOn(openedStore(createStore))

    /** Sends a batch as a page does, or as a server that shows an API key. */
    const send = ({ post }: TestRapport, publicKey: string, body: object, apiKey?: string) =>
      post(`/api/i/v1/${publicKey}/events`, body, apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` })

    async function standing({ workspace }: TestRapport) {
      const { billingStatus, traits } = await workspace.customers.get(acme)
      const { journeyStage } = await workspace.users.get({ userId: 'u1' })
      return { billingStatus, plan: traits.plan, journeyStage }
    }

    async function typesOf({ workspace }: TestRapport) {
      const { events } = await workspace.call('svc_get_timeline', { customer: 'acme', timeframe: 'all' })
      return events.map(({ eventType }) => eventType).sort()
    }

    const notesOf = async ({ workspace }: TestRapport) =>
      (await workspace.ingestIssues()).map(({ kind, field, eventType }) => `${kind} ${field} ${eventType}`).sort()

    it('a public key is trusted unless its owner says otherwise', async () => {
      const world = await makeWorld()
      await send(world, world.publicKey, { events: forged })
      expect(await standing(world)).toEqual({ billingStatus: 'PAYING', plan: 'enterprise', journeyStage: 'ACTIVATED' })
      expect(await notesOf(world)).toEqual([])
    })

    const recorded: [Partial<Trust>, object, string][] = [
      [{ billing: 'record' }, { billingStatus: 'NONE' }, 'cut billing billing'],
      [{ stage: 'record' }, { journeyStage: 'SIGNED_UP' }, 'cut stage stage'],
      [{ customerTraits: 'record' }, { plan: undefined }, 'cut customerTraits custom']
    ]
    it.each(recorded)('with %j the events are kept, change nothing by it, and are issues', async (trust, changed, issue) => {
      const world = await makeWorld()
      const made = await world.workspace.publicKeys.create({ trust })
      expect(made.trust).toEqual({ billing: 'accept', stage: 'accept', customerTraits: 'accept', ...trust })
      const { status, body } = await send(world, made.publicKey, { events: forged })
      expect({ status, body }).toEqual({ status: 200, body: { success: true, processed: 4, errors: [] } })
      const trusted = { billingStatus: 'PAYING', plan: 'enterprise', journeyStage: 'ACTIVATED' }
      expect(await standing(world)).toEqual({ ...trusted, ...changed })
      expect(await typesOf(world)).toHaveLength(4)
      expect(await notesOf(world)).toEqual([issue])

      // A server with the grant is believed, whichever public key it names.
      await send(
        world,
        made.publicKey,
        { source: 'server', events: forged.map((event) => ({ ...event, timestamp: world.clock.now() - 1 })) },
        world.apiKey
      )
      expect(await standing(world)).toEqual(trusted)
    })

    it('what was only recorded stays so when its people and accounts are merged or counted anew', async () => {
      const world = await makeWorld()
      const { publicKey } = await world.workspace.publicKeys.create({ trust: { billing: 'record', stage: 'record' } })
      const visitorId = '0195b3a0-0000-7000-8000-000000000001'
      await send(world, publicKey, {
        visitorId,
        events: [
          { type: 'stage', stage: 'activated' },
          { type: 'billing', status: 'paid', domain: 'globex.com' }
        ]
      })
      await send(world, publicKey, { visitorId, events: [{ type: 'identify', email: ann.email }] })
      await send(world, publicKey, {
        visitorId,
        events: [
          { type: 'identify', ...ann, ...acme },
          { type: 'pageview', url: 'https://x.test/' }
        ]
      })
      await world.rapport.runDue()
      expect(await standing(world)).toEqual({ billingStatus: 'NONE', plan: undefined, journeyStage: 'SIGNED_UP' })
    })

    it('an API key that is wrong, foreign or without data:write refuses the request, in the form of the route', async () => {
      const world = await makeWorld()
      const other = await makeWorld()
      const { key: reader } = await world.workspace.apiKeys.create({ name: 'r', grants: ['customer_intelligence:read'] })
      const wrong: [string, string][] = [
        [`ok_${'x'.repeat(32)}`, 'The API key is unknown: check that it is complete, and that it belongs to this server'],
        [other.apiKey, 'another organization'],
        [reader, 'lacks the grant data:write']
      ]
      for (const [key, message] of wrong) {
        const refused = { success: false, message: expect.stringContaining(message), errors: [] }
        expect(await send(world, world.publicKey, { events: forged }, key)).toMatchObject({ status: 403, body: refused })
      }
      // A password of the page's own is no business of ours.
      const url = `/api/i/v1/${world.publicKey}/events`
      expect((await world.post(url, { events: forged }, { authorization: 'Basic YTpi' })).status).toBe(200)
      const grants = allGrants.filter((grant) => grant === 'data:write')
      const { key: feeder } = await world.workspace.apiKeys.create({ name: 'f', grants })
      expect((await send(world, world.publicKey, { events: forged }, feeder)).status).toBe(200)
    })

    it('identities need the proof while the workspace asks for it; without it their events are those of nobody', async () => {
      const world = await makeWorld()
      const { identityVerification, users } = world.workspace
      const secret = await identityVerification.secret()
      expect(await identityVerification.status()).toEqual({ enabled: false })
      await identityVerification.enable()
      expect([await identityVerification.secret(), await identityVerification.status()]).toEqual([secret, { enabled: true }])

      const visitorId = '0195b3a0-0000-7000-8000-000000000002'
      const traits = { name: 'Ann', email: ann.email }
      for (const hash of [undefined, '', 7, 'x'.repeat(64), userHash(secret, 'u2'), userHash('iv_other', 'u1')]) {
        const userIdentity = { userId: 'u1', traits, ...(hash !== undefined && { userHash: hash }) }
        const events = [
          { type: 'identify', traits },
          { type: 'custom', eventName: 'seen', email: ann.email }
        ]
        expect(await send(world, world.publicKey, { visitorId, userIdentity, events })).toMatchObject({
          status: 200,
          body: { processed: 2 }
        })
      }
      expect((await users.list()).items).toEqual([])
      const issues = await world.workspace.ingestIssues()
      expect(new Set(issues.map(({ field }) => field))).toEqual(new Set(['userIdentity.userHash']))
      expect(JSON.stringify(issues)).not.toMatch(/globex|u1/)

      // The proof of one user holds for nobody else, whom an event may name by itself.
      const proved = { userId: 'u1', email: ann.email, userHash: userHash(secret, 'u1') }
      await send(world, world.publicKey, { userIdentity: proved, events: [{ type: 'identify' }, { type: 'identify', userId: 'u9' }] })
      const { items } = await users.list()
      expect(items.map(({ externalId, email }) => [externalId, email])).toEqual([['u1', ann.email]])
      const byEmail = { email: ' Bob@Globex.com ', userHash: userHash(secret, 'bob@globex.com') }
      await send(world, world.publicKey, { userIdentity: byEmail, events: [{ type: 'identify' }] })
      expect((await users.get({ email: 'bob@globex.com' })).email).toBe('bob@globex.com')

      // Servers and the host's own code are believed, and so is everybody once it is disabled.
      await send(world, world.publicKey, { events: [{ type: 'identify', userId: 'u3' }] }, world.apiKey)
      await world.workspace.ingest({ events: [{ type: 'identify', userId: 'u4' }] })
      await identityVerification.disable()
      await send(world, world.publicKey, { events: [{ type: 'identify', userId: 'u5' }] })
      for (const userId of ['u3', 'u4', 'u5']) expect((await users.get({ userId })).externalId).toBe(userId)
    })

    it('proofs with the secret before hold beside those with the new one, for a day or as long as is said', async () => {
      const world = await makeWorld()
      const { identityVerification: verification, users } = world.workspace
      await verification.enable()
      const first = await verification.secret()
      const isTaken = async (userId: string, secret: string) => {
        const userIdentity = { userId, userHash: userHash(secret, userId) }
        await send(world, world.publicKey, { userIdentity, events: [{ type: 'identify' }] })
        return (await users.list({ userId })).items.length === 1
      }
      const second = await verification.rotate()
      expect([await verification.secret(), second === first]).toEqual([second, false])
      const until = new Date(world.clock.now() + 86_400_000).toISOString()
      expect(await verification.status()).toEqual({ enabled: true, previousSecretUntil: until })
      expect([await isTaken('a1', first), await isTaken('a2', second)]).toEqual([true, true])
      world.clock.advance(86_400_000)
      expect([await isTaken('b1', first), await isTaken('b2', second)]).toEqual([false, true])
      expect(await verification.status()).toEqual({ enabled: true })

      const third = await verification.rotate({ keepPreviousSeconds: 0 })
      expect([await isTaken('c1', second), await isTaken('c2', third)]).toEqual([false, true])
      for (const wrong of [-1, 1.5, '60', 1e9]) {
        const refused = { code: 'INVALID_TOOL_INPUT', message: expect.stringContaining('options.keepPreviousSeconds must be') }
        await expect(verification.rotate({ keepPreviousSeconds: wrong as number })).rejects.toMatchObject(refused)
      }
      expect(await verification.secret()).toBe(third)
    })

    it('what a key may change is changed at once, and what is left out stays', async () => {
      const world = await makeWorld()
      const { publicKeys } = world.workspace
      const { publicKey } = await publicKeys.create({ trust: { stage: 'record' } })
      const trust = { billing: 'record', stage: 'record', customerTraits: 'accept' }
      expect(await publicKeys.setTrust(publicKey, { billing: 'record' })).toMatchObject({ publicKey, trust })
      expect((await publicKeys.list()).find((key) => key.publicKey === publicKey)?.trust).toEqual(trust)
      await send(world, publicKey, { events: forged })
      expect(await standing(world)).toMatchObject({ billingStatus: 'NONE' })
      await publicKeys.setTrust(publicKey, { billing: 'accept' })
      await send(world, publicKey, { events: forged })
      expect(await standing(world)).toMatchObject({ billingStatus: 'PAYING' })
      const wrong = { code: 'INVALID_TOOL_INPUT', message: expect.stringContaining('trust.billing') }
      await expect(publicKeys.setTrust(publicKey, { billing: 'no' } as never)).rejects.toMatchObject(wrong)
      const foreign = (await makeWorld()).publicKey
      for (const key of ['pk_none', foreign]) await expect(publicKeys.setTrust(key, {})).rejects.toMatchObject({ code: 'NOT_FOUND' })
    })

    it.each([
      [{ trust: { billing: 'deny' } }, 'trust.billing must be "accept" or "record"'],
      [{ trust: { traits: 'record' } }, 'trust.traits is none of billing, stage, customerTraits'],
      [{ trust: 'record' }, 'trust must be an object']
    ])('refuses %j', async (input, message) => {
      const { workspace } = await makeWorld()
      const refused = { code: 'INVALID_TOOL_INPUT', message: expect.stringContaining(message) }
      await expect(workspace.publicKeys.create(Object(input))).rejects.toMatchObject(refused)
    })
  })
}
