import type { FakeHubspot } from '../../src/testing/fake-hubspot.js'
import { putCompany, putContact } from './account.js'

/** What happens in the account after it was read first: each time something else. */
export function changeAccount(account: FakeHubspot, round: number, at: number): void {
  putCompany(account, 30 + round, at - 1_000)
  putCompany(account, 3 + round, at - 1_000, { name: `Renamed ${round}` })
  putContact(account, 60 + round, at - 1_000)
  putContact(account, 12, at - 1_000, { lastname: `Changed ${round}` })
}
