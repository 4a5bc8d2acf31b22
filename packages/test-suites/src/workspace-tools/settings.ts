import { describe, expect, it } from 'vitest'
import type { NewWorld } from '../list-tools/world.js'

/** The workspace's settings. */
export function testSettings(newWorld: NewWorld): void {
  describe('workspace settings', () => {
    it('begin with UTC, and keep the zone that is set', async () => {
      const { workspace } = await newWorld()
      const read = async () => (await workspace.call('svc_get_workspace_settings', {})).settings
      const set = async (defaultTimezone: string) => (await workspace.call('svc_update_workspace_settings', { defaultTimezone })).settings
      expect(await read()).toEqual({ defaultTimezone: 'UTC' })
      for (const zone of ['Europe/Berlin', 'America/Argentina/Buenos_Aires', 'Asia/Kolkata', 'Etc/GMT+5', 'UTC']) {
        expect(await set(zone)).toEqual({ defaultTimezone: zone })
        expect(await read()).toEqual({ defaultTimezone: zone })
      }
      for (const zone of ['US/Pacific', 'Asia/Kolkata', 'Etc/GMT-14', 'GMT', 'EST', 'PST8PDT', 'GB']) {
        expect(await set(zone)).toEqual({ defaultTimezone: zone })
      }
    })

    it('know a zone in whatever case its name is typed', async () => {
      const { workspace } = await newWorld()
      const set = async (defaultTimezone: string) =>
        (await workspace.call('svc_update_workspace_settings', { defaultTimezone })).settings.defaultTimezone
      for (const typed of ['europe/berlin', 'EUROPE/BERLIN', 'Europe/berlin']) expect(await set(typed)).toBe('Europe/Berlin')
      const kolkata = [await set('asia/kolkata'), await set('ASIA/KOLKATA')]
      for (const zone of kolkata) expect(['Asia/Calcutta', 'Asia/Kolkata']).toContain(zone)
    })

    it('refuse what is no IANA time zone', async () => {
      const { call, workspace } = await newWorld()
      const offsets = ['+02:00', '-0500', 'UTC+1', 'GMT+1', 'Etc/GMT-15']
      const abbreviations = ['BST', 'IST', 'jst', 'PST', 'CST', 'ACT', 'SystemV/PST8PDT']
      const others = ['', 'Mars/Olympus', 'Europe/Berlin ', ' ', 'Europe', 'Z', 'Asia/\u212aolkata', 'x'.repeat(5000)]
      for (const defaultTimezone of [...offsets, ...abbreviations, ...others]) {
        const { status, body } = await call('svc_update_workspace_settings', { defaultTimezone })
        expect(status, defaultTimezone).toBe(400)
        expect(body).toMatchObject({ code: 'INVALID_TOOL_INPUT', message: expect.stringContaining('input.defaultTimezone') })
      }
      expect((await workspace.call('svc_get_workspace_settings', {})).settings.defaultTimezone).toBe('UTC')
    })

    it('do not touch each other, and belong to one organization', async () => {
      const { workspace } = await newWorld()
      const other = await newWorld()
      await Promise.all([
        workspace.call('svc_update_workspace_settings', { defaultTimezone: 'Asia/Tokyo' }),
        workspace.call('svc_update_customer_activation', { eventName: 'exported' })
      ])
      expect((await workspace.call('svc_get_workspace_settings', {})).settings.defaultTimezone).toBe('Asia/Tokyo')
      expect((await workspace.call('svc_get_customer_activation', {})).activation.eventName).toBe('exported')
      expect((await other.workspace.call('svc_get_workspace_settings', {})).settings.defaultTimezone).toBe('UTC')
    })

    it('lose no domain when many are added at the same time', async () => {
      const { workspace } = await newWorld()
      const before = await workspace.publicKeys.domains()
      const added = Array.from({ length: 12 }, (_, index) => `https://site-${index}.example.com`)
      await Promise.all(added.map((domain) => workspace.publicKeys.create({ domains: [domain] })))
      expect((await workspace.publicKeys.domains()).sort()).toEqual([...before, ...added].sort())
      const keys = await workspace.publicKeys.list()
      expect(new Set(keys.map(({ publicKey }) => publicKey)).size).toBe(added.length + 1)
    })

    it('keep the whole of one list when several replace the domains at the same time', async () => {
      const { workspace } = await newWorld()
      const lists = ['a', 'b', 'c', 'd'].map((name) => [`https://${name}.example.com`, `https://${name}.example.org`])
      await Promise.all(lists.map((domains) => workspace.publicKeys.setDomains(domains)))
      expect(lists).toContainEqual(await workspace.publicKeys.domains())
    })
  })
}
