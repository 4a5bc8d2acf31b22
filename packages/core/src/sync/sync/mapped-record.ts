import type { Operation, Stream, StreamContext } from '../../providers/index.js'
import { checkOperation } from '../apply/check-operation.js'

/** What a record of a page was read as. */
export interface MappedRecord {
  operations: readonly Operation[]
  /** Why nothing of it is kept, where the connector leaves it out on purpose. */
  leftOut: string | undefined
}

const untold = 'of which nothing is kept'

/** Reads a record. Throws for one that cannot be read. */
export function mapRecord(stream: Stream, record: unknown, context: StreamContext, now: number): MappedRecord {
  const operations = stream.map(record, context).map((operation) => checkOperation(operation, now))
  return { operations, leftOut: stream.leftOut?.(record, context) ?? (operations.length === 0 ? untold : undefined) }
}
