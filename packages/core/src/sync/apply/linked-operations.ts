import { accountTarget, customerIdentities, ownDomains, providerRecords, readAccount } from '../../identity/index.js'
import type { Operation } from '../../providers/index.js'
import type { ApplyContext, OperationOf, RecordRow } from './apply-context.js'

/** What `accounts: "linked"` leaves of operations. */
export interface LinkedOperations {
  kept: readonly Operation[]
  /** An account is kept of which something was left out before. */
  hasJoined: boolean
  /** An account is left out. */
  hasLeftOut: boolean
}

/**
 * The operations without the accounts that join no known customer, and without what is said of these. An account that is stored stays: whether it joins is
 * only asked when it comes. What names no account is kept. Accounts of which something is left out are marked, each by a row that says nothing.
 */
export async function linkedOperations(context: ApplyContext, operations: readonly Operation[]): Promise<LinkedOperations> {
  const accounts = operations.filter(isAccount)
  const named = new Set(operations.flatMap((operation) => idOfAccount(operation) ?? []))
  const rows = await accountRows(context, [...named])
  const stored = new Set([...rows].flatMap(([id, row]) => (row.removed ? [] : [id])))
  const joining = await joiningAccounts(
    context,
    accounts.filter(({ id }) => !stored.has(id))
  )
  const out = new Set([...named].filter((id) => !stored.has(id) && !joining.has(id)))
  const marks = [...out].filter((id) => !rows.has(id)).map((id) => markOf(context, id))
  if (marks.length > 0) await context.transaction.upsert(providerRecords, marks)
  return {
    kept: operations.filter((operation) => !out.has(idOfAccount(operation) ?? '')),
    hasJoined: [...joining].some((id) => rows.has(id)),
    hasLeftOut: accounts.some(({ id }) => out.has(id))
  }
}

const isAccount = (operation: Operation): operation is OperationOf<'account'> => operation.kind === 'account'

/** The account that an operation says something of, by the provider's id. */
function idOfAccount(operation: Operation): string | undefined {
  if (isAccount(operation)) return operation.id
  return 'account' in operation ? operation.account?.trim() || undefined : undefined
}

async function accountRows({ transaction, from }: ApplyContext, ids: readonly string[]): Promise<ReadonlyMap<string, RecordRow>> {
  const { provider, account } = from
  const found = await transaction.get(
    providerRecords,
    ids.map((id) => ({ provider, account, kind: 'account', external_id: id }))
  )
  return new Map(found.flatMap((row) => (row ? [[row.external_id, row] as const] : [])))
}

/** Older than whatever the provider may say of the account, and nobody's. */
function markOf({ from: { provider, account, stream } }: ApplyContext, id: string): RecordRow {
  return {
    provider,
    account,
    kind: 'account',
    external_id: id,
    stream,
    full_sync: 0,
    content: null,
    changed_at: 0,
    identity: null,
    customer_key: null,
    domain: null,
    target_id: null,
    digest: null,
    removed: true
  }
}

/** Of these accounts those whose customer somebody else has named: the host, its events, or another provider. */
async function joiningAccounts({ transaction }: ApplyContext, accounts: readonly OperationOf<'account'>[]): Promise<ReadonlySet<string>> {
  if (accounts.length === 0) return new Set()
  const own = await ownDomains(transaction)
  const targets = accounts.flatMap((account) => {
    const { follows } = accountTarget(readAccount(account, account.at, null), [], own)
    return follows === null ? [] : [{ id: account.id, follows }]
  })
  const keys = [...new Set(targets.map(({ follows }) => follows))]
  const found = await transaction.get(
    customerIdentities,
    keys.map((key) => ({ customer_key: key }))
  )
  const known = new Set(found.flatMap((row) => row?.customer_key ?? []))
  return new Set(targets.flatMap(({ id, follows }) => (known.has(follows) ? [id] : [])))
}
