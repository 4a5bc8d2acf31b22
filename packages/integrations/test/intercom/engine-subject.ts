import { memoryStore } from '@rapport/core/memory'
import { intercom } from '../../src/index.js'
import type { EngineSubject } from '../../src/testing/engine-world.js'
import type { FakeIntercom } from '../../src/testing/fake-intercom.js'
import { rowsOf } from '../stripe/engine-subject.js'
import {
  accessToken,
  accountOfEverything,
  closed,
  company,
  contact,
  conversation,
  day,
  hour,
  minute,
  part,
  partsOf,
  start,
  updated
} from './account.js'

/** What happens in the workspace after it was read first, just before it is read again. */
function change(account: FakeIntercom, round: number): void {
  const at = start + (round - 0.25) * hour
  account.put('companies', company(2, at, { name: `Renamed ${round}` }))
  account.put('contacts', contact(20 + round, at, [3]))
  account.put('contacts', contact(9, at, [4, 2], { email: null, name: `Renamed ${round}` }))
  account.put('conversations', conversation(20 + round, at - hour, `c_${20 + round}`, [], updated(at)))
  const answers = [1, 2, 3].slice(0, round).map((each) => {
    const by: [string, string] = each % 2 === 0 ? ['user', 'c_2'] : ['admin', '801']
    return part(`9${each}`, start + (each - 0.25) * hour - minute, by, `Answer ${each}.`)
  })
  account.put('conversations', conversation(2, start - 28 * hour, 'c_2', [...partsOf(2, start - 28 * hour), ...answers], updated(at)))
  const over = conversation(3, start - 42 * hour, 'c_3', partsOf(3, start - 42 * hour), closed(at))
  if (round === 3) account.put('conversations', over)
}

/** Intercom through the engine, on a workspace in which conversations come, go on and are closed. */
export const intercomSubject: EngineSubject = {
  provider: intercom(),
  open({ now, pageSize }) {
    const account = accountOfEverything()
    const accepts = (headers: Headers) => headers.get('authorization') === `Bearer ${accessToken}`
    const { http } = account.provider({ now, pageSize, accepts })
    return {
      async http(url, init) {
        // Late, as what has come and gone before it was ever read nobody can tell.
        if (now() >= start + 6 * hour && now() < start + day) account.remove('companies', 'co_5')
        return http(url, init)
      },
      connect: (_, workspace) => workspace.integrations.connect('intercom', { config: { credentials: { accessToken } } }),
      secrets: () => [accessToken],
      change: (round) => change(account, round)
    }
  },
  createStore: memoryStore,
  startedAt: start,
  rows: rowsOf
}
