import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { systemIds } from '@rapport/core'
import { cannotWrite } from '../cli/command-error.js'
import { makeDataDirectory } from '../cli/data-directory.js'
import type { Plan } from './planned.js'

/** The folder of the embedded database. It holds the secret, too, and a .gitignore of its own. */
const dataFolder = '.rapport'
export const secretPath = `${dataFolder}/secret`

/** Writes what is planned, and a secret that only the owner of the files may read. A secret that is there stays: credentials are encrypted with it. */
export async function writePlan(folder: string, { files }: Pick<Plan, 'files'>): Promise<void> {
  await mkdir(folder, { recursive: true }).catch((error: unknown) => cannotWrite(folder, error))
  await makeDataDirectory(join(folder, dataFolder))
  const secret = join(folder, secretPath)
  if (!existsSync(secret)) await writeFile(secret, `${systemIds().secret(43)}\n`, { mode: 0o600, flag: 'wx' })
  for (const { path, text, action } of files) {
    const target = join(folder, path)
    try {
      await mkdir(dirname(target), { recursive: true })
      // Somebody may have made the file while the question was open.
      await writeFile(target, text, { flag: action === 'add' ? 'wx' : 'w' })
    } catch (error) {
      cannotWrite(target, error)
    }
  }
}
