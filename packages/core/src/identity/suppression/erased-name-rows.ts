import type { ErasedDigest } from '../../context/index.js'
import type { Transaction } from '../../storage/index.js'
import { groupBy } from '../../values/index.js'
import { erasedNames } from '../tables/erased-names.js'
import { erasures } from '../tables/erasures.js'
import { digestOf, type ErasedName } from './name-digest.js'

/** The digests of names. Of two that are the same the later one counts. */
export function digestsOf(organizationId: string, names: readonly ErasedName[]): ErasedDigest[] {
  const digests = names.map((name) => ({
    digest: digestOf(organizationId, name),
    kind: name.kind,
    person: name.person === undefined ? null : digestOf(organizationId, { kind: 'person', value: name.person }),
    isLifted: false
  }))
  return [...new Map(digests.map((each) => [each.digest, each])).values()]
}

/** Keeps names away from now on: events, records and texts that use one of them are dropped or masked. A name that was let back is kept away again. */
export async function addErasedNames(
  transaction: Transaction,
  names: readonly ErasedDigest[],
  erasureId: string,
  at: number
): Promise<void> {
  const rows = names.map(({ isLifted, ...name }) => ({ ...name, is_lifted: isLifted, erasure_id: erasureId, at }))
  if (rows.length === 0) return
  const isNew = await transaction.insert(erasedNames, rows)
  const again = rows.filter(({ is_lifted }, index) => !isNew[index] && !is_lifted)
  for (const [person, own] of groupBy(again, (row) => row.person)) {
    const where = { digest: { in: own.map(({ digest }) => digest) }, is_lifted: { eq: true } }
    await transaction.update(erasedNames, where, { person, is_lifted: false, erasure_id: erasureId, at })
  }
}

/** What a lift changed. */
export interface Lifted {
  count: number
  erasureIds: readonly string[]
}

/**
 * Lets names come back: for a person all names of that person, for a customer all that were erased with it. Of an erased customer, a name that is nobody's
 * alone comes back by itself.
 */
export async function liftErasures(transaction: Transaction, names: readonly ErasedName[]): Promise<Lifted> {
  const digests = names.map((name) => digestOf(transaction.organizationId, name))
  const found = await transaction.find(erasedNames, { where: { digest: { in: digests }, is_lifted: { eq: false } } })
  const erasureIds = [...new Set(found.map(({ erasure_id }) => erasure_id))]
  const byId = new Map((await transaction.find(erasures, { where: { id: { in: erasureIds } } })).map((row) => [row.id, row.selected_by]))
  let count = 0
  for (const { digest, kind, person, erasure_id } of found) {
    const isOne = person === null && kind !== 'customer' && byId.get(erasure_id) === 'customerId'
    const which = person !== null ? { person: { eq: person } } : isOne ? { digest: { eq: digest } } : {}
    const where = { erasure_id: { eq: erasure_id }, is_lifted: { eq: false }, ...which }
    count += await transaction.update(erasedNames, where, { is_lifted: true })
  }
  return { count, erasureIds }
}
