/** The worker thread that PGlite runs in, and blocks: it takes messages of the Postgres protocol, and posts the database's answers. */
import { existsSync, renameSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { vector } from '@electric-sql/pglite-pgvector'
import { DiskWatch } from './pglite/disk-watch.js'

const port = parentPort
if (!port) throw new Error('pglite-worker.js runs in a worker thread only')

/** Node has it, but Node's types do not declare it. */
declare const WebAssembly: { compile(bytes: Uint8Array): Promise<object> }

/** A worker of this process may have compiled PGlite already. */
const code: object = workerData.code ?? (await compile())
const disk = new DiskWatch()
const database = await disk.during(() => openDatabase(workerData.directory))
let answered: Promise<void> = Promise.resolve()

port.on('message', (message: Uint8Array | 'close') => {
  answered = answered.then(() => disk.during(() => (message === 'close' ? close() : answer(message))))
})
port.postMessage({ code })

async function compile(): Promise<object> {
  return WebAssembly.compile(await readFile(new URL('./pglite.wasm', import.meta.resolve('@electric-sql/pglite'))))
}

/** Opens the directory. A new one is made under another name and renamed when it is complete, so that a crash leaves no half-made one behind. */
async function openDatabase(directory: string): Promise<PGlite> {
  if (!existsSync(directory)) {
    const unfinished = `${directory}.new`
    rmSync(unfinished, { recursive: true, force: true })
    const created = await open(unfinished)
    await created.close()
    renameSync(unfinished, directory)
  }
  return open(directory)
}

async function open(dataDir: string): Promise<PGlite> {
  const opened = await PGlite.create({ dataDir, extensions: { pg_trgm, vector }, relaxedDurability: false, pgliteWasmModule: code })
  // All statements wait while `analyze` runs. A quarter of the usual sample takes less time, and the planner needs no more.
  await opened.exec('set default_statistics_target = 25')
  return opened
}

async function answer(message: Uint8Array): Promise<void> {
  const parts: Uint8Array[] = []
  // The bytes are PGlite's own memory, so they are copied before it goes on.
  await database.execProtocolRawStream(message, { onRawData: (bytes) => parts.push(bytes.slice()) })
  const whole = new Uint8Array(Buffer.concat(parts))
  port?.postMessage(whole, [whole.buffer])
}

async function close(): Promise<void> {
  await database.close()
  port?.close()
}
