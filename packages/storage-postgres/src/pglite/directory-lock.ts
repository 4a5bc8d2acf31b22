import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { StoreUnavailableError } from '@rapport/core/storage'
import { claimLockFile } from './lock-file.js'

/** The directories that this process has open. */
const openHere = new Set<string>()

/** Locks a directory for this process; answers a function that unlocks it. Two processes on one PGlite directory would destroy it. */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  const file = join(directory, 'rapport.lock')
  if (openHere.has(directory)) throw new StoreUnavailableError(`${directory} is open already in this process`)
  openHere.add(directory)
  try {
    const holder = await claimLockFile(file, process.pid)
    if (holder !== process.pid) {
      throw new StoreUnavailableError(`${directory} is in use by process ${holder}: stop that one; or if it is not Rapport, remove ${file}`)
    }
  } catch (error) {
    openHere.delete(directory)
    throw error
  }
  return async () => {
    await rm(file, { force: true })
    openHere.delete(directory)
  }
}
