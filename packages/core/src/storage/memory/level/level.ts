import { yieldToEventLoop } from '../../../values/index.js'
import { StoreUnavailableError } from '../../index.js'
import type { AbstractIterator, AbstractLevelDown, Key } from './abstract-leveldown.js'

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

/** An abstract-leveldown store with promises and binary string keys: the only place that knows its callbacks. */
export class Level implements Reader {
  #db: AbstractLevelDown | undefined
  readonly #asKey: (key: string) => Key

  /** Without a `db` it is memdown. `isDurable`: it outlives the process, and so a batch must not be written in parts. */
  constructor(
    db: AbstractLevelDown | undefined,
    private readonly isDurable: boolean
  ) {
    this.#db = db
    this.#asKey = db ? bytes : (key) => key
  }

  async open(): Promise<void> {
    const db = this.#db ?? (await import('./in-memory.js')).inMemory()
    this.#db = db
    if (db.status === 'open') return
    try {
      await promised((done) => db.open({}, done))
    } catch (cause) {
      throw new StoreUnavailableError('The key-value store could not be opened', { cause })
    }
  }

  async close(): Promise<void> {
    const db = this.#db
    if (db?.status === 'open') await promised((done) => db.close(done))
  }

  async getMany(keys: readonly string[]): Promise<(string | undefined)[]> {
    if (keys.length === 0) return []
    return promised<(string | undefined)[]>((done) => this.#opened().getMany(keys.map(this.#asKey), { asBuffer: false }, done))
  }

  async *scan({ from, to, reverse }: KeyRange): AsyncGenerator<Entry> {
    if (from >= to) return
    const bounds = { gte: this.#asKey(from), lt: this.#asKey(to), reverse }
    const iterator = this.#opened().iterator({ ...bounds, keyAsBuffer: true, valueAsBuffer: false })
    try {
      for (let entry = await next(iterator); entry; entry = await next(iterator)) yield entry
    } finally {
      await promised((done) => iterator.end(done))
    }
  }

  /** Writes all changes or none. Nobody may read what they concern until it is done: in memory they are written in parts, as many would take long. */
  async write(changes: Iterable<Change>): Promise<void> {
    const operations = Array.from(changes, ([key, value]) =>
      value === undefined ? { type: 'del', key: this.#asKey(key) } : { type: 'put', key: this.#asKey(key), value }
    )
    const db = this.#opened()
    const together = this.isDurable ? operations.length : changesPerTurn
    for (let start = 0; start < operations.length; start += together) {
      if (start > 0) await yieldToEventLoop()
      await promised((done) => db.batch(operations.slice(start, start + together), {}, done))
    }
  }

  #opened(): AbstractLevelDown {
    if (!this.#db) throw new StoreUnavailableError('The key-value store is not open')
    return this.#db
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
      else resolve(key === undefined || value === undefined ? undefined : [typeof key === 'string' ? key : key.toString('latin1'), value])
    })
  })
}
