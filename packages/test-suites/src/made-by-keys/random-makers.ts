import { allGrants, type Grant, hasGrant } from '@rapport/core/src/auth/grants.js'
import type { PublicKey } from '@rapport/core/src/auth/public-keys.js'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { hour } from '../list-tools/world.js'
import type { KeyWorld, KeyWorlds, Maker } from './key-world.js'

const seed = 15_074
const verdict = fc.constantFrom('accept' as const, 'record' as const)
const trust = fc.record({ billing: verdict, stage: verdict, customerTraits: verdict }, { requiredKeys: [] })
/** In hours from now; undefined for a field that is left out. */
const end = fc.oneof(fc.constant(undefined), fc.constant(null), fc.integer({ min: 1, max: 6 }))
const grants = fc.oneof(
  fc.subarray<Grant>(['workspace_settings:manage', 'data:write', 'activation:read', 'activation:manage']),
  fc.subarray(allGrants)
)
const nth = fc.nat({ max: 20 })

const makesApiKey = fc.record({ makes: fc.constant('apiKey' as const), by: nth, grants, end })
const makesPublicKey = fc.record({ makes: fc.constant('publicKey' as const), by: nth, trust: fc.option(trust, { nil: undefined }), end })
const setsTrust = fc.record({ makes: fc.constant('trust' as const), by: nth, of: nth, trust })
const passes = fc.record({ makes: fc.constant('nothing' as const), hours: fc.integer({ min: 0, max: 2 }) })
const steps = fc.array(fc.oneof(makesApiKey, makesPublicKey, setsTrust, passes), { minLength: 6, maxLength: 14 })
const roots = fc.array(fc.record({ grants, end }), { minLength: 1, maxLength: 3 })

type Verdicts = Partial<PublicKey['trust']>

/** When something ends, as a number; what has no end ends last. */
const endOf = ({ expiresAt }: { expiresAt: string | null }) => (expiresAt === null ? Number.POSITIVE_INFINITY : Date.parse(expiresAt))

/** Everything that API keys have made in one history, with what it may be. */
class Made {
  readonly keys: Maker[] = []
  readonly publicKeys: PublicKey[] = []

  constructor(private readonly world: KeyWorld) {}

  async root(given: readonly Grant[], hours: number | null | undefined): Promise<void> {
    this.keys.push(await this.world.maker(given, typeof hours === 'number' ? this.world.in(hours) : null))
  }

  async apiKey(by: number, given: Grant[], hours: number | null | undefined): Promise<void> {
    const maker = this.one(this.keys, by)
    const answer = await this.world.ask('POST', '/api-keys', { name: 'child', grants: given, ...this.until(hours) }, maker)
    const lacks = given.some((grant) => !hasGrant(maker.apiKey.grants, grant))
    this.expectStatus(answer.status, maker, { isLater: this.isLater(hours, maker), lacks })
    if (answer.status !== 200) return
    const child = answer.body as Maker
    for (const grant of child.apiKey.grants) expect(hasGrant(maker.apiKey.grants, grant as Grant)).toBe(true)
    expect(endOf(child.apiKey)).toBeLessThanOrEqual(endOf(maker.apiKey))
    this.keys.push(child)
  }

  async publicKey(by: number, wanted: Verdicts | undefined, hours: number | null | undefined): Promise<void> {
    const maker = this.one(this.keys, by)
    const body = { ...(wanted && { trust: wanted }), ...this.until(hours) }
    const answer = await this.world.ask('POST', '/public-keys', body, maker)
    const mayWrite = hasGrant(maker.apiKey.grants, 'data:write')
    const lacks = !mayWrite && Object.values(wanted ?? {}).includes('accept')
    this.expectStatus(answer.status, maker, { isLater: this.isLater(hours, maker), lacks })
    if (answer.status !== 200) return
    const made = answer.body as PublicKey
    expect(endOf(made)).toBeLessThanOrEqual(endOf(maker.apiKey))
    const usual = mayWrite ? 'accept' : 'record'
    expect(made.trust).toEqual({ billing: usual, stage: usual, customerTraits: usual, ...wanted })
    this.publicKeys.push(made)
  }

  async trust(by: number, of: number, wanted: Verdicts): Promise<void> {
    const index = of % Math.max(1, this.publicKeys.length)
    const before = this.publicKeys[index]
    if (!before) return
    const maker = this.one(this.keys, by)
    const raised = Object.entries(wanted).filter(([kind, value]) => value === 'accept' && before.trust[kind as keyof Verdicts] === 'record')
    const mayRaise = hasGrant(maker.apiKey.grants, 'data:write') && endOf(maker.apiKey) >= endOf(before)
    const answer = await this.world.setTrust(before.publicKey, wanted, maker)
    this.expectStatus(answer.status, maker, { isLater: false, lacks: raised.length > 0 && !mayRaise })
    if (answer.status === 200) this.publicKeys[index] = { ...before, trust: { ...before.trust, ...wanted } }
  }

  /** What is stored is what was answered, and each of it works up to its end and no longer. */
  async expectEnds(): Promise<void> {
    const now = this.world.clock.now()
    for (const { key, apiKey } of this.keys) expect(await this.world.works(key)).toBe(now < endOf(apiKey))
    const stored = new Map((await this.world.workspace.publicKeys.list()).map((key) => [key.publicKey, key]))
    for (const made of this.publicKeys) {
      expect(stored.get(made.publicKey)).toEqual(made)
      expect((await this.world.send(made.publicKey)).status).toBe(now < endOf(made) ? 200 : 403)
    }
  }

  /** A request is answered as it deserves: nothing that a key may do is refused. */
  private expectStatus(status: number, { apiKey }: Maker, fault: { isLater: boolean; lacks: boolean }): void {
    if (endOf(apiKey) <= this.world.clock.now()) expect(status).toBe(401)
    else if (!hasGrant(apiKey.grants, 'workspace_settings:manage')) expect(status).toBe(403)
    else if (fault.isLater || fault.lacks)
      expect(fault.isLater && fault.lacks ? [400, 403] : fault.isLater ? [400] : [403]).toContain(status)
    else expect(status).toBe(200)
  }

  private isLater(hours: number | null | undefined, { apiKey }: Maker): boolean {
    return typeof hours === 'number' && Date.parse(this.world.in(hours)) > endOf(apiKey)
  }

  private until(hours: number | null | undefined) {
    return hours === undefined ? {} : { expiresAt: hours === null ? null : this.world.in(hours) }
  }

  private one(makers: readonly Maker[], n: number): Maker {
    const maker = makers[n % makers.length]
    if (!maker) throw new Error('A history begins with a key')
    return maker
  }
}

/** Random histories of keys that make keys: nothing ever has more grants, a later end or more trust than its maker. */
export function testRandomMakers(worlds: KeyWorlds, numRuns: number): void {
  it('whatever keys make, it is no more than they are', async () => {
    const world = await worlds()
    await fc.assert(
      fc.asyncProperty(roots, steps, async (first, then) => {
        const made = new Made(world)
        for (const { grants: given, end: hours } of first) await made.root(given, hours)
        for (const step of then) {
          if (step.makes === 'apiKey') await made.apiKey(step.by, step.grants, step.end)
          else if (step.makes === 'publicKey') await made.publicKey(step.by, step.trust, step.end)
          else if (step.makes === 'trust') await made.trust(step.by, step.of, step.trust)
          else world.clock.advance(step.hours * hour)
        }
        await made.expectEnds()
        world.clock.advance(3 * hour)
        await made.expectEnds()
      }),
      { seed, numRuns }
    )
  })
}
