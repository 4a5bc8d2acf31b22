import { type Static, Type } from 'typebox'
import { idsOfCustomer } from '../../attention/index.js'
import { findCustomer } from '../../customers/index.js'
import { findPage, readPaging } from '../../paging/index.js'
import { countedPageOutput, defineOperation, pageInput, pagination, uuid } from '../../runtime/index.js'
import type { OrganizationStore, Where } from '../../storage/index.js'
import { strictObject } from '../../validation/index.js'
import { idsOfUser } from '../subjects.js'
import { notes } from '../tables/index.js'
import { describeNotes, type NoteRow, noteShape } from './note.js'
import { changeNote, createNote, newNote, noteChange, removeNote } from './write-note.js'

/** What a list of notes can be asked for. */
export const noteQuery = strictObject({
  customer: Type.Optional(Type.String({ minLength: 1, maxLength: 500, description: "Rapport's id, your customerId or a domain." })),
  userId: Type.Optional(uuid('Only those about this person.')),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200, default: 50, description: 'Page size.' })),
  cursor: pageInput.cursor
})

/** What a list of notes can be asked for. */
export type NoteQuery = Static<typeof noteQuery>

export const notePageShape = strictObject({ items: Type.Array(noteShape), pagination: countedPageOutput })

/** A page of notes, the newest first. */
export type NotePage = Static<typeof notePageShape>

async function listNotes(store: OrganizationStore, now: number, query: NoteQuery): Promise<NotePage> {
  const { customer, userId } = query
  const paging = readPaging({ store, now }, 'notes', query, { column: 'created_at', direction: 'desc' })
  const all: Where<NoteRow>[] = []
  if (userId !== undefined) all.push({ user_id: { in: await idsOfUser(store, userId) } })
  if (customer !== undefined) {
    const found = await findCustomer(store, customer)
    all.push({ customer_id: { in: found ? await idsOfCustomer(store, found.id) : [] } })
  }
  const page = await findPage(store, paging, { table: notes, where: { all }, place: (row) => ({ value: row.created_at, id: row.id }) })
  return { items: await describeNotes(store, page.rows), pagination: pagination(page) }
}

const writes = ['customer_intelligence:read', 'data:write'] as const
const example = { id: '0198c0de-0000-7000-8000-000000000001' }

const list = defineOperation({
  operationId: 'listNotes',
  method: { name: 'notes.list', example: "const { items } = await workspace.notes.list({ customer: 'acme.com' })" },
  http: 'GET /api/notes',
  tag: 'work',
  grants: ['customer_intelligence:read'],
  reads: 'customers',
  summary: 'Lists notes, newest first: of a customer, of a person, or all.',
  input: noteQuery,
  output: notePageShape,
  answer: 'A page of notes.',
  shapes: { output: 'Notes' },
  example: { customer: 'acme.com', limit: 20 },
  handle: (query, { store, now }) => listNotes(store, now, query)
})

const create = defineOperation({
  operationId: 'createNote',
  auditName: 'note_create',
  method: {
    name: 'notes.create',
    takes: newNote,
    actor: true,
    once: true,
    doc: 'Writes a note on a customer or person, in the name of `actor`. Search finds the note, and Rapport finds facts in what it reports about the customer.',
    throws: 'NOT_FOUND for an unknown customer, person or mentioned member, and INVALID_TOOL_INPUT for a note about nobody.',
    example: "await workspace.notes.create({ customer: 'acme.com', body: 'They want **SSO** before they renew.' }, { actor: 'm_1' })"
  },
  http: 'POST /api/notes',
  tag: 'work',
  grants: writes,
  reads: 'customers',
  summary: 'Writes a note on a customer or person. Search finds the note, and Rapport finds facts in what it reports about the customer.',
  input: newNote,
  output: noteShape,
  answer: 'The note.',
  shapes: { input: 'NewNote', output: 'Note' },
  example: { customer: 'acme.com', body: 'They want **SSO** before they renew.' },
  errors: ['NOT_FOUND'],
  handle: (input, context) => createNote(context, input)
})

const update = defineOperation({
  operationId: 'updateNote',
  auditName: 'note_update',
  method: {
    name: 'notes.update',
    first: ['id'],
    takes: noteChange,
    actor: true,
    throws: 'NOT_FOUND, and CONFLICT when somebody has edited the note since `version`.',
    example: "await workspace.notes.update(note.id, { body: 'They want SSO and SCIM.', version: note.version }, { actor: 'm_1' })"
  },
  http: 'PATCH /api/notes/{id}',
  tag: 'work',
  grants: writes,
  reads: 'customers',
  summary: 'Edits a note. Pass the version that you read, so that you do not overwrite a later edit.',
  input: strictObject({ id: uuid("The note's id."), ...noteChange.properties }),
  output: noteShape,
  answer: 'The note as it is now.',
  shapes: { input: 'NoteChange', output: 'Note' },
  example: { ...example, body: 'They want SSO and SCIM.', version: 1 },
  errors: ['NOT_FOUND', 'CONFLICT'],
  handle: ({ id, ...change }, context) => changeNote(context, id, change)
})

const remove = defineOperation({
  operationId: 'removeNote',
  auditName: 'note_remove',
  method: { name: 'notes.remove', first: ['id'], actor: true, once: true },
  http: 'DELETE /api/notes/{id}',
  tag: 'work',
  grants: ['data:write'],
  reads: 'none',
  effect: 'destructive',
  summary: 'Removes a note, with the facts from it.',
  input: strictObject({ id: uuid("The note's id.") }),
  output: strictObject({ id: Type.String({ format: 'uuid' }) }),
  answer: 'The id of the note.',
  shapes: { output: 'RemovedNote' },
  example,
  errors: ['NOT_FOUND'],
  handle: ({ id }, context) => removeNote(context, id)
})

/** What can be asked of notes. */
export const noteOperations = [list, create, update, remove]
