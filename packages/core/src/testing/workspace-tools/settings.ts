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
      expect(await set('europe/berlin')).toEqual({ defaultTimezone: 'Europe/Berlin' })
    })

    it('refuse what is no IANA time zone', async () => {
      const { call, workspace } = await newWorld()
      for (const defaultTimezone of ['', 'Mars/Olympus', '+02:00', '-0500', 'UTC+1', 'Europe/Berlin ', ' ', 'Europe', 'x'.repeat(5000)]) {
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
