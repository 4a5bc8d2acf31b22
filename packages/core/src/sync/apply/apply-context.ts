import type { OwnerHints, providerRecords } from '../../identity/index.js'
import type { Operation } from '../../providers/index.js'
import type { IndexContents } from '../../search-index/index.js'
import type { RowOf, Transaction } from '../../storage/index.js'
import type { Ids } from '../../values/index.js'
import type { Connected } from './record-names.js'

export type RecordRow = RowOf<typeof providerRecords>

/** What records are stored with. The organization's `ingest` lock is held. */
export interface ApplyContext {
  transaction: Transaction
  ids: Ids
  now: number
  /** How many stored events this transaction may move to other owners. */
  inlineMoves: number
  from: RecordOrigin
  /** The stream was never read to its end before: it tells of the past, which is no news. */
  isHistorical?: boolean
  /** Whether each activity has a record of its own; true where it is left out. */
  keepsActivities?: boolean | undefined
  /** What is remembered of the people in earlier activities. */
  hints?: OwnerHints | undefined
  /** What the search will keep of long texts, where it was worked out before. */
  contents?: IndexContents | undefined
}

/** Where records come from: of which connected account, told by which stream, in which of its walks. */
export interface RecordOrigin extends Connected {
  stream: string
  walk: number
  /** Where the word of the provider ranks; last where it is left out. */
  precedence?: number | undefined
  /** Whether its activities count as such; true where it is left out. */
  counted?: boolean | undefined
}

/** An operation of one kind. */
export type OperationOf<K extends Operation['kind']> = Extract<Operation, { kind: K }>

/** How records of one kind become rows of the domain, and go again. */
export interface RecordKind<K extends Operation['kind']> {
  /** Writes what is new or has changed; answers the id of each one's row, null for one that has none of its own. */
  put(context: ApplyContext, operations: readonly OperationOf<K>[]): Promise<(string | null)[]>
  /** Takes back what these records said: rows that no other record stands for. */
  remove(context: ApplyContext, targets: readonly string[]): Promise<void>
}
