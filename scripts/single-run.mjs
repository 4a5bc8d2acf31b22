import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Runs `work` while no other process runs it in the same folder: `npm start` and `npm test` begun together on a bare clone must not install and build
 * over each other. The lock of a process that is gone is taken over.
 *
 * @param {string} root the repository's folder
 * @param {{ work: () => Promise<void>, onWait: (pid: number) => void }} options
 */
export async function singleRun(root, { work, onWait }) {
  const folder = join(root, '.turbo')
  const lock = join(folder, 'ensure-ready.pid')
  mkdirSync(folder, { recursive: true })
  let waited = false
  while (!take(lock)) {
    const holder = readHolder(lock)
    if (holder === undefined) continue
    if (!isRunning(holder)) rmSync(lock, { force: true })
    else {
      if (!waited) onWait(holder)
      waited = true
      await sleep(200)
    }
  }
  try {
    await work()
  } finally {
    rmSync(lock, { force: true })
  }
}

/**
 * Takes the lock if it is free. The link makes it appear with its content at once: nobody may read a lock that names no process yet.
 *
 * @param {string} lock
 */
function take(lock) {
  const own = `${lock}.${process.pid}`
  writeFileSync(own, String(process.pid))
  try {
    linkSync(own, lock)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  } finally {
    rmSync(own, { force: true })
  }
}

/**
 * The process that holds the lock; undefined when it has just been given back.
 *
 * @param {string} lock
 */
function readHolder(lock) {
  try {
    return Number(readFileSync(lock, 'utf8'))
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

/** @param {number} pid */
function isRunning(pid) {
  if (!(pid > 0)) return false
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
