import { type Static, Type } from 'typebox'
import { type ChangeContext, recordChange } from '../../audit/index.js'
import { RapportError } from '../../errors.js'
import { requireMember } from '../../members/index.js'
import { orNull, uuid } from '../../runtime/index.js'
import type { Transaction } from '../../storage/index.js'
import { invalidInput, strictObject } from '../../validation/index.js'
import { findSubject } from '../subjects.js'
import { notes } from '../tables/index.js'
import { describeNotes, type Note, type NoteRow } from './note.js'
import { putNoteSource, removeNoteSources } from './note-source.js'
import { mentionedIn } from './note-text.js'

/** The most members whom a note mentions. */
const maxMentions = 50

const body = Type.String({
  minLength: 1,
  maxLength: 20_000,
  pattern: '\\S',
  description: 'Markdown: bold, italic, lists, links and code. A member is mentioned as [@Ana Lopez](member:m_1).'
})

/** What a note is made of. */
export const newNote = strictObject({
  body,
  customer: Type.Optional(orNull(Type.String({ minLength: 1, maxLength: 500, description: "Rapport's id, your customerId or a domain." }))),
  userId: Type.Optional(orNull(uuid("Rapport's id of a person; without a customer, the note is also about the person's customer.")))
})

/** What a note is made of; a customer or a person is required. */
export type NewNote = Static<typeof newNote>

/** What of a note is changed. */
export const noteChange = strictObject({
  body,
  version: Type.Optional(
    Type.Integer({ minimum: 1, description: 'The version that you read. CONFLICT if somebody has edited the note since.' })
  )
})

/** What of a note is changed. */
export type NoteChange = Static<typeof noteChange>

/** Writes a note. Throws NOT_FOUND for a customer, person or mentioned member that there is not, and INVALID_TOOL_INPUT for a note about nobody. */
export async function createNote(context: ChangeContext, { body, customer, userId }: NewNote): Promise<Note> {
  if (!customer && !userId) throw invalidInput('customer', 'or input.userId is required: a note is about a customer or a person')
  const { store, ids, now, origin } = context
  const row = await store.transaction(async (transaction) => {
    await transaction.lock('ingest')
    const subject = await findSubject(transaction, { customer, userId })
    const author = { author_id: origin.actorId, updated_by: origin.actorId }
    const mentions = await checkedMentions(transaction, body, [])
    const made: NoteRow = { id: ids.uuid(now), ...subject, body, mentions, ...author, version: 1, created_at: now, updated_at: now }
    await transaction.insert(notes, [made])
    await putNoteSource(transaction, context, made)
    await recordChange(transaction, context, { subjectId: made.id, before: null, after: told(made) })
    return made
  })
  return described(context, row)
}

/** Edits a note. Throws NOT_FOUND, also for a mentioned member, and CONFLICT when somebody has edited it since `version`. */
export async function changeNote(context: ChangeContext, id: string, { body, version }: NoteChange): Promise<Note> {
  const { store, now, origin } = context
  const row = await store.transaction(async (transaction) => {
    const before = await locked(transaction, id)
    if (version !== undefined && version !== before.version)
      throw new RapportError('CONFLICT', 'Somebody has edited this note since it was read; read it again before editing it')
    if (body === before.body) return before
    const mentions = await checkedMentions(transaction, body, before.mentions)
    const after = { ...before, body, mentions, version: before.version + 1, updated_at: now, updated_by: origin.actorId }
    await transaction.upsert(notes, [after])
    await putNoteSource(transaction, context, after)
    await recordChange(transaction, context, { subjectId: after.id, before: told(before), after: told(after) })
    return after
  })
  return described(context, row)
}

/** Removes a note, with what was read from it. Throws NOT_FOUND. */
export async function removeNote(context: ChangeContext, id: string): Promise<{ id: string }> {
  return context.store.transaction(async (transaction) => {
    const before = await locked(transaction, id)
    await removeNoteSources(transaction, [before.id], context.ids, context.now)
    await transaction.remove(notes, { id: { eq: before.id } })
    await recordChange(transaction, context, { subjectId: before.id, before: told(before), after: null })
    return { id: before.id }
  })
}

/** Members whom the note mentions. One who was mentioned before may be no member any more. */
async function checkedMentions(transaction: Transaction, text: string, before: readonly string[]): Promise<string[]> {
  const mentions = mentionedIn(text)
  if (mentions.length > maxMentions) throw invalidInput('body', `must mention at most ${maxMentions} members`)
  for (const id of mentions) if (!before.includes(id)) await requireMember(transaction, id, 'A mention in input.body')
  return mentions
}

async function locked(transaction: Transaction, id: string): Promise<NoteRow> {
  await transaction.lock('ingest')
  const [row] = await transaction.get(notes, [{ id: id.toLowerCase() }])
  if (!row) throw new RapportError('NOT_FOUND', 'There is no note with this id; it may have been removed')
  return row
}

async function described({ store }: ChangeContext, row: NoteRow): Promise<Note> {
  const [note] = await describeNotes(store, [row])
  if (!note) throw new Error(`Note ${row.id} has no description`)
  return note
}

/** What the audit log tells of a note. */
function told({ body, customer_id, user_id }: NoteRow) {
  return { body, customerId: customer_id, userId: user_id }
}
