import { recordChange } from '@rapport/core/src/audit/index.js'
import { queueSealing } from '@rapport/core/src/audit-chain/seal-entries.js'
import { AuditVerifier } from '@rapport/core/src/audit-chain/verifier.js'
import { auditEntries, auditPending, auditSeals, jobs } from '@rapport/core/src/registry/tables.js'
import { systemIds } from '@rapport/core/src/values/ids.js'
import { describe, expect, it } from 'vitest'
import { followed } from '../changes/changes-world.js'
import type { NewWorld, World } from '../list-tools/world.js'

const steps = ['a', 'b', 'c', 'd', 'e']

/** A world with some entries in its chain, the oldest first. */
async function chained(newWorld: NewWorld): Promise<World> {
  const world = await newWorld()
  for (const eventName of steps) {
    world.clock.advance(10)
    await world.workspace.call('svc_update_customer_activation', { eventName }, { actor: 'ann' })
  }
  await world.rapport.runDue()
  return world
}

async function wholeChain({ workspace }: World, limit = 2) {
  const lines = []
  for (let cursor: string | undefined; ; ) {
    const page = await workspace.audit.chain({ limit, ...(cursor && { cursor }) })
    lines.push(...page.items)
    if (!page.pagination.nextCursor) return lines
    cursor = page.pagination.nextCursor
  }
}

/** Somebody with access to the database. */
const tampering: [string, (world: World) => Promise<unknown>, number, string][] = [
  ['a changed value', ({ rows }) => changed(rows, 3, { after: { eventName: 'x' } }), 3, 'after.eventName was changed'],
  ['an added value', ({ rows }) => changed(rows, 3, { after: { eventName: 'c', more: 1 } }), 3, 'after.more was added or has another name'],
  ['a value that is gone', ({ rows }) => changed(rows, 3, { after: {} }), 3, 'after.eventName was removed'],
  ['another actor', ({ rows }) => changed(rows, 2, { actor_id: 'bob' }), 2, 'actorId was changed'],
  ['another time', ({ rows }) => changed(rows, 2, { at: 5 }), 2, 'its hash is not that of what it says: the entry was changed'],
  ['another tool', ({ rows }) => changed(rows, 1, { tool: 'x' }), 1, 'its hash is not that of what it says: the entry was changed'],
  ['an entry that is gone', async ({ rows }) => rows.remove(auditEntries, { id: { eq: await idAt(rows, 4) } }), 4, 'the entry was removed'],
  [
    'an entry that is gone with its seal',
    async ({ rows }) => {
      const id = await idAt(rows, 4)
      await rows.remove(auditEntries, { id: { eq: id } })
      await rows.remove(auditSeals, { entry_id: { eq: id } })
    },
    4,
    'position 4 is missing: position 5 follows'
  ],
  [
    'entries in another order',
    async ({ rows }) => {
      const two = await idAt(rows, 2)
      const three = await idAt(rows, 3)
      await rows.update(auditSeals, { entry_id: { eq: two } }, { position: 99 })
      await rows.update(auditSeals, { entry_id: { eq: three } }, { position: 2 })
      await rows.update(auditSeals, { entry_id: { eq: two } }, { position: 3 })
    },
    2,
    'it does not name the hash of the entry before it'
  ],
  [
    'an entry that was put in',
    async ({ rows }) => {
      const [first] = await rows.find(auditEntries, { limit: 1 })
      if (first) await rows.insert(auditEntries, [{ ...first, id: '00000000-0000-4000-8000-0000000000ff' }])
    },
    6,
    'the entry stands beside the chain: Rapport did not write it'
  ]
]

async function idAt(rows: World['rows'], position: number): Promise<string> {
  const [seal] = await rows.find(auditSeals, { where: { position: { eq: position } } })
  if (!seal) throw new Error(`Nothing stands at ${position}`)
  return seal.entry_id
}

async function changed(rows: World['rows'], position: number, set: Parameters<typeof rows.update<typeof auditEntries>>[2]) {
  await rows.update(auditEntries, { id: { eq: await idAt(rows, position) } }, set)
}

