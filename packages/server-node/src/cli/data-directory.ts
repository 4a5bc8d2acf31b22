import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { CommandError } from './command-error.js'

/** The directory where `rapport dev` keeps its database and keys, held by one process at a time. */
export interface DataDirectory {
  path: string
  release(): Promise<void>
}

/** Makes the directory if need be and takes its lock; throws CommandError when another process holds it or it cannot be written. */
export async function takeDataDirectory(name: string): Promise<DataDirectory> {
  const path = resolve(name)
  try {
    const made = await mkdir(path, { recursive: true, mode: 0o700 })
    // Keys will lie in here: keep them out of the repository that it most likely stands in.
    if (made !== undefined) await writeFile(join(path, '.gitignore'), '*\n')
  } catch (error) {
    throw new CommandError(`Cannot write to ${path}: ${messageOf(error)}. Give another directory with --data.`)
  }
  const lock = join(path, 'dev.lock')
  if (!(await create(lock)) && !((await removeStale(lock)) && (await create(lock)))) throw await inUse(path, lock)
  return { path, release: () => rm(lock, { force: true }) }
}

/** Whether the lock was free, and is now ours. */
async function create(lock: string): Promise<boolean> {
  try {
    await writeFile(lock, `${process.pid}\n`, { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw new CommandError(`Cannot write ${lock}: ${messageOf(error)}`)
  }
}

/** Whether the lock was left behind by a process that is no more. An empty one is being written right now. */
async function removeStale(lock: string): Promise<boolean> {
  const pid = await holder(lock)
  if (pid === undefined || isAlive(pid)) return false
  await rm(lock, { force: true })
  return true
}

async function inUse(path: string, lock: string): Promise<CommandError> {
  const pid = await holder(lock)
  return new CommandError(
    `${path} is in use by ${pid === undefined ? 'another process' : `process ${pid}`}. Stop it, or give another directory with --data. ` +
      `If no Rapport runs there, delete ${lock}.`
  )
}

async function holder(lock: string): Promise<number | undefined> {
  const text = await readFile(lock, 'utf8').catch(() => '')
  return /^\d+\n$/.test(text) ? Number(text) : undefined
}

/** A process of our own number is a former one: after a restart in a container numbers begin anew. */
function isAlive(pid: number): boolean {
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
