import fs from 'node:fs'
import { isNoRoom } from './no-room.js'

/** The calls of Node by which PGlite makes files and writes them. */
const writing = ['openSync', 'writeSync', 'ftruncateSync', 'truncateSync', 'mkdirSync', 'renameSync', 'symlinkSync', 'fsyncSync'] as const

/** Watches what this thread writes. PGlite that finds no room while it starts, or for its log, tells only that it failed. */
export class DiskWatch {
  #noRoom: Error | undefined

  constructor() {
    for (const name of writing) {
      const call = fs[name]
      const watched = (...given: unknown[]) => {
        try {
          return Reflect.apply(call, fs, given)
        } catch (error) {
          if (error instanceof Error && isNoRoom(error)) this.#noRoom = error
          throw error
        }
      }
      Reflect.set(fs, name, watched)
    }
  }

  /** Runs work. If it fails after the disk had no room, this throws that error of the disk in place of the other. */
  async during<R>(work: () => Promise<R>): Promise<R> {
    this.#noRoom = undefined
    try {
      return await work()
    } catch (error) {
      throw this.#noRoom ?? (error instanceof Error ? error : new Error(`PGlite failed: ${JSON.stringify(error)}`))
    }
  }
}
