import { memoryStore } from '@rapport/core/memory'
import { pylon } from '../../src/pylon/pylon.js'
import type { EngineSubject } from '../../src/testing/engine-world.js'
import { rowsOf } from '../stripe/engine-subject.js'
import { account, apiToken, contact, hour, iso, issue, messagesOf, minute, smallOrganization, start, user } from './account.js'

/** Pylon through the engine, in an organization in which issues come, are answered, closed and deleted. */
export const pylonSubject: EngineSubject = {
  provider: pylon(),
  open({ now, pageSize }) {
    const organization = smallOrganization()
    organization.region = 'eu'
    const accepts = (headers: Headers) => headers.get('authorization') === `Bearer ${apiToken}`
    return {
      http: organization.provider({ now, pageSize, accepts }).http,
      connect: (_, workspace) => workspace.integrations.connect('pylon', { config: { credentials: { apiToken } } }),
      secrets: () => [apiToken],
      change(round) {
        const at = start + round * hour - 5 * minute
        organization.put(issue(100 + round, at, { updated_at: iso(at) }), messagesOf(100 + round, at).slice(0, 1))
        const more = { state: 'closed', resolution_time: iso(at), updated_at: iso(at) }
        if (round === 2) organization.put(issue(101, start + hour - 5 * minute, more), messagesOf(101, start + hour - 5 * minute))
        organization.accounts = [account(1, { name: `Renamed ${round}` }), account(2), account(3)]
        organization.contacts = [contact(1), contact(2), contact(3), contact(5 + round)]
        organization.users = [user('user_ann', 'Ann Kim', 'ann@ours.test'), user('user_eve', `Eve ${round}`, 'eve@ours.test')]
      }
    }
  },
  createStore: memoryStore,
  startedAt: start,
  rows: rowsOf
}
