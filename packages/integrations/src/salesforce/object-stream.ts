import type { Operation, ProviderOptions, SendRequest, Stream, StreamContext } from '@rapport/core/connector'
import { defineStream } from '@rapport/core/connector'
import { type Fields, fieldsOf, requiredText, textOf } from '../json-fields.js'
import { isHiddenField, queryPages } from './query-pages.js'
import type { QueriedObject } from './query-state.js'
import { timeOf } from './values.js'

const quarter = 900
/** A change is told by the time of its beginning: one that takes long shows up behind others that came later. */
const lookbackSeconds = 600

/** What a record does not tell itself, and is read beside it. */
export interface Related {
  object: unknown
  /** Who it belongs to, of the organization's own people. */
  owner?: unknown
  /** Fields that not every organization has. */
  more?: unknown
  /** The person whom it is about. */
  contact?: unknown
  /** All stages of opportunities. */
  stages?: unknown
  /** The contract that an opportunity led to. */
  contract?: unknown
  /** The one currency of an organization that has no others. */
  currency?: unknown
}

/** A record, with its id and the time of its change. */
export interface SalesforceRecord extends Omit<Related, 'object'> {
  id: string
  at: number
  /** Its fields, and those that not every organization has. */
  object: Fields
}

/** A kind of records, as it is read and what becomes of it. */
export interface ObjectKind extends QueriedObject {
  name: string
  summary: string
  becomes: string
  gone?: string
  complete?(records: readonly unknown[], lookup: SendRequest): Promise<readonly Related[]>
  map(record: SalesforceRecord, context: StreamContext): readonly Operation[]
  /** What is taken back when a record is gone: all that it said. */
  removed(record: SalesforceRecord, context: StreamContext): readonly Operation[]
  /** Why a record is left out, where it is. It is taken back then, if it was there before. */
  leftOut?(record: SalesforceRecord, context: StreamContext): string | undefined
}

/** A stream of records: all of them, then what was changed, and once a week all of them again, for those that were purged. */
export function objectStream(options: ProviderOptions, kind: ObjectKind): Stream {
  const pages = queryPages(options, kind)
  const leftOut = (record: SalesforceRecord, context: StreamContext) =>
    record.object.IsDeleted === true ? 'that were deleted' : kind.leftOut?.(record, context)
  return defineStream({
    name: kind.name,
    summary: kind.summary,
    becomes: kind.becomes,
    gone: kind.gone ?? 'Salesforce tells of deleted records for 15 days. Purged records are missing when all is read again',
    everySeconds: quarter,
    walk: { ...pages, first: () => pages.first({}) },
    changes: { ...pages, kind: 'window', lookbackSeconds, settleSeconds: 0 },
    deletes: 'absence',
    recordId: (record) => (isHiddenField(record) ? record.hiddenField : textOf(fieldsOf(relatedOf(record).object)?.Id)),
    async complete(records, lookup) {
      const read = records.filter((record) => !isHiddenField(record))
      const related = kind.complete && read.length > 0 ? await kind.complete(read, lookup) : read.map((object) => ({ object }))
      return [...records.filter(isHiddenField), ...related]
    },
    map(record, context) {
      if (isHiddenField(record)) return []
      const read = recordOf(record, context)
      return leftOut(read, context) === undefined ? kind.map(read, context) : kind.removed(read, context)
    },
    leftOut(record, context) {
      if (isHiddenField(record)) return `of the field ${record.hiddenField}, which Salesforce does not show`
      return leftOut(recordOf(record, context), context)
    }
  })
}

/** A record as it was completed, or one that nothing further was read of. */
function relatedOf(record: unknown): Related {
  const fields = fieldsOf(record)
  return fields !== undefined && 'object' in fields ? { ...fields, object: fields.object } : { object: record }
}

function recordOf(record: unknown, { startedAt }: StreamContext): SalesforceRecord {
  const related = relatedOf(record)
  const own = fieldsOf(related.object)
  const id = requiredText(own, 'Id')
  return { ...related, id, at: timeOf(own?.SystemModstamp) ?? startedAt, object: { ...fieldsOf(related.more), ...own } }
}

/** Takes back these moments. */
export const takenBack = (moments: readonly Operation[], at: number): Operation[] =>
  moments.flatMap(({ kind, id }) => (kind === 'activity' ? [{ kind: 'removal', of: kind, id, at }] : []))
