import type { ChangeContext } from '../../audit/index.js'
import { members } from '../../members/tables/index.js'
import { findSources, prepareSources, putSources, removeSources, type SourceInput } from '../../sources/index.js'
import type { Transaction } from '../../storage/index.js'
import type { Ids } from '../../values/index.js'
import { type NoteRow, noteSourceId } from './note.js'
import { plainTexts } from './note-text.js'

/**
 * Makes a note a source, in place of what it said before: the search finds it, and facts are read from it as a report of its author. The organization's
 * `ingest` lock must be held.
 */
export async function putNoteSource(
  transaction: Transaction,
  { store, ids, now, inlineMoves }: ChangeContext,
  note: NoteRow
): Promise<void> {
  const [author] = note.author_id === null ? [] : await transaction.get(members, [{ id: note.author_id }])
  const batch: SourceInput[] = [
    {
      sourceType: 'CRM',
      externalId: noteSourceId(note.id),
      provider: 'rapport',
      occurredAt: note.created_at,
      title: author ? `Note by ${author.name}` : 'Note',
      ...(note.customer_id !== null && { customer: { id: note.customer_id } }),
      participants: author ? [{ email: author.email, name: author.name, role: 'author' }] : [],
      segments: plainTexts(note.body).map((text) => ({ text }))
    }
  ]
  await putSources(transaction, batch, ids, now, inlineMoves, await prepareSources(store, batch))
}

/** Removes the sources of these notes, with what rests on them. The organization's `ingest` lock must be held. */
export async function removeNoteSources(transaction: Transaction, noteIds: readonly string[], ids: Ids, now: number): Promise<void> {
  const names = noteIds.map((id) => ({ sourceType: 'CRM', sourceId: noteSourceId(id) }))
  const found = await findSources(transaction, names)
  const sourceIds = names.flatMap((name) => found.get(name)?.id ?? [])
  await removeSources(transaction, sourceIds, ids, now)
}
