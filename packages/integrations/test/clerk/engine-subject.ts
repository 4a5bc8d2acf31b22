import { memoryStore } from '@rapport/core/memory'
import { clerk } from '../../src/clerk/clerk.js'
import type { EngineSubject } from '../../src/testing/engine-world.js'
import type { FakeClerk } from '../../src/testing/fake-clerk.js'
import { giveKey } from '../../src/testing/give-key.js'
import { rowsOf } from '../stripe/engine-subject.js'
import { accountOfEverything, day, membership, minute, organization, secretKey, start, user } from './account.js'

/** What happens in the instance after it was read first: each time something else, at times that do not depend on when somebody looks. */
function change(account: FakeClerk, round: number): void {
  const at = start + (round - 0.25) * 60 * minute
  const recent = { created_at: at - 2 * minute, updated_at: at - minute }
  account.put('users', user(100 + round, { ...recent, last_sign_in_at: at - minute }))
  account.put('memberships', membership(4, 100 + round, 0, recent))
  account.put('users', user(round, { first_name: `Renamed ${round}`, updated_at: at }))
  account.put('organizations', organization(3, { name: `Renamed ${round}`, updated_at: at }))
}

/** An instance of Clerk's through the engine, connected by a key that is given on the page. */
export const clerkSubject: EngineSubject = {
  provider: clerk(),
  open({ now, pageSize }) {
    const account = accountOfEverything()
    const accepts = (headers: Headers) => headers.get('authorization') === `Bearer ${secretKey}`
    const { http } = account.provider({ now, pageSize, accepts })
    // Late, as what has come and gone before it was ever read nobody can tell; and while the pages of a list are read, where there are several.
    const changeLate = ({ pathname, searchParams }: URL) => {
      if (now() < start + 360 * minute || now() > start + day || pathname !== '/v1/organization_memberships') return
      if (pageSize < 20 && searchParams.get('offset') === '0') return
      account.remove('organizations', 'org_5')
      account.remove('users', 'user_7')
      // Signs in, which is no change; of several only the last is told.
      account.put('users', user(11, { last_sign_in_at: start + 359 * minute }))
    }
    return {
      http: async (url, init) => {
        changeLate(new URL(url))
        return http(url, init)
      },
      connect: (rapport, workspace) => giveKey({ rapport, workspace, provider: 'clerk', fields: { secretKey } }),
      secrets: () => [secretKey],
      change: (round) => change(account, round)
    }
  },
  createStore: memoryStore,
  startedAt: start,
  rows: rowsOf,
  // When a membership has ended nobody tells: it is when the end was seen.
  comparable: (data) => ({ ...data, timelines: data.timelines?.map(withoutTimeOfEnd).sort() ?? [] })
}

function withoutTimeOfEnd(row: string): string {
  return row.includes('MEMBERSHIP_ENDED') ? row.replaceAll(/"occurredAt":"[^"]+"/g, '"occurredAt":"then"') : row
}
