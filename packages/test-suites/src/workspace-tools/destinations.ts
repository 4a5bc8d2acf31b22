import { id } from '@rapport/core/src/testing/list-tools/rows.js'
import { describe, expect, it } from 'vitest'
import type { NewWorld } from '../list-tools/world.js'

const type = 'SLACK_CHANNEL'

/** The rules of destinations. */
export function testDestinations(newWorld: NewWorld): void {
  describe('destinations', () => {
    async function worldOf() {
      const world = await newWorld()
      const { workspace, call } = world
      return {
        ...world,
        make: async (channelId: string, more: { enabled?: boolean; isDefault?: boolean } = {}) =>
          (await workspace.call('svc_create_destination', { type, channelId, label: `#${channelId}`, ...more })).destination,
        listed: async () =>
          (await workspace.call('svc_list_destinations', {})).destinations.map(({ name, isDefault }) => (isDefault ? `${name}*` : name)),
        status: async (name: string, input: object) => (await call(`svc_${name}_destination`, input)).status,
        get: async (destination: string) => (await workspace.call('svc_get_destination', { id: destination })).destination
      }
    }

    it('are made enabled and not the default, waiting for Slack', async () => {
      const { make, get, clock } = await worldOf()
      const made = await make('C1')
      const at = new Date(clock.now()).toISOString()
      expect(made).toEqual({
        id: made.id,
        name: '#C1',
        description: null,
        enabled: true,
        syncStatus: 'PENDING_PROVIDER_SYNC',
        lastSyncedAt: null,
        isDefault: false,
        archivedAt: null,
        createdAt: at,
        updatedAt: at,
        provider: 'SLACK',
        kind: 'SLACK_CHANNEL',
        maskedConfig: { channelId: 'C1', label: '#C1' }
      })
      expect(await get(made.id.toUpperCase())).toEqual(made)
    })

    it('are listed oldest first; one is the default, and making another one it unsets the first', async () => {
      const { make, listed, clock, workspace } = await worldOf()
      await make('C1', { isDefault: true })
      clock.advance(5)
      const second = await make('C2')
      clock.advance(5)
      await make('C3', { isDefault: true })
      expect(await listed()).toEqual(['#C1', '#C2', '#C3*'])
      clock.advance(5)
      const { destination } = await workspace.call('svc_update_destination', { id: second.id, type, isDefault: true, label: 'News' })
      expect(destination).toMatchObject({ name: 'News', isDefault: true, maskedConfig: { channelId: 'C2', label: 'News' } })
      expect(destination.updatedAt).toBe(new Date(clock.now()).toISOString())
      expect(await listed()).toEqual(['#C1', 'News*', '#C3'])
    })

    it('the default can be archived but not disabled, and what is disabled cannot be the default', async () => {
      const { make, listed, status, workspace } = await worldOf()
      const first = await make('C1', { isDefault: true })
      const second = await make('C2', { enabled: false })
      expect(await status('disable', { id: first.id })).toBe(409)
      expect(await status('update', { id: second.id, type, isDefault: true })).toBe(409)
      expect(await status('create', { type, channelId: 'C3', label: 'x', enabled: false, isDefault: true })).toBe(409)
      expect(await listed()).toEqual(['#C1*', '#C2'])
      expect((await workspace.call('svc_enable_destination', { id: second.id })).destination.enabled).toBe(true)
      expect((await workspace.call('svc_disable_destination', { id: second.id })).destination.enabled).toBe(false)
      await workspace.call('svc_archive_destination', { id: first.id })
      expect(await listed()).toEqual(['#C2'])
    })

    it('that are archived can be read, are not listed, take no change, and free their channel', async () => {
      const { make, listed, status, get, clock, workspace } = await worldOf()
      const { id: first } = await make('C1', { isDefault: true })
      clock.advance(5)
      const archivedAt = new Date(clock.now()).toISOString()
      const { destination } = await workspace.call('svc_archive_destination', { id: first })
      expect(destination).toEqual({ id: first, archivedAt })
      expect(await get(first)).toMatchObject({ archivedAt, isDefault: false })
      expect(await listed()).toEqual([])
      for (const change of ['enable', 'disable', 'archive']) expect(await status(change, { id: first })).toBe(409)
      expect(await status('update', { id: first, type, label: 'x' })).toBe(409)
      await make('C1')
      expect(await listed()).toEqual(['#C1'])
    })

    it('no two live ones share a channel, also when they are made at the same time', async () => {
      const { make, status, listed } = await worldOf()
      const made = await Promise.allSettled([make('C1'), make('C1'), make('C1')])
      expect(made.filter((each) => each.status === 'fulfilled').length).toBe(1)
      expect(await status('create', { type, channelId: 'C1', label: 'Again', isDefault: true })).toBe(409)
      expect(await listed()).toEqual(['#C1'])
    })

    it('there is one default however many are made at the same time', async () => {
      const { make, listed } = await worldOf()
      await Promise.all(['C1', 'C2', 'C3', 'C4'].map((channel) => make(channel, { isDefault: true })))
      expect((await listed()).filter((name) => name.endsWith('*')).length).toBe(1)
    })

    it('an update or switch that changes nothing leaves no trace', async () => {
      const { make, get, clock, workspace } = await worldOf()
      const made = await make('C1', { isDefault: true })
      clock.advance(5)
      await workspace.call('svc_update_destination', { id: made.id, type })
      await workspace.call('svc_update_destination', { id: made.id, type, label: '#C1', isDefault: true })
      await workspace.call('svc_enable_destination', { id: made.id })
      expect(await get(made.id)).toEqual(made)
      expect((await workspace.audit.list()).items.length).toBe(1)
    })

    it('refuse what the specification does not allow', async () => {
      const { status } = await worldOf()
      const channel = { type, channelId: 'C', label: 'x' }
      const changes = { id: id(1), type }
      const wrong: [string, object][] = [
        ['create', { channelId: 'C', label: 'x' }],
        ['create', { ...channel, type: 'EMAIL' }],
        ['create', { ...channel, channelId: '' }],
        ['create', { ...channel, channelId: 'C'.repeat(192) }],
        ['create', { ...channel, label: '' }],
        ['create', { ...channel, label: 'x'.repeat(121) }],
        ['create', { ...channel, enabled: null }],
        ['update', { id: id(1) }],
        ['update', { ...changes, isDefault: false }],
        ['update', { ...changes, channelId: 'C2' }],
        ['update', { ...changes, enabled: true }],
        ['get', { id: 'x' }],
        ['get', {}],
        ['archive', { id: 7 }]
      ]
      for (const [name, input] of wrong) expect(await status(name, input), JSON.stringify([name, input])).toBe(400)
    })

    it('of nobody and of other organizations are 404', async () => {
      const { make } = await worldOf()
      const { id: foreign } = await make('C1')
      const { status, listed } = await worldOf()
      for (const unknown of [foreign, id(1)]) {
        for (const name of ['get', 'enable', 'disable', 'archive']) expect(await status(name, { id: unknown })).toBe(404)
        expect(await status('update', { id: unknown, type, label: 'x' })).toBe(404)
      }
      expect(await listed()).toEqual([])
    })
  })
}
