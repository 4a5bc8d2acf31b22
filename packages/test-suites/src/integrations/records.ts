import type { Operation } from '@rapport/core/src/providers/operations.js'
import { events, members, sourceSegments, sources } from '@rapport/core/src/registry/tables.js'
import { applyOperations } from '@rapport/core/src/sync/apply/apply-operations.js'
import type { NewWorld, SyncWorld } from '@rapport/core/src/testing/integrations/sync-world.js'
import { describe, expect, it } from 'vitest'

const mailboxes = ['google-mail', 'salesforce'] as const

/** Says these of one of the two connections. */
function say(world: SyncWorld, provider: (typeof mailboxes)[number], ...operations: Operation[]) {
  const from = { provider, account: 'acct', stream: 'mails', walk: 1 }
  return world.inTransaction((transaction, ids) =>
    applyOperations({ transaction, ids, now: world.clock.now(), inlineMoves: 100, from }, operations)
  )
}

function mail(at: number, title: string, from = 'ann@acme.test'): Extract<Operation, { kind: 'source' }> {
  const participants = [
    { email: from, name: null, role: 'from' },
    { email: 'eve@own.test', name: null, role: 'to' }
  ]
  return { kind: 'source', id: 'm1', at, sharedId: 'mail:<1@acme>', sourceType: 'EMAIL', occurredAt: at, title, participants, segments: [] }
}

