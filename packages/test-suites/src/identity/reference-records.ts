import { type EmailClaim, recordClaim } from '@rapport/core/src/identity/claims/claims.js'
import type { AccountState } from '@rapport/core/src/identity/records/read-reported.js'
import { type AccountTarget, accountTarget, type RankedAccount } from '@rapport/core/src/identity/records/record-rules.js'
import { accountKeyOf, personIdentity, type RecordState } from '@rapport/core/src/identity/records/record-state.js'
import { type CustomerKey, type IdentityKey, userIdKey } from '@rapport/core/src/identity/rules/keys.js'
import type { Decision } from '@rapport/core/src/identity/rules/rules.js'
import type { StampedMap } from '@rapport/core/src/storage/define-table.js'
import { groupBy } from '@rapport/core/src/values/group-by.js'

/** What providers' records say, for the plain reference. */
export interface PlainRecords {
  /** What present records say of an identity, each with its account, if that has a record too. */
  people: ReadonlyMap<IdentityKey, { account: RankedAccount | null; traits: StampedMap }[]>
  /** The accounts by key, also those that were removed. */
  accounts: ReadonlyMap<CustomerKey, AccountTarget & { said: AccountState; removed: boolean }>
  /** The emails that they claim for users. */
  emails: readonly EmailClaim[]
}

/** Reads all records at once. */
export function plainRecords(records: readonly RecordState[], decisions: ReadonlyMap<string, readonly Decision[]>): PlainRecords {
  const accounts = records.flatMap((record) => {
    const key = accountKeyOf(record)
    if (record.kind !== 'account' || record.said === null || key === null) return []
    const target = accountTarget(record.said, decisions.get(key) ?? [], new Set())
    return [[key, { ...target, said: record.said, removed: record.removed }] as const]
  })
  const present = new Set(accounts.filter(([, { removed }]) => !removed).map(([key]) => key))
  const people = records.flatMap((record) => {
    if (record.kind !== 'person' || record.said === null) return []
    const { said } = record
    const key = accountKeyOf(record)
    const account = key !== null && present.has(key) ? { key, precedence: said.precedence, since: said.accountSince } : null
    const identity = personIdentity(said)
    const named = identity === null ? [] : [{ identity, account, traits: said.traits }]
    return said.email !== null && said.userId !== null ? [...named, { identity: userIdKey(said.userId), account: null, traits: {} }] : named
  })
  const emails = records.flatMap(({ kind, said }) =>
    kind === 'person' && said !== null && said.email !== null && said.userId !== null
      ? [{ identity: userIdKey(said.userId), email: said.email, ...recordClaim }]
      : []
  )
  return { people: groupBy(people, ({ identity }) => identity), accounts: new Map(accounts), emails }
}
