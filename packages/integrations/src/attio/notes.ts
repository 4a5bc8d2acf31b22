import type { Operation, SendRequest } from '@rapport/core/connector'
import { defineStream } from '@rapport/core/connector'
import { type Fields, fieldsOf, requiredText, textOf } from '../json-fields.js'
import { type Member, readMembers } from './members.js'
import { idIn, isUnseen, listPages, othersStay } from './pages.js'
import { readTargets, type Target } from './related.js'
import { creatorOf, timeOf } from './values.js'

type Participant = NonNullable<Extract<Operation, { kind: 'source' }>['participants']>[number]

/** Notes on records: a source each, of the customer that the record is about. */
export const notesStream = defineStream({
  name: 'notes',
  summary: 'Notes on companies, people and deals',
  becomes: 'Notes of the company, or of the company of the person or deal',
  everySeconds: 21_600,
  walk: listPages('notes'),
  deletes: 'absence',
  gone: 'It is missing when Rapport reads everything. A webhook lets Rapport see that at once',
  complete: (records, lookup) => withParents(records, lookup),
  recordId: (record) => idIn(noteIn(record), 'note_id'),
  map(record, { startedAt }) {
    if (isUnseen(record)) return [othersStay('source', startedAt)]
    const note = noteIn(record)
    const id = `note:${requiredText(fieldsOf(note?.id), 'note_id')}`
    const at = timeOf(note?.created_at) ?? startedAt
    if (isEmpty(note)) return [{ kind: 'removal', of: 'source', id, at }]
    const completed = fieldsOf(record)
    const author = participantOf(fieldsOf(completed?.author), 'author')
    const person = participantOf(fieldsOf(completed?.person), 'attendee')
    const text = textOf(note?.content_plaintext) ?? textOf(note?.content_markdown)
    const speaker = author?.name ?? author?.email ?? null
    return [
      {
        kind: 'source',
        sourceType: 'CRM',
        id,
        at,
        occurredAt: at,
        title: textOf(note?.title) ?? null,
        account: textOf(completed?.account),
        participants: [person ?? [], author ?? []].flat(),
        segments: text === undefined ? [] : [{ text, speaker }]
      }
    ]
  },
  leftOut: (record) => (!isUnseen(record) && isEmpty(noteIn(record)) ? 'without a title and a text' : undefined)
})

const noteIn = (completed: unknown) => fieldsOf(fieldsOf(completed)?.note)

function isEmpty(note: Fields | undefined): boolean {
  return [note?.title, note?.content_plaintext, note?.content_markdown].every((text) => textOf(text) === undefined)
}

function participantOf(said: Fields | undefined, role: string): Participant | undefined {
  const email = textOf(said?.email) ?? null
  const name = textOf(said?.name) ?? null
  return email === null && name === null ? undefined : { email, name, role }
}

/** Notes with their authors, and whom the records are about that they are on. */
async function withParents(records: readonly unknown[], lookup: SendRequest): Promise<unknown[]> {
  const resolved = await readTargets(
    lookup,
    records.flatMap((record) => parentOf(record) ?? [])
  )
  const isNamed = records.some((record) => creatorOf(fieldsOf(record)) !== undefined)
  const members = isNamed ? await readMembers(lookup) : new Map<string, Member>()
  return records.map((note) => {
    if (isUnseen(note)) return note
    const parent = parentOf(note)
    const { account, person } = parent ? resolved(parent) : {}
    return { note, account: account ?? null, person: person ?? null, author: members.get(creatorOf(fieldsOf(note)) ?? '') ?? null }
  })
}

function parentOf(note: unknown): Target | undefined {
  const fields = fieldsOf(note)
  const object = textOf(fields?.parent_object)
  const id = textOf(fields?.parent_record_id)
  return object === undefined || id === undefined ? undefined : { object, id }
}
