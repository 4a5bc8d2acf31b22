import type { FakeHubspot } from '../../src/testing/fake-hubspot.js'
import { minute, moveDeal, putCompany, putContact, putDeal, putTalks, putTicket, start } from './account.js'

const hour = 60 * minute

/** What happens in the account after it was read first: each time something else. What is told of it is the same whenever it comes to be known. */
export function changeAccount(account: FakeHubspot, round: number, now: number): void {
  const at = start + round * hour - 15 * minute
  account.modifiedAt = now
  putCompany(account, 30 + round, at)
  putCompany(account, 3 + round, at, { name: `Renamed ${round}` })
  putContact(account, 60 + round, at)
  putContact(account, 21, at, { lastname: `Changed ${round}` })
  putDeal(account, 230 + round, at, {
    pipeline: round === 2 ? '8001' : 'default',
    dealstage: round === 2 ? '8002' : 'presentation'
  })
  moveDeal(account, 203, ['presentation', 'contractsent', 'closedwon'][round - 1] ?? 'closedlost', at)
  putTicket(account, 330 + round, at)
  putTalks(account, 500 + round * 10, at)
}
