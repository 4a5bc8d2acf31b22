import { memoryStore } from '@rapport/core/memory'
import { zendesk } from '../../src/index.js'
import type { EngineSubject } from '../../src/testing/engine-world.js'
import type { FakeZendesk } from '../../src/testing/fake-zendesk.js'
import { rowsOf } from '../stripe/engine-subject.js'
import {
  accountOfEverything,
  authorization,
  comment,
  day,
  hour,
  iso,
  key,
  metrics,
  minute,
  organization,
  start,
  ticket,
  user
} from './account.js'

/** What happens in the account after it was read first, just before it is read again. */
function change(account: FakeZendesk, round: number): void {
  const at = start + (round - 0.25) * hour
  account.put('organizations', organization(2, at, { name: `Renamed ${round}` }))
  account.put('users', user(30 + round, at, 3))
  account.put('users', user(16, at, null, { external_id: 'u_16', email: null, name: `Renamed ${round}` }))
  account.put('tickets', ticket(200 + round, at - hour, 30 + round, 3))
  account.say(200 + round, comment(2_000 + round, at - hour, 30 + round, 'It is broken again.'))
  const answered = { updated_at: iso(at) }
  account.say(101, comment(3_000 + round, at - minute, round % 2 === 0 ? 12 : 801, `Answer ${round}.`))
  account.put('tickets', ticket(101, start - 12 * hour, 12, 3, answered))
  if (round === 3)
    account.put('tickets', ticket(103, start - 36 * hour, 14, 2, { ...answered, status: 'solved', metric_set: metrics(103, at) }))
}

/** Zendesk through the engine, on an account in which tickets come, change, are solved and go. */
export const zendeskSubject: EngineSubject = {
  provider: zendesk(),
  open({ now, pageSize }) {
    const account = accountOfEverything()
    const accepts = (headers: Headers) => headers.get('authorization') === authorization
    const { http } = account.provider({ now, pageSize, accepts })
    return {
      async http(url, init) {
        // Late, as what has come and gone before it was ever read nobody can tell.
        if (now() >= start + 6 * hour && now() < start + day) {
          const gone = { status: 'deleted', updated_at: iso(start + 6 * hour - 2 * minute) }
          account.put('tickets', ticket(102, start - 24 * hour, 13, 1, gone))
          account.remove('organizations', 1)
        }
        return http(url, init)
      },
      connect: (_, workspace) => workspace.integrations.connect('zendesk', { config: { credentials: key } }),
      secrets: () => [key.apiToken],
      change: (round) => change(account, round)
    }
  },
  createStore: memoryStore,
  startedAt: start,
  rows: rowsOf
}
