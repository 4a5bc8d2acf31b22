type Callback<R extends unknown[] = []> = (error: Error | null | undefined, ...results: R) => void

/** A store of the host takes bytes. Our own in memory takes strings of bytes, which have the same order. */
export type Key = Buffer | string

/** What the memory store uses of an abstract-leveldown 7 store, such as memdown 6 or leveldown 6 on disk. */
export interface AbstractLevelDown {
  readonly status: string
  open(options: object, callback: Callback): void
  close(callback: Callback): void
  getMany(keys: Key[], options: { asBuffer: false }, callback: Callback<[values: (string | undefined)[]]>): void
  batch(operations: object[], options: object, callback: Callback): void
  iterator(options: { gte: Key; lt: Key; reverse: boolean; keyAsBuffer: true; valueAsBuffer: false }): AbstractIterator
}

/** A cursor over one consistent state of an abstract-leveldown store. */
export interface AbstractIterator {
  next(callback: Callback<[key?: Key, value?: string]>): void
  end(callback: Callback): void
}
