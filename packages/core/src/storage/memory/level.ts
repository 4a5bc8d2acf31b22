/// <reference path="./memdown.d.ts" />
import memdown from 'memdown'
import { yieldToEventLoop } from '../../cooperative-work.js'
import { StoreUnavailableError } from '../contract.js'

type Callback<R extends unknown[] = []> = (error: Error | null | undefined, ...results: R) => void

/** What the memory store uses of an abstract-leveldown 7 store, such as memdown 6 or leveldown 6 on disk. */
export interface AbstractLevelDown {
  readonly status: string
  open(options: object, callback: Callback): void
  close(callback: Callback): void
  getMany(keys: Buffer[], options: { asBuffer: false }, callback: Callback<[values: (string | undefined)[]]>): void
  batch(operations: object[], options: object, callback: Callback): void
  iterator(options: { gte: Buffer; lt: Buffer; reverse: boolean; keyAsBuffer: true; valueAsBuffer: false }): AbstractIterator
}

/** A cursor over one consistent state of an abstract-leveldown store. */
export interface AbstractIterator {
  next(callback: Callback<[key?: Buffer, value?: string]>): void
  end(callback: Callback): void
}

/** Keys from `from` up to but without `to`. A key is a string of bytes, one character each. */
export interface KeyRange {
  readonly from: string
  readonly to: string
  readonly reverse: boolean
}

export type Entry = readonly [key: string, value: string]

/** A value, or `undefined` to delete the key. */
export type Change = readonly [key: string, value: string | undefined]

/** Reads of ordered keys. */
export interface Reader {
  getMany(keys: readonly string[]): Promise<(string | undefined)[]>
  scan(range: KeyRange): AsyncIterable<Entry>
}

const changesPerTurn = 1_000

/** An empty abstract-leveldown store in this process's memory. */
export function inMemory(): AbstractLevelDown {
  return memdown()
}

/** An abstract-leveldown store with promises and binary string keys: the only place that knows its callbacks. */
export class Level implements Reader {
  readonly #db: AbstractLevelDown

  /** `isDurable`: it outlives the process, and so a batch must not be written in parts. */
  constructor(
    db: AbstractLevelDown,
    private readonly isDurable: boolean
  ) {
    this.#db = db
  }

  async open(): Promise<void> {
    if (this.#db.status === 'open') return
    try {
      await promised((done) => this.#db.open({}, done))
    } catch (cause) {
      throw new StoreUnavailableError('The key-value store could not be opened', { cause })
    }
  }

  async close(): Promise<void> {
    if (this.#db.status === 'open') await promised((done) => this.#db.close(done))
  }

  async getMany(keys: readonly string[]): Promise<(string | undefined)[]> {
    if (keys.length === 0) return []
    return promised<(string | undefined)[]>((done) => this.#db.getMany(keys.map(bytes), { asBuffer: false }, done))
  }

  async *scan({ from, to, reverse }: KeyRange): AsyncGenerator<Entry> {
    if (from >= to) return
    const iterator = this.#db.iterator({ gte: bytes(from), lt: bytes(to), reverse, keyAsBuffer: true, valueAsBuffer: false })
    try {
      for (let entry = await next(iterator); entry; entry = await next(iterator)) yield entry
    } finally {
      await promised((done) => iterator.end(done))
    }
  }

  /** Writes all changes or none. Nobody may read what they concern until it is done: in memory they are written in parts, as many would take long. */
  async write(changes: Iterable<Change>): Promise<void> {
    const operations = Array.from(changes, ([key, value]) =>
      value === undefined ? { type: 'del', key: bytes(key) } : { type: 'put', key: bytes(key), value }
    )
    const together = this.isDurable ? operations.length : changesPerTurn
    for (let start = 0; start < operations.length; start += together) {
      if (start > 0) await yieldToEventLoop()
      await promised((done) => this.#db.batch(operations.slice(start, start + together), {}, done))
    }
  }
}

function bytes(key: string): Buffer {
  return Buffer.from(key, 'latin1')
}

function promised<R = void>(start: (done: (error: Error | null | undefined, result: R) => void) => void): Promise<R> {
  return new Promise((resolve, reject) => start((error, result) => (error ? reject(error) : resolve(result))))
}

function next(iterator: AbstractIterator): Promise<Entry | undefined> {
  return new Promise((resolve, reject) => {
    iterator.next((error, key, value) => {
      if (error) reject(error)
      else resolve(key === undefined || value === undefined ? undefined : [key.toString('latin1'), value])
    })
  })
}
