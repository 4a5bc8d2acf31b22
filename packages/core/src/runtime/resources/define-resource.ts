import type { Static, TObject, TSchema } from 'typebox'
import type { Author } from '../../audit/index.js'
import type { Grant } from '../../auth/index.js'
import type { CallContext } from '../../context/index.js'
import type { OrganizationStore, Transaction } from '../../storage/index.js'
import type { Ids } from '../../values/index.js'
import type { PutResult, ResourcePage } from './results.js'

/**
 * Writes a prepared batch under the organization's `ingest` lock; it may move `inlineMoves` stored events to other owners. Without an `author` the audit log
 * tells nothing.
 */
export type Write = (transaction: Transaction, ids: Ids, now: number, inlineMoves: number, author?: Author) => Promise<PutResult[]>

/** Prepares a checked batch, and returns the function that writes it. Slow work belongs here, because the write holds the organization's lock. */
export type Put<T> = (rows: OrganizationStore, batch: readonly T[]) => Promise<Write>

/** A put that has nothing to prepare. */
export function unprepared<T>(
  put: (
    transaction: Transaction,
    batch: readonly T[],
    ids: Ids,
    now: number,
    inlineMoves: number,
    author: Author | undefined
  ) => Promise<PutResult[]>
): Put<T> {
  return async (_, batch) => (transaction, ids, now, inlineMoves, author) => put(transaction, batch, ids, now, inlineMoves, author)
}

/** A put that prepares first. */
export function prepared<T, P>(
  prepare: (rows: OrganizationStore, batch: readonly T[]) => Promise<P>,
  put: (transaction: Transaction, batch: readonly T[], ids: Ids, now: number, inlineMoves: number, prepared: P) => Promise<PutResult[]>
): Put<T> {
  return async (rows, batch) => {
    const ready = await prepare(rows, batch)
    return (transaction, ids, now, inlineMoves) => put(transaction, batch, ids, now, inlineMoves, ready)
  }
}

/** What reading a resource needs: the organization's rows, and the instant of the call. */
export type ReadContext = Pick<CallContext, 'store' | 'now'>

/** What the docstrings of a resource's noun and methods in the workspace say. */
export interface ResourceText {
  noun: string
  put: string
  /** What `put` throws beside INVALID_TOOL_INPUT. */
  putThrows?: string
  list: string
  /** What `list` throws beside INVALID_TOOL_INPUT. */
  listThrows?: string
}

/**
 * Something that the host puts and reads back under ids of its own: one definition for the workspace's noun, the routes and the client.
 */
export interface Resource<Input extends TSchema = TSchema, Item extends TObject = TObject, Query extends TObject = TObject> {
  /** The plural noun: of the workspace, of the client, and of the path `/api/<noun>`. */
  noun: string
  /** What one is called in OpenAPI, such as `Customer`. */
  title: string
  /** What its docstrings in the workspace say. */
  text: ResourceText
  /** The shape of one that is put. */
  input: Input
  /** An input that can be put. */
  example: Static<Input>
  /** The grant that an API key needs to put. */
  putGrant: Grant
  /** Throws INVALID_TOOL_INPUT naming index and field for what the schema cannot say, as `put` does, but without reading a row. */
  check?(batch: readonly Static<Input>[]): void | Promise<void>
  /** Writes a checked batch, as a whole or not at all. */
  put: Put<Static<Input>>
  /** The shape of one that is read. */
  item: Item
  /** The grant that an API key needs to read. */
  readGrant: Grant
  /** What a list can be asked for: texts, numbers and booleans, as they stand in a URL's query. */
  query: Query
  /** A query that can be asked. */
  queryExample: Static<Query>
  /** A page of the list. Throws INVALID_TOOL_INPUT for a cursor of another list. */
  list(context: ReadContext, query: Static<Query>): Promise<ResourcePage<Static<Item>>>
}

/**
 * Defines a resource; it only gives the compiler the types.
 *
 * @example see members/resource.ts
 */
export function defineResource<Input extends TSchema, Item extends TObject, Query extends TObject>(
  resource: Resource<Input, Item, Query>
): Resource<Input, Item, Query> {
  return resource
}
