import { decide } from '@rapport/core/src/identity/review/decide.js'
import { customerIdKey, domainKey, emailKey, isEmailKey, userIdKey } from '@rapport/core/src/identity/rules/keys.js'
import { suggestionId } from '@rapport/core/src/identity/suggestions/suggestion-id.js'
import { IdentityUnitOfWork } from '@rapport/core/src/identity/work/unit-of-work.js'
import { customerIdentities, identities } from '@rapport/core/src/registry/tables.js'
import type { OrganizationStore, Store } from '@rapport/core/src/storage/contract.js'
import { historyCustomerIds, historyDomains, historyEmails, historyUserIds } from '@rapport/core/src/testing/identity/history.js'
import type { Ids } from '@rapport/core/src/values/ids.js'
import fc from 'fast-check'
import { historyAccounts } from './record-history.js'
import type { DecisionOf } from './reference-model.js'

/** Two keys of the small world of the histories that a reviewer may decide of. */
const pairArbitrary = fc.oneof(
  fc.record({
    duplicate: fc.constantFrom(...historyEmails.map(emailKey)),
    owner: fc.constantFrom(...historyUserIds.map(userIdKey))
  }),
  fc.record({
    duplicate: fc.constantFrom(...historyDomains.map(domainKey)),
    owner: fc.constantFrom(...historyCustomerIds.map(customerIdKey))
  })
)

/** The same, or an account of a provider and a company. */
const pairWithAccountArbitrary = fc.oneof(
  { weight: 1, arbitrary: pairArbitrary },
  {
    weight: 3,
    arbitrary: fc.record({
      duplicate: fc.constantFrom(...historyAccounts.slice(0, 3)),
      owner: fc.constantFrom(...historyCustomerIds.slice(0, 2).map(customerIdKey), ...historyDomains.slice(0, 2).map(domainKey))
    })
  }
)

/** Several decisions of few pairs, each later than the one before, so that some are taken back. */
const decisionsOfPairs = (pair: typeof pairArbitrary): fc.Arbitrary<DecisionOf[]> =>
  fc
    .array(pair, { minLength: 1, maxLength: 3 })
    .chain((pairs) =>
      fc.array(fc.tuple(fc.constantFrom(...pairs), fc.constantFrom('merged' as const, 'rejected' as const)), { minLength: 1, maxLength: 6 })
    )
    .map((decisions) => decisions.map(([pair, verdict], index) => ({ ...pair, verdict, at: index + 1 })))

export const decisionsArbitrary = decisionsOfPairs(pairArbitrary)
export const decisionsWithAccountsArbitrary = decisionsOfPairs(pairWithAccountArbitrary)

/** Decides in the given order, and each only when both of its keys have been named. */
export class Reviews {
  /** Those that were decided. */
  readonly decided: DecisionOf[] = []
  readonly #waiting: DecisionOf[]

  constructor(
    private readonly store: Store,
    private readonly organizationId: string,
    private readonly ids: Ids,
    decisions: readonly DecisionOf[]
  ) {
    this.#waiting = [...decisions]
  }

  /** Decides the next, if its keys are known by now. */
  async next(inlineMoves?: number): Promise<void> {
    const [decision] = this.#waiting
    if (!decision || !(await this.#isKnown(decision))) return
    this.#waiting.shift()
    await this.#decide(decision, inlineMoves)
  }

  /** Decides all that are left, but for those that nobody named. */
  async rest(): Promise<void> {
    for (const decision of this.#waiting.splice(0)) if (await this.#isKnown(decision)) await this.#decide(decision)
  }

  async #decide(decision: DecisionOf, inlineMoves?: number): Promise<void> {
    const { duplicate, owner, verdict, at } = decision
    const entity = isEmailKey(duplicate) ? 'user' : 'customer'
    const pair = { id: suggestionId(duplicate, owner), entity, duplicate_key: duplicate, survivor_key: owner }
    await this.store.groupTransaction([this.organizationId], {
      settle: async (of) => {
        const set = new IdentityUnitOfWork(of(this.organizationId), this.ids, at, inlineMoves)
        await decide(set, { ...pair, confidence: 'HIGH', explanation: [], found_at: 0 }, verdict, null)
      }
    })
    this.decided.push(decision)
  }

  async #isKnown({ duplicate, owner }: DecisionOf): Promise<boolean> {
    const rows: OrganizationStore = this.store.organization(this.organizationId)
    const found = isEmailKey(duplicate)
      ? await rows.get(identities, [{ identity: duplicate }, { identity: owner }])
      : await rows.get(customerIdentities, [{ customer_key: duplicate }, { customer_key: owner }])
    return found.every((row) => row !== undefined)
  }
}

/** Of several decisions of one pair the last. */
export function lastOfPairs(decisions: readonly DecisionOf[]): DecisionOf[] {
  return [...new Map(decisions.map((decision) => [suggestionId(decision.duplicate, decision.owner), decision])).values()]
}
