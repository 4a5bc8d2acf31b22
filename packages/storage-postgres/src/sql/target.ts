import type { Scope, Table, Where } from '@rapport/core/storage'
import { type RawBuilder, sql } from 'kysely'
import { type Shape, shapeOf } from './shape.js'
import { Slot, Template } from './template.js'
import type { Row } from './values.js'
import { allOf, whereSql } from './where.js'

/** A table in its schema, bound to one organization, or to none: a table of the directory, or the rows of all organizations. */
export interface Target extends Shape {
  /** The table's qualified name. */
  table: RawBuilder<unknown>
  /** The columns in front of the row's own, with their values: `organization_id`, or none. */
  owner: readonly { name: string; value: RawBuilder<unknown> }[]
  organizationId: string | undefined
  /** The statements whose text is the same for all organizations, by name. */
  templates: Map<string, Template>
}

type Unbound = Omit<Target, 'owner' | 'organizationId'>

export function targetOf(table: Table<Scope, object>, schema: string, organizationId: string | undefined): Target {
  const shape = shapeOf(table)
  const scope = organizationId === undefined ? 'directory' : 'organization'
  if (shape.scope !== scope) throw new TypeError(`Table ${shape.name} belongs to the ${shape.scope}, not to the ${scope}`)
  return {
    // Made on demand: most statements are templates, which do not use it.
    get owner() {
      return ownedBy(organizationId)
    },
    organizationId,
    ...unbound(shape, schema)
  }
}

/** A table in its schema with the rows of all organizations; `organization_id` is a column like any other (see `withOrganization`). */
export function targetOfAllOrganizations(table: Table<Scope, object>, schema: string): Target {
  const shape = shapeOf(table)
  return { owner: [], organizationId: undefined, ...unbound(shape, schema) }
}

/** The template of this name, with slots for the organization and all other values. It is made on first use. */
export function templateOf(target: Target, name: string, write: (target: Target) => RawBuilder<unknown>): Template {
  const known = target.templates.get(name)
  if (known) return known
  const template = new Template(write({ ...target, owner: target.owner.map((owner) => ({ ...owner, value: ownerSlot })) }))
  target.templates.set(name, template)
  return template
}

const ownerSlot = sql`${new Slot('organizationId')}::uuid`

function ownedBy(organizationId: string | undefined): Target['owner'] {
  return organizationId === undefined ? [] : [{ name: 'organization_id', value: sql`${organizationId}::uuid` }]
}

const unboundTargets = new WeakMap<Shape, Map<string, Unbound>>()

/** The part that all targets of one table and schema share. */
function unbound(shape: Shape, schema: string): Unbound {
  const bySchema = unboundTargets.get(shape) ?? new Map<string, Unbound>()
  unboundTargets.set(shape, bySchema)
  const made = bySchema.get(schema) ?? { ...shape, table: sql.id(schema, shape.name), templates: new Map() }
  bySchema.set(schema, made)
  return made
}

/** The condition for the target's own rows that match `where`. */
export function matching(target: Target, where?: Where<Row>): RawBuilder<unknown> {
  return allOf([ownRows(target), whereSql(target, where)])
}

/** The condition for the rows of the target's organization. */
export function ownRows(target: Target, alias = target.name): RawBuilder<unknown> {
  return allOf(target.owner.map(({ name, value }) => sql`${sql.id(alias, name)} = ${value}`))
}

/** The names of the columns that make a row unique in the table: the organization's id and the key. */
export function conflictColumns(target: Target): RawBuilder<unknown> {
  return sql.join([...target.owner, ...target.key].map(({ name }) => sql.id(name)))
}

/** The condition that the rows of two aliases have the same key. */
export function sameKey(target: Target, one: string, other: string): RawBuilder<unknown> {
  return allOf(target.key.map(({ name }) => sql`${sql.id(one, name)} = ${sql.id(other, name)}`))
}
