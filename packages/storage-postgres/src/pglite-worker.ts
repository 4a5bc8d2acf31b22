/** The thread that PGlite blocks: takes messages of the Postgres protocol, answers with the database's. */
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'

const port = parentPort
if (!port) throw new Error('pglite-worker runs in a worker thread only')

const database = await PGlite.create({ dataDir: workerData.directory, extensions: { pg_trgm }, relaxedDurability: false })
let answering: Promise<void> = Promise.resolve()

port.on('message', (message: Uint8Array | 'close') => {
  answering = answering.then(() => (message === 'close' ? close() : answer(message)))
})
port.postMessage('ready')

async function answer(message: Uint8Array): Promise<void> {
  const parts: Uint8Array[] = []
  // The bytes are PGlite's own memory: they must be copied before it goes on.
  await database.execProtocolRawStream(message, { onRawData: (bytes) => parts.push(bytes.slice()) })
  const whole = parts.length === 1 && parts[0] ? parts[0] : new Uint8Array(Buffer.concat(parts))
  port?.postMessage(whole, [whole.buffer as ArrayBuffer])
}

async function close(): Promise<void> {
  await database.close()
  port?.close()
}
