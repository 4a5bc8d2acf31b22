import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { CommandError } from './command-error.js'

/** Makes the directory where `rapport dev` keeps its database and keys, for its owner only; answers its path. A directory that is there stays as it is. */
export async function makeDataDirectory(name: string): Promise<string> {
  const path = resolve(name)
  try {
    const made = await mkdir(path, { recursive: true, mode: 0o700 })
    // Keys will lie in here: keep them out of the repository that it most likely stands in.
    if (made !== undefined) await writeFile(join(path, '.gitignore'), '*\n')
  } catch (error) {
    throw new CommandError(
      `Cannot make ${path}: ${error instanceof Error ? error.message : String(error)}. Name another directory with --data.`
    )
  }
  return path
}
