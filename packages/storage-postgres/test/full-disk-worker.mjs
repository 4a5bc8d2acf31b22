/**
 * PGlite's worker on a disk that can be full: while the file `pgdata.full` stands beside the database, the files whose paths contain its text grow no more.
 * What they have already can be written, as on a real disk.
 */
import fs from 'node:fs'
import { workerData } from 'node:worker_threads'

const flag = `${workerData.directory}.full`
const { openSync, writeSync } = fs
const paths = new Map()

function requireRoom(path) {
  if (!fs.existsSync(flag) || !path.includes(fs.readFileSync(flag, 'utf8'))) return
  throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC', errno: -28, syscall: 'write' })
}

fs.openSync = (path, ...rest) => {
  if (!fs.existsSync(path)) requireRoom(String(path))
  const file = openSync(path, ...rest)
  paths.set(file, String(path))
  return file
}

fs.writeSync = (file, buffer, offset, length, position) => {
  if (typeof position === 'number' && position + length > fs.fstatSync(file).size) requireRoom(paths.get(file) ?? '')
  return writeSync(file, buffer, offset, length, position)
}

await import('../dist/pglite-worker.js')
