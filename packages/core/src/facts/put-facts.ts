import { checkReference, claimCustomers, Erased, IdentityUnitOfWork, withCustomerKeys } from '../identity/index.js'
import type { IndexContents } from '../search-index/index.js'
import type { Transaction } from '../storage/index.js'
import { groupBy, type Ids, yieldToEventLoop } from '../values/index.js'
import { withCheckedEvidence } from './evidence/check-evidence.js'
import type { FactInput } from './fact-input.js'
import { statusAt } from './fact-status.js'
import { type KnownFact, putFact } from './put-fact.js'
import { readFactInput } from './read-fact-input.js'
import { foldFacts } from './statements/fold-facts.js'
import { statusChange } from './status-change.js'
import { factEvidence, facts } from './tables/index.js'
import { type ChangedFact, writeFacts } from './write-facts.js'

/** Throws INVALID_TOOL_INPUT naming index and field for what `putFacts` refuses whatever is stored. */
export async function checkFacts(batch: readonly FactInput[]): Promise<void> {
  await mapCooperatively(
    batch,
    ({ assertion }) => assertion.length,
    (input, index) => {
      readFactInput(input, `facts[${index}]`)
      checkReference(input.customer, `facts[${index}].customer`)
    }
  )
}

/**
 * Makes or replaces facts by external id, with their evidence and history. A customerId or domain that is not known yet becomes a customer.
 * What names people who were erased is masked. Of several of one external id each counts, in their order. The organization's `ingest` lock must be held, and the batch be checked
 * against `factInput`. Throws INVALID_TOOL_INPUT and NOT_FOUND naming index and field.
 *
 * @example
 * const contents = await prepareFacts(store.organization(organizationId), batch)
 * store.groupTransaction([organizationId], { settle: (of) => putFacts(of(organizationId), batch, ids, clock.now(), limits.inlineMoves, contents) })
 */
export async function putFacts(
  transaction: Transaction,
  put: readonly FactInput[],
  ids: Ids,
  now: number,
  inlineMoves: number,
  contents: IndexContents
) {
  const erased = await Erased.among(transaction, [], put)
  const batch = erased?.mask(put) ?? put
  const said = await mapCooperatively(
    batch,
    ({ assertion }) => assertion.length,
    (input, index) => {
      const path = `facts[${index}]`
      return { ...readFactInput(input, path), external_id: input.externalId, customer: input.customer, path }
    }
  )
  const checked = await withCheckedEvidence(transaction, said)
  const named = await withCustomerKeys(
    transaction,
    checked.map((fact) => ({ ...fact, path: `${fact.path}.customer` }))
  )
  const set = new IdentityUnitOfWork(transaction, ids, now, inlineMoves)
  await claimCustomers(
    set,
    named.map(({ customerKey }) => customerKey)
  )
  const current = await knownFacts(
    transaction,
    said.map(({ external_id }) => external_id)
  )
  const changed = new Map<string, ChangedFact>()
  const results = await mapCooperatively(
    named,
    ({ columns }) => columns.assertion.length,
    ({ customerKey: customer_key, ...fact }) => {
      const { external_id } = fact
      const known = current.get(external_id)
      const id = known?.row.id ?? ids.uuid(now)
      const { customer_id } = set.customerIdentity(customer_key)
      const put = putFact(known, { ...fact, id, customer_key, customer_id }, now)
      if (put) {
        const earlier = changed.get(external_id)
        const change = put.status ? [statusChange(ids.uuid(now), id, known ? statusAt(known.row, now) : null, put.status, now)] : []
        const changes = [...(earlier?.changes ?? []), ...change]
        const { row, evidence } = put
        changed.set(external_id, { row, known: earlier ? earlier.known : known?.row, evidence: { replace: evidence }, changes })
        current.set(external_id, { row, evidence })
      }
      return { id, externalId: external_id, created: known === undefined }
    }
  )
  await writeFacts(set, [...changed.values()], contents)
  const customerIds = [...new Set([...changed.values()].map(({ row }) => row.customer_id))]
  const factTypes = [...new Set([...changed.values()].map(({ row }) => row.fact_type))]
  if (customerIds.length > 0) await foldFacts(transaction, { customerIds, factTypes }, ids, now)
  return results
}

/** After so many characters others have their turn: a key and a digest of this much take some milliseconds. */
const charactersPerTurn = 20_000

/** Reads or writes facts one by one, and yields to the event loop after each few that are long. */
async function mapCooperatively<T, R>(all: readonly T[], lengthOf: (fact: T) => number, each: (fact: T, index: number) => R): Promise<R[]> {
  const done: R[] = []
  let length = 0
  for (const [index, fact] of all.entries()) {
    done.push(each(fact, index))
    length += lengthOf(fact)
    if (length < charactersPerTurn) continue
    length = 0
    await yieldToEventLoop()
  }
  return done
}

async function knownFacts(transaction: Transaction, externalIds: readonly string[]): Promise<Map<string, KnownFact>> {
  const rows = externalIds.length === 0 ? [] : await transaction.find(facts, { where: { external_id: { in: externalIds } } })
  const where = { fact_id: { in: rows.map(({ id }) => id) } }
  const found = rows.length === 0 ? [] : await transaction.find(factEvidence, { where, orderBy: { column: 'position', direction: 'asc' } })
  const evidence = groupBy(found, ({ fact_id }) => fact_id)
  return new Map(rows.map((row) => [row.external_id ?? '', { row, evidence: evidence.get(row.id) ?? [] }]))
}
