import { memoryStore } from '@rapport/core/memory'
import { salesforce } from '../../src/salesforce/salesforce.js'
import type { EngineSubject } from '../../src/testing/engine-world.js'
import type { FakeSalesforce } from '../../src/testing/fake-salesforce.js'
import { rowsOf } from '../stripe/engine-subject.js'
import {
  accountId,
  caseId,
  hour,
  idOf,
  minute,
  moveOpportunity,
  organizationOfEverything,
  putAccount,
  putCase,
  putContact,
  putEvent,
  putOpportunity,
  putTask,
  smallOrganization,
  start
} from './account.js'
import { clientSecret, connectAndMap, organizationBehindSignIn } from './world.js'

/** What happens in the organization after it was read first: each time something else. */
function change(organization: FakeSalesforce, round: number, now: number): void {
  const at = start + round * hour - 15 * minute
  // It comes to be known by the time of its change.
  organization.modifiedAt = now
  putAccount(organization, 20 + round, at)
  putAccount(organization, 2 + round, at, { Name: `Renamed ${round}` })
  putContact(organization, 20 + round, at)
  putOpportunity(organization, 20 + round, at)
  putCase(organization, 20 + round, at, { AccountId: accountId(round) })
  putTask(organization, 20 + round, at)
  putEvent(organization, 20 + round, at, { AccountId: accountId(round) })
  moveOpportunity(organization, 2, ['Proposal/Price Quote', 'Negotiation/Review', 'Closed Won'][round - 1] ?? 'Closed Lost', at)
  organization.remove('Case', caseId(round), now)
  if (round === 2) organization.remove('Task', idOf('00T', 1), now)
}

const client = { clientId: 'client-of-the-app', clientSecret }

const opened =
  (begin: () => FakeSalesforce): EngineSubject['open'] =>
  ({ now, pageSize }) => {
    const organization = begin()
    const { tokens, http } = organizationBehindSignIn(organization, { now, pageSize })
    return {
      http,
      connect: connectAndMap,
      secrets: () => [...tokens.issued, clientSecret],
      change: (round) => change(organization, round, now()),
      expire: () => tokens.expire()
    }
  }

/** Salesforce by signing in, with tokens that rotate, on an organization in which records come, change and go. */
export const salesforceSubject: EngineSubject = {
  provider: salesforce(client),
  open: opened(organizationOfEverything),
  createStore: memoryStore,
  startedAt: start,
  rows: rowsOf
}

/** The same on a small organization that is read once an hour. */
export const smallSubject: EngineSubject = {
  ...salesforceSubject,
  provider: salesforce({ ...client, everySeconds: 3_600 }),
  open: opened(smallOrganization)
}
