import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StoreUnavailableError } from '@rapport/core/storage'

/** The directories that this process has open. */
const openHere = new Set<string>()

/** Locks a directory for this process; answers a function that unlocks it. Two processes on one PGlite directory would destroy it. */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  const file = join(directory, 'rapport.lock')
  if (openHere.has(directory)) throw new StoreUnavailableError(`${directory} is open already in this process`)
  openHere.add(directory)
  try {
    await claim(file, directory)
  } catch (error) {
    openHere.delete(directory)
    throw error
  }
  return async () => {
    await rm(file, { force: true })
    openHere.delete(directory)
  }
}

async function claim(file: string, directory: string): Promise<void> {
  const holder = await holderOf(file)
  if (holder !== undefined && holder !== process.pid && isRunning(holder)) {
    throw new StoreUnavailableError(`${directory} is in use by process ${holder}: stop that one; or if it is not Rapport, remove ${file}`)
  }
  await rm(file, { force: true })
  await writeFile(file, String(process.pid), { flag: 'wx' })
}

async function holderOf(file: string): Promise<number | undefined> {
  try {
    return Number.parseInt(await readFile(file, 'utf8'), 10)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid)) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
