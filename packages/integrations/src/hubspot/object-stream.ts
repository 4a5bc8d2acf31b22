import type { Operation, ProviderOptions, SendRequest, Stream, StreamContext } from '@rapport/core/connector'
import { defineStream } from '@rapport/core/connector'
import { type Fields, fieldsOf, requiredText } from '../json-fields.js'
import { idOf } from './batches.js'
import { listPages, searchWindow } from './object-pages.js'
import { type ObjectType, pathsOf } from './paths.js'
import { changedAt } from './properties.js'
import { type Related, readRelated, relatedOf } from './related.js'

const quarter = 900
const day = 86_400

/** A record, with its id and the time of its change. */
export interface HubspotRecord extends Omit<Related, 'object'> {
  id: string
  at: number
  object: Fields
}

/** A kind of records, as it is read and what becomes of it. */
export interface ObjectKind {
  type: ObjectType
  summary: string
  becomes: string
  properties: readonly string[]
  /** Whether companies and contacts of its records are read beside them. */
  companies?: boolean
  contacts?: boolean
  pipelines?: 'deals' | 'tickets'
  /** The property of the time of change; searches go by it. */
  modified?: string
  /** How many are asked for at once, where HubSpot allows no more, or they are large. */
  atOnce?: number
  /** Parameters of the list beside the properties, and what else the records of a page need. */
  query?: { [name: string]: string }
  complete?(records: readonly Related[], lookup: SendRequest): Promise<readonly Related[]>
  map(record: HubspotRecord, context: StreamContext): readonly Operation[]
  /** Why a record is left out, where it is. */
  leftOut?(record: HubspotRecord, context: StreamContext): string | undefined
}

/** A stream of records: all of them by the list, then by searches what was changed. */
export function objectStream(options: ProviderOptions, kind: ObjectKind): Stream {
  const { type, summary, becomes, properties, companies = false, contacts = false, pipelines, query, atOnce } = kind
  const paths = pathsOf(options)
  const modified = modifiedOf(kind)
  const names = [modified, ...properties]
  return defineStream({
    name: type,
    summary,
    becomes,
    everySeconds: quarter,
    walk: listPages(paths.list(type), {
      properties: names.join(','),
      archived: 'false',
      ...(atOnce !== undefined && { limit: String(atOnce) }),
      ...query
    }),
    changes: searchWindow(paths.search(type), modified, { properties: names, limit: atOnce }),
    deletes: 'absence',
    recordId: (record) => idOf(fieldsOf(relatedOf(record).object)?.id),
    async complete(records, lookup) {
      const related = await readRelated(lookup, options, { type, companies, contacts, pipelines }, records)
      return kind.complete ? kind.complete(related, lookup) : related
    },
    map: (record, context) => kind.map(recordOf(record, modified, context), context),
    leftOut: (record, context) => kind.leftOut?.(recordOf(record, modified, context), context)
  })
}

function recordOf(record: unknown, modified: string, context: StreamContext): HubspotRecord {
  const related = relatedOf(record)
  const object = fieldsOf(related.object)
  const id = requiredText(object, 'id')
  return { ...related, id, at: changedAt(object, modified, context), object: object ?? {} }
}

/** A stream of records that were deleted, which no search tells of: HubSpot lists them for 90 days. */
export function archivedStream(
  options: ProviderOptions,
  kind: ObjectKind,
  removals: (id: string, at: number) => readonly Operation[]
): Stream {
  const { type } = kind
  const modified = modifiedOf(kind)
  return defineStream({
    name: `archived_${type}`,
    summary: `Which ${type} were deleted`,
    becomes: 'The end of their records',
    everySeconds: day,
    walk: listPages(pathsOf(options).list(type), { properties: modified, archived: 'true' }),
    deletes: 'said',
    recordId: (record) => idOf(fieldsOf(record)?.id),
    map(record, context) {
      const object = fieldsOf(record)
      // As old as what it takes back: a record that is restored comes back as it was.
      return removals(requiredText(object, 'id'), changedAt(object, modified, context))
    }
  })
}

const modifiedOf = ({ modified = 'hs_lastmodifieddate' }: ObjectKind) => modified