export function testRecords(newWorld: NewWorld): void {
  describe('records', () => {
    it('what several connections hold goes with the last of them', async () => {
      const world = newWorld()
      const titles = async () => (await world.rows.find(sources)).map(({ title, external_id }) => [title, external_id])
      for (const provider of mailboxes) expect(await say(world, provider, mail(1_000, 'Hello'))).toMatchObject({ added: 1 })
      expect(await titles()).toEqual([['Hello', 'mail:<1@acme>']])
      await say(world, 'google-mail', { kind: 'removal', of: 'source', id: 'm1', at: 2_000 })
      expect(await titles()).toHaveLength(1)
      expect(await say(world, 'salesforce', { kind: 'removal', of: 'source', id: 'm1', at: 2_000 })).toMatchObject({ removed: 1 })
      expect(await titles()).toEqual([])
    })

    it('a mail is cut as one that the host puts', async () => {
      const world = newWorld()
      const text = 'We need SSO.\n\nOn 3 Mar 2026 at 10:12, Eve <eve@own.test> wrote:\n> We raise the price.'
      await say(world, 'salesforce', { ...mail(1_000, 'Hello'), segments: [{ text, speaker: 'Ann' }] })
      expect(await world.rows.find(sources)).toMatchObject([{ cut: text.slice(14) }])
      expect(await world.rows.find(sourceSegments)).toMatchObject([{ text, own: [[0, 12]] }])
    })

    it('an older state changes nothing, also of what is gone; of equal times the later read holds', async () => {
      const world = newWorld()
      const one = (at: number, title: string) => say(world, 'salesforce', mail(at, title))
      expect(await one(2_000, 'New')).toMatchObject({ added: 1 })
      expect(await one(1_000, 'Old')).toMatchObject({ unchanged: 1, updated: 0 })
      expect(await one(2_000, 'Newer')).toMatchObject({ updated: 1 })
      expect(await one(2_000, 'Newer')).toMatchObject({ unchanged: 1 })
      await say(world, 'salesforce', { kind: 'removal', of: 'source', id: 'm1', at: 3_000 })
      expect(await one(2_500, 'Behind')).toMatchObject({ added: 0, unchanged: 1 })
      expect(await one(3_000, 'Back')).toMatchObject({ added: 1 })
      expect((await world.rows.find(sources)).map(({ title }) => title)).toEqual(['Back'])
    })

    it('a conversation without an outsider is not read, and goes when it becomes one', async () => {
      const world = newWorld()
      await world.putHostsMember('eve@own.test')
      expect(await say(world, 'salesforce', mail(1_000, 'Inside', 'bob@own.test'))).toMatchObject({ added: 0, skipped: 1 })
      expect(await say(world, 'salesforce', mail(1_000, 'Outside'))).toMatchObject({ added: 1, skipped: 0 })
      expect(await say(world, 'salesforce', mail(2_000, 'Inside', 'bob@own.test'))).toMatchObject({ removed: 1, skipped: 1 })
      expect(await world.rows.count(sources)).toBe(0)
    })

    it('a member of two providers goes with the last, one of the host stays as it is', async () => {
      const world = newWorld()
      await world.putHostsMember('host@own.test')
      const member = (id: string, email: string, active = true): Operation => ({
        kind: 'member',
        id,
        at: 1_000,
        email,
        name: 'As the CRM says',
        active
      })
      for (const provider of mailboxes) await say(world, provider, member('1', 'ann@own.test'), member('2', 'host@own.test'))
      const names = async () => (await world.rows.find(members, { orderBy: { column: 'email', direction: 'asc' } })).map(({ name }) => name)
      expect(await names()).toEqual(['As the CRM says', 'Of the host'])
      await say(world, 'google-mail', member('1', 'ann@own.test', false), member('2', 'host@own.test', false))
      expect(await names()).toHaveLength(2)
      await say(world, 'salesforce', member('1', 'ann@own.test', false), member('2', 'host@own.test', false))
      expect(await names()).toEqual(['Of the host'])
    })

    it('an activity is stored once, is never in the future, and goes by its own id', async () => {
      const world = newWorld()
      const later = world.clock.now() + 1_000_000
      const call: Operation = {
        kind: 'activity',
        id: 'c1',
        at: 1,
        type: 'CRM_CALL_LOGGED',
        channel: 'CRM',
        occurredAt: later,
        account: 'a1'
      }
      await say(world, 'salesforce', call)
      await say(world, 'salesforce', { ...call, at: 2, occurredAt: 5 })
      const stored = { source: 'integration', provider: 'salesforce', occurred_at: world.clock.now(), clamped: true }
      expect(await world.rows.find(events)).toMatchObject([{ ...stored, customer_key: 'p:salesforce:acct:a1' }])
      await say(world, 'salesforce', { kind: 'removal', of: 'activity', id: 'c1', at: 3 })
      expect(await world.rows.count(events)).toBe(0)
    })

    it('what is said to be absent in a place goes, with nothing beside it', async () => {
      const world = newWorld()
      const thread = (id: string): Operation => ({ ...mail(1_000, id), id, sharedId: undefined, sourceType: 'SLACK' }) as Operation
      const ids = ['C1:10', 'C1:11', 'C1:12', 'C1:13', 'C2:11']
      await say(world, 'salesforce', ...ids.map(thread))
      await say(world, 'google-mail', thread('C1:11'))
      const absence = { kind: 'absence', of: 'source', id: 'C1', from: 'C1:11', to: 'C1:13', except: ['C1:12'] } as const
      expect(await say(world, 'salesforce', { ...absence, at: 500 })).toMatchObject({ removed: 0 })
      expect(await say(world, 'salesforce', { ...absence, at: 2_000 })).toMatchObject({ removed: 2 })
      expect(await say(world, 'salesforce', { ...absence, at: 2_000 })).toMatchObject({ removed: 0 })
      const left = (await world.rows.find(sources)).map(({ title, provider }) => `${provider} ${title}`).sort()
      expect(left).toEqual(['google-mail C1:11', 'salesforce C1:10', 'salesforce C1:12', 'salesforce C2:11'])
    })

    it('a source that tells no company goes to the account or the name that stands in for it, once one is known', async () => {
      const world = newWorld()
      const talk = (otherwise: { account?: string; name?: string }, from = 'somebody@gmail.com'): Operation => ({
        ...mail(1_000, 'Hello', from),
        sharedId: undefined,
        otherwise
      })
      await world.putHostsMember('eve@own.test')
      const key = async () => (await world.rows.find(sources)).map(({ customer_key }) => customer_key)
      const both = { account: 'ch1', name: 'acme robotics' }
      expect(await say(world, 'salesforce', talk(both))).toMatchObject({ added: 1 })
      expect(await key()).toEqual([null])
      expect(await say(world, 'salesforce', talk(both))).toMatchObject({ unchanged: 1 })
      await say(world, 'salesforce', { kind: 'account', id: 'other', at: 1_000, name: 'Acme Robotics Inc.', domains: ['acmerobotics.com'] })
      expect(await say(world, 'salesforce', talk(both))).toMatchObject({ updated: 1 })
      expect(await key()).toEqual(['d:acmerobotics.com'])
      await say(world, 'salesforce', { kind: 'account', id: 'ch1', at: 1_000, customerId: 'globex' })
      await say(world, 'salesforce', talk(both))
      expect(await key()).toEqual(['p:salesforce:acct:ch1'])
      await say(world, 'salesforce', talk(both, 'ann@initech.test'))
      expect(await key()).toEqual(['d:initech.test'])
    })
  })
}