/** The chain: it has each entry once, in the order of the commits, and shows what was done to it. */
export function testAuditChain(newWorld: NewWorld): void {
  describe('the chain', () => {
    it('has every entry, each with the hash of the one before it, and can be checked by whoever reads it', async () => {
      const world = await chained(newWorld)
      const lines = await wholeChain(world)
      expect(lines.map(({ position, entry }) => [position, entry.after])).toEqual(steps.map((eventName, at) => [at + 1, { eventName }]))
      const verifier = new AuditVerifier(world.organizationId)
      expect(lines.map((line) => verifier.check(line))).toEqual(steps.map(() => undefined))
      const found = { valid: true, entries: 5, erased: 0, waiting: 0, head: lines.at(-1)?.hash, fault: null }
      expect(await world.workspace.audit.verify()).toEqual(found)
      expect(await world.rows.count(jobs)).toBe(0)
      // A chain of another organization is none of this one.
      const [first] = lines
      if (first) expect(new AuditVerifier('another').check(first)).toMatchObject({ position: 1 })
    })

    it('says what waits for it, and goes on where it ended', async () => {
      const world = await chained(newWorld)
      await world.workspace.call('svc_update_customer_activation', { eventName: 'f' })
      expect(await world.workspace.audit.verify()).toMatchObject({ valid: true, entries: 5, waiting: 1 })
      await world.rapport.runDue()
      expect(await world.workspace.audit.verify()).toMatchObject({ valid: true, entries: 6, waiting: 0 })
    })

    it.each(tampering)('shows %s', async (_, tamper, position, reason) => {
      const world = await chained(newWorld)
      await tamper(world)
      const { valid, entries, fault } = await world.workspace.audit.verify()
      expect({ valid, entries, fault }).toMatchObject({ valid: false, entries: Math.min(position - 1, 5), fault: { position, reason } })
    })

    it('shows entries that are gone from its end to whoever has noted an earlier head', async () => {
      const world = await chained(newWorld)
      const { head } = await world.workspace.audit.verify()
      const id = await idAt(world.rows, 5)
      await world.rows.remove(auditEntries, { id: { eq: id } })
      await world.rows.remove(auditSeals, { entry_id: { eq: id } })
      expect(await world.workspace.audit.verify({ head })).toMatchObject({
        valid: false,
        entries: 4,
        fault: { position: 5, entryId: null }
      })
      await expect(world.workspace.audit.verify({ head: 'x' })).rejects.toMatchObject({ code: 'INVALID_TOOL_INPUT' })
    })

    it('is of one organization alone', async () => {
      const world = await chained(newWorld)
      const other = await newWorld()
      expect((await other.workspace.audit.chain()).items).toEqual([])
      const { pagination } = await world.workspace.audit.chain({ limit: 1 })
      await expect(other.workspace.audit.chain({ cursor: pagination.nextCursor ?? '' })).rejects.toMatchObject({
        code: 'INVALID_TOOL_INPUT'
      })
    })

    it('has entries from before there was a chain first', async () => {
      const world = await newWorld()
      for (const eventName of ['a', 'b']) await world.workspace.call('svc_update_customer_activation', { eventName })
      // As a version without a chain left them.
      for (const table of [auditPending, jobs]) await world.rows.remove(table, {})
      expect(await world.workspace.audit.verify()).toMatchObject({ valid: true, entries: 0 })
      await world.workspace.call('svc_update_customer_activation', { eventName: 'c' })
      await world.rapport.runDue()
      expect((await wholeChain(world)).map(({ entry }) => entry.after)).toEqual(['a', 'b', 'c'].map((eventName) => ({ eventName })))
    })

    it('has entries of transactions that overlap in the order of their commits, and loses none', async () => {
      const world = await newWorld()
      const rows = followed(world.store, { subscribers: [queueSealing] }).organization(world.organizationId)
      const ids = systemIds()
      let begun = 0
      const record = (tool: string, ready: Promise<void>) =>
        rows.transaction(async (transaction) => {
          const origin = { tool, actorId: null, apiKeyId: null, requestId: 'r' }
          await recordChange(transaction, { now: begun++, ids, origin }, { subjectId: null, before: null, after: null })
          await ready
        })
      let release = () => {}
      const ready = new Promise<void>((resolve) => {
        release = resolve
      })
      const first = record('first', ready)
      // The other stores have one writer at a time: there nothing overlaps.
      const overlaps = world.store.name === 'postgres'
      if (!overlaps) release()
      await record('second', Promise.resolve())
      await world.rapport.runDue()
      if (overlaps) expect(await world.workspace.audit.verify()).toMatchObject({ valid: true, entries: 1 })
      release()
      await first
      await world.rapport.runDue()
      const order = (await wholeChain(world)).map(({ entry }) => entry.tool)
      expect(order).toEqual(overlaps ? ['second', 'first'] : ['first', 'second'])
      expect(await world.workspace.audit.verify()).toMatchObject({ valid: true, entries: 2 })
    })

    it('gives every one of many transactions at the same time a place', async () => {
      const world = await newWorld()
      const zones = ['Asia/Tokyo', 'Europe/Berlin', 'America/Lima', 'Africa/Cairo']
      await Promise.all(zones.map((defaultTimezone) => world.workspace.call('svc_update_workspace_settings', { defaultTimezone })))
      await Promise.all([world.rapport.runDue(), world.workspace.call('svc_update_customer_activation', { eventName: 'a' })])
      await world.rapport.runDue()
      expect(await world.workspace.audit.verify()).toMatchObject({ valid: true, entries: 5, waiting: 0 })
    })
  })
}
