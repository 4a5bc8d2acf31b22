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
