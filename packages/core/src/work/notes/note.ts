import { type Static, Type } from 'typebox'
import { instant, orNull } from '../../runtime/index.js'
import type { OrganizationStore, RowOf } from '../../storage/index.js'
import { strictObject } from '../../validation/index.js'
import { isoTime } from '../../values/index.js'
import { loadSubjects, named } from '../subjects.js'
import type { notes } from '../tables/index.js'

export type NoteRow = RowOf<typeof notes>

export const noteShape = strictObject({
  id: Type.String({ format: 'uuid' }),
  body: Type.String({ description: 'Markdown: bold, italic, lists, links, code and mentions. HTML is text.' }),
  customer: named('The customer that it is about, as it is now.'),
  user: named('The person whom it is about, as they are now.'),
  author: named('The member who wrote it.'),
  mentions: Type.Array(strictObject({ id: Type.String(), name: orNull(Type.String()) }), { description: 'Members that it mentions.' }),
  sourceId: Type.String({ description: 'The id of the source of type CRM that has the text of the note.' }),
  version: Type.Integer({ description: 'Grows with each edit. Pass the version that you read to `update`.' }),
  createdAt: instant(),
  updatedAt: instant(),
  updatedById: orNull(Type.String())
})

/** What a member has written down of a customer or person. */
export type Note = Static<typeof noteShape>

/** The id of a note among sources. */
export const noteSourceId = (id: string) => `note:${id}`

/** These notes as callers see them. */
export async function describeNotes(store: OrganizationStore, rows: readonly NoteRow[]): Promise<Note[]> {
  const subjects = await loadSubjects(
    store,
    rows,
    rows.flatMap(({ author_id, mentions }) => [author_id, ...mentions])
  )
  return rows.map((row) => ({
    id: row.id,
    body: row.body,
    customer: subjects.customer(row.customer_id),
    user: subjects.user(row.user_id),
    author: subjects.member(row.author_id),
    mentions: row.mentions.flatMap((id) => subjects.member(id) ?? []),
    sourceId: noteSourceId(row.id),
    version: row.version,
    createdAt: isoTime(row.created_at),
    updatedAt: isoTime(row.updated_at),
    updatedById: row.updated_by
  }))
}
