import { Worker } from 'node:worker_threads'
import { StoreUnavailableError } from '@rapport/core/storage'
import { DiskFullError } from '../connection/connection-errors.js'
import type { DataDirectory } from './data-directory.js'
import { isNoRoom } from './no-room.js'

/** The worker's file. Beside compiled code it is there already; code that runs from its sources, as in tests, uses the built one. */
const ownWorker = new URL(import.meta.url.endsWith('.ts') ? '../../dist/pglite-worker.js' : './pglite-worker.js', import.meta.url)

/** What a start may take, with the repair of a large database after a crash, and a clean end. */
const startMs = 10 * 60_000
const closeMs = 60_000

/** PGlite's compiled code. The first worker of the process hands it over, so that later ones start in half of the time. */
let code: object | undefined

/** Runs PGlite in a worker thread, and starts a new one when it has ended. */
export class Engine {
  readonly directory: DataDirectory
  readonly #workerFile: URL
  /** What workers failed of, while they started or ran. */
  readonly #failures = new WeakMap<Worker, unknown>()
  #worker: Promise<Worker> | undefined
  #ended: Promise<unknown> = Promise.resolve()

  constructor(directory: DataDirectory, workerFile = ownWorker) {
    this.directory = directory
    this.#workerFile = workerFile
  }

  /** The running worker; starts one when there is none. */
  worker(): Promise<Worker> {
    if (this.#worker) return this.#worker
    const starting = this.#ended.then(() => this.#start())
    const forget = () => {
      if (this.#worker === starting) this.#worker = undefined
    }
    starting.then((worker) => worker.once('exit', forget), forget)
    this.#worker = starting
    return starting
  }

  /** Why a worker has ended that nobody has asked to. */
  reasonOfEnd(worker: Worker): Error {
    const failure = this.#failures.get(worker)
    return isNoRoom(failure) ? new DiskFullError({ cause: failure }) : new Error('The PGlite worker has ended', { cause: failure })
  }

  /** Ends the worker at once. Statements that wait for its answer fail; the next one starts a new worker. */
  async restart(): Promise<void> {
    await this.#end((worker) => worker.terminate())
  }

  /** Shuts the database down cleanly, then unlocks or removes its directory. */
  async close(): Promise<void> {
    await this.#end((worker) => {
      worker.ref()
      worker.postMessage('close')
      // A worker that does not end by itself loses nothing that was committed.
      const deadline = setTimeout(() => void worker.terminate(), closeMs)
      return new Promise((resolve) => worker.once('exit', resolve)).finally(() => clearTimeout(deadline))
    })
    await this.directory.close()
  }

  async #end(how: (worker: Worker) => Promise<unknown>): Promise<void> {
    const starting = this.#worker
    this.#worker = undefined
    if (starting) this.#ended = starting.then(how, () => undefined)
    await this.#ended
  }

  async #start(): Promise<Worker> {
    const directory = await this.directory.open()
    const worker = new Worker(this.#workerFile, { workerData: { directory, code }, name: 'rapport-pglite', execArgv: [] })
    let failure: unknown
    const deadline = setTimeout(() => {
      failure = new Error(`it did not answer within ${startMs / 60_000} minutes`)
      void worker.terminate()
    }, startMs)
    worker.on('error', (error) => {
      failure = error
      this.#failures.set(worker, error)
    })
    const ready = await new Promise<{ code: object }>((resolve, reject) => {
      worker.once('message', resolve)
      worker.once('exit', () => reject(cannotStart(directory, failure)))
    }).finally(() => clearTimeout(deadline))
    code = ready.code
    return worker
  }
}

function cannotStart(directory: string, failure: unknown): StoreUnavailableError {
  if (isNoRoom(failure)) return new DiskFullError({ cause: failure })
  if (isNotInstalled(failure))
    return new StoreUnavailableError(
      'pgliteStore needs two packages that are not installed: npm install @electric-sql/pglite@0.5.14 @electric-sql/pglite-pgvector@0.0.15',
      { cause: failure }
    )
  const reason = failure instanceof Error ? failure.message : 'it ended at once'
  return new StoreUnavailableError(
    `The database in ${directory} does not start (${reason}): it may be damaged, copied while it was in use, or made by another version; put a backup in its place`,
    { cause: failure }
  )
}

/** Whether the worker found no PGlite. Hosts on a Postgres server do without it, so it is an optional peer. */
function isNotInstalled(failure: unknown): boolean {
  return (
    failure instanceof Error && 'code' in failure && failure.code === 'ERR_MODULE_NOT_FOUND' && failure.message.includes('@electric-sql/')
  )
}
