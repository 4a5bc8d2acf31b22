import { mkdir, mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StoreUnavailableError } from '@rapport/core/storage'
import { DiskFullError } from '../connection/connection-errors.js'
import { lockDirectory } from './directory-lock.js'
import { isNoRoom } from './no-room.js'

/**
 * Where PGlite keeps its files: a folder in the directory that was named, locked against other processes; or in a temporary one, removed on close.
 */
export class DataDirectory {
  readonly #named: string | undefined
  #opening: Promise<{ path: string; release: () => Promise<void> }> | undefined

  /** Without a name the directory is temporary. */
  constructor(named: string | undefined) {
    this.#named = named
  }

  get temporary(): boolean {
    return this.#named === undefined
  }

  /** The folder for PGlite, made ready on the first call. */
  async open(): Promise<string> {
    this.#opening ??= this.#named === undefined ? openTemporary() : openNamed(this.#named)
    try {
      return (await this.#opening).path
    } catch (error) {
      this.#opening = undefined
      throw isNoRoom(error) ? new DiskFullError({ cause: error }) : error
    }
  }

  async close(): Promise<void> {
    const opened = await this.#opening
    this.#opening = undefined
    await opened?.release()
  }
}

async function openTemporary() {
  const directory = await mkdtemp(join(tmpdir(), 'rapport-pglite-'))
  return { path: join(directory, 'pgdata'), release: () => rm(directory, { recursive: true, force: true }) }
}

async function openNamed(named: string) {
  try {
    await mkdir(named, { recursive: true })
    const directory = await realpath(named)
    const release = await lockDirectory(directory)
    return { path: join(directory, 'pgdata'), release }
  } catch (error) {
    if (error instanceof StoreUnavailableError || !(error instanceof Error) || isNoRoom(error)) throw error
    throw new StoreUnavailableError(`The directory ${named} cannot be used (${error.message})`, { cause: error })
  }
}
