import type { ApiRequest } from '@rapport/core/connector'
import { type Fields, fieldsAt, fieldsOf, itemsOf, numberOf, textOf } from '../json-fields.js'
import { timeOf } from './values.js'

/** A kind of records, as it is asked for. */
export interface QueriedObject {
  /** Its name at Salesforce. */
  object: string
  /** Fields that the query does without where they may not be read; related records as `(SELECT ... FROM Name ...)`. */
  fields: readonly string[]
  where?: string
  /** A time of its own: what it comes to in a window is read then, too, though nobody has changed it. */
  comesAt?: string
  /** Users are only deactivated. */
  isNeverDeleted?: boolean
}

/** Where the reading of a kind of records stands: all that its next query needs. It is kept with each request. */
export interface QueryState {
  /** The names of the optional fields that are asked for. */
  fields: readonly string[]
  from?: number | undefined
  to?: number | undefined
  /** The record that was read last, in the order of changes and ids. */
  after?: { at: number; id: string } | undefined
  /** How many records an answer may have, where one with all was too large. */
  limit?: number | undefined
}

/** What a field is called: related records by their relationship. */
export const nameOfField = (field: string): string => /^\(SELECT .* FROM (\w+)/.exec(field)?.[1] ?? field

/** The query of a state. */
export function queryOf(kind: QueriedObject, state: QueryState): string {
  const { object, fields, where, comesAt, isNeverDeleted = false } = kind
  const { after, limit } = state
  const names = ['Id', 'SystemModstamp', ...(isNeverDeleted ? [] : ['IsDeleted'])]
  const asked = fields.filter((field) => state.fields.includes(nameOfField(field)))
  const conditions = [
    where,
    comesAt === undefined ? between('SystemModstamp', state) : either(between('SystemModstamp', state), between(comesAt, state)),
    after && `(SystemModstamp > ${literal(after.at)} OR (SystemModstamp = ${literal(after.at)} AND Id > '${after.id}'))`
  ].filter((condition) => condition !== undefined)
  return [
    `SELECT ${[...names, ...asked].join(', ')} FROM ${object}`,
    ...(conditions.length > 0 ? [`WHERE ${conditions.join(' AND ')}`] : []),
    'ORDER BY SystemModstamp, Id',
    ...(limit === undefined ? [] : [`LIMIT ${limit}`])
  ].join(' ')
}

function between(name: string, { from, to }: QueryState): string | undefined {
  const bounds = [...(from === undefined ? [] : [`${name} >= ${literal(from)}`]), ...(to === undefined ? [] : [`${name} < ${literal(to)}`])]
  return bounds.length === 0 ? undefined : bounds.join(' AND ')
}

const either = (one: string | undefined, other: string | undefined) =>
  one === undefined || other === undefined ? undefined : `((${one}) OR (${other}))`

const literal = (at: number) => new Date(at).toISOString()

/** The state as it is kept with a request. */
export function noteOf({ fields, from, to, after, limit }: QueryState): NonNullable<ApiRequest['note']> {
  return {
    fields: [...fields],
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(after && { after: { ...after } }),
    ...(limit !== undefined && { limit })
  }
}

/** The state that a request was kept with. */
export function stateOf({ note }: ApiRequest): QueryState {
  const { at, id } = fieldsAt(note, 'after') ?? {}
  const after = { at: numberOf(at), id: textOf(id) }
  return {
    fields: itemsOf(note?.fields).flatMap((name) => textOf(name) ?? []),
    from: numberOf(note?.from),
    to: numberOf(note?.to),
    after: after.at === undefined || after.id === undefined ? undefined : { at: after.at, id: after.id },
    limit: numberOf(note?.limit)
  }
}

/** The optional fields that a request asks for. */
export const optionalFields = (asked: ApiRequest): readonly string[] => stateOf(asked).fields

/** The place of a record in the order of queries; undefined for one that does not tell it. */
export function placeOf(record: unknown): QueryState['after'] {
  const fields: Fields | undefined = fieldsOf(record)
  const at = timeOf(fields?.SystemModstamp)
  const id = textOf(fields?.Id)
  // It becomes part of a query.
  return at === undefined || id === undefined || !/^[A-Za-z0-9]+$/.test(id) ? undefined : { at, id }
}
