import { createHash } from 'node:crypto'
import { Erased, type ErasedName, namesOfEmail } from '../identity/index.js'
import { IndexContents } from '../search-index/index.js'
import type { OrganizationStore, Transaction } from '../storage/index.js'
import { type Ids, runCooperatively } from '../values/index.js'
import { type Colleagues, readColleagues } from './participants/colleagues.js'
import type { PreparedSources } from './prepare-sources.js'
import { putSources } from './put-sources.js'
import { readSourceInputs } from './read-source-input.js'
import type { SourceInput } from './source-input.js'
import { type Erasing, type Without, withoutPeople } from './without-people.js'

/** `putSources` for sources that may name people who were erased: what they said and wrote is not stored, and others' sentences about them are masked. */
export async function putUnerased(
  transaction: Transaction,
  batch: readonly SourceInput[],
  ids: Ids,
  now: number,
  inlineMoves: number,
  prepared: PreparedSources
) {
  const erased = await erasedIn(transaction, batch)
  if (!erased) return putSources(transaction, batch, ids, now, inlineMoves, prepared)
  const colleagues = await readColleagues(transaction)
  const kept = batch.map((source) => withoutErasedPeople(source, erased, colleagues).source)
  const read = await runCooperatively(readSourceInputs(kept))
  return putSources(transaction, kept, ids, now, inlineMoves, { read, contents: new IndexContents() })
}

type Texts = Partial<SourceInput> & Pick<SourceInput, 'sourceType'>

/** Who of those whom these sources name was erased; undefined where nobody ever was. */
export function erasedIn(
  rows: OrganizationStore | Transaction,
  sources: readonly Texts[],
  more: readonly ErasedName[] = [],
  texts: readonly unknown[] = sources
): Promise<Erased | undefined> {
  const emails = sources.flatMap(({ participants }) => participants ?? []).flatMap(({ email }) => (email ? namesOfEmail(email) : []))
  return Erased.among(rows, [...emails, ...more], texts)
}

/** A source without the people who were erased. */
export function withoutErasedPeople<T extends Texts & Pick<SourceInput, 'externalId'>>(
  source: T,
  erased: Erased,
  colleagues: Colleagues
): Without<T> {
  const erasing: Erasing = { isErased: (email) => erased.hasAny(namesOfEmail(email)), mask: (value) => erased.mask(value) }
  return withoutPeople({ ...source, externalId: plainId(source.externalId, erasing) }, erasing, colleagues)
}

/** An id without the names in it; the same id always gives the same, and another one another. */
export function plainId(id: string, { mask }: Pick<Erasing, 'mask'>): string {
  return mask(id) === id ? id : `erased:${createHash('sha256').update(id).digest('base64url')}`
}
