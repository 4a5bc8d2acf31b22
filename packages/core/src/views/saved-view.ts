import { type Static, Type } from 'typebox'
import { filterShape, type ListSubject, listSubjects } from '../lists/index.js'
import type { RowOf } from '../storage/index.js'
import { checkOf, parseEnum, strictObject } from '../validation/index.js'
import { isoTime } from '../values/index.js'
import type { savedViews } from './tables/saved-views.js'

/** How a list is arranged. */
const definitionFields = {
  filter: Type.Optional(filterShape),
  search: Type.Optional(Type.String({ maxLength: 500, description: 'Only rows with this text, as in the list.' })),
  columns: Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength: 300 }), {
      minItems: 1,
      maxItems: 30,
      description: 'Columns in their order, such as health or trait:industry.'
    })
  ),
  orderBy: Type.Optional(Type.String({ maxLength: 60, description: 'The field to sort by.' })),
  orderDirection: Type.Optional(Type.Enum(['asc', 'desc'], { description: 'desc by default.' }))
}

export const viewDefinition = strictObject(definitionFields)

/** How a list is arranged: its filter, text, columns and order. */
export type ViewDefinition = Static<typeof viewDefinition>

const name = Type.String({ minLength: 1, maxLength: 120, description: 'The name that people see.' })
const shared = Type.Optional(Type.Boolean({ description: 'Whether everybody sees it, and may change it. False by default.' }))
const pinned = Type.Optional(Type.Boolean({ description: 'Whether the navigation shows it. False by default.' }))
const subject = Type.Enum([...listSubjects], { description: 'What it lists.' })

/** A view that is saved. */
export const newView = strictObject({ subject, name, definition: viewDefinition, shared, pinned })

/** A view that is saved: a list with a name. */
export type NewView = Static<typeof newView>

const version = Type.Integer({ minimum: 1, description: 'The version that you read. A newer version causes CONFLICT.' })

/** What of a view is changed; what is left out stays. */
export const viewChange = strictObject({
  version,
  name: Type.Optional(name),
  definition: Type.Optional(viewDefinition),
  shared,
  pinned
})

/** What of a view is changed; what is left out stays. A definition is given whole. */
export type ViewChange = Static<typeof viewChange>

/** A view as callers see it. */
export const viewShape = strictObject({
  id: Type.String(),
  subject,
  name: Type.String(),
  ownerId: Type.Union([Type.String(), Type.Null()], { description: 'The member that it belongs to.' }),
  isMine: Type.Boolean(),
  shared: Type.Boolean(),
  pinned: Type.Boolean(),
  definition: viewDefinition,
  version,
  createdAt: Type.String({ format: 'date-time' }),
  updatedAt: Type.String({ format: 'date-time' })
})

/** A saved view of a list. */
export type SavedView = Static<typeof viewShape>

export type ViewRow = RowOf<typeof savedViews>

const definitionCheck = checkOf(viewDefinition)

/** The definition of a stored view; an empty one where this version cannot read it. */
export const definitionOf = ({ definition }: Pick<ViewRow, 'definition'>): ViewDefinition =>
  definitionCheck.accepts(definition) ? definition : {}

export const subjectOfView = (row: Pick<ViewRow, 'subject'>): ListSubject => parseEnum(listSubjects, row.subject)

/** A view as a member, or a caller who is none, sees it. */
export function viewOf(row: ViewRow, memberId: string | null): SavedView {
  return {
    id: row.id,
    subject: subjectOfView(row),
    name: row.name,
    ownerId: row.owner_id,
    isMine: row.owner_id === memberId,
    shared: row.shared,
    pinned: row.pinned,
    definition: definitionOf(row),
    version: row.version,
    createdAt: isoTime(row.created_at),
    updatedAt: isoTime(row.updated_at)
  }
}
