import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ErasureLog, ErasureRecord, RapportOptions } from '@rapport/core'
import { CommandError } from '../cli/command-error.js'

/** Where a directory of `rapport dev` has its list of erasures: beside the database, so that a restored one can catch up with it. */
export const erasuresIn = (directory: string): string => join(directory, 'erasures.ndjson')

/**
 * A list of erasures in a file, for the option `erasureLog` of `createRapport`. Each line is one erasure, with digests
 * and without names. A line is on the disk before its erasure begins. Only the owner of the file can read it. If the
 * file cannot be written, nothing is erased, and the call rejects with the error of the file system.
 *
 * @example
 * const path = '/var/lib/rapport/erasures.ndjson' // on a disk that a restore does not replace
 * const rapport = createRapport({ store, erasureLog: erasureFile(path) })
 * await reapplyErasureFile(rapport, path) // before your server listens
 */
export function erasureFile(path: string): ErasureLog {
  return {
    async append(record) {
      const file = await open(path, 'a', 0o600)
      try {
        await file.write(`${JSON.stringify(record)}\n`)
        await file.datasync()
      } finally {
        await file.close()
      }
    }
  }
}

/** Where erasures of a command are written down: in the directory of the database, or in the file that the environment names. */
export function erasureLogOf({ data }: { data?: string | undefined }): Pick<RapportOptions, 'erasureLog'> {
  const path = data === undefined ? process.env.RAPPORT_ERASURE_LOG : erasuresIn(data)
  return path ? { erasureLog: erasureFile(path) } : {}
}

/** Reads a list of erasures; undefined where there is no such file. Throws CommandError naming a line that cannot be read. */
export async function readErasures(path: string): Promise<ErasureRecord[] | undefined> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw new CommandError(`Cannot read ${path}: ${error instanceof Error ? error.message : String(error)}`)
  })
  // What stands after the last line break was cut short, and its erasure never began.
  return text
    ?.split('\n')
    .slice(0, -1)
    .flatMap((line, index) => (line.trim() === '' ? [] : [recordOf(line, `${path}:${index + 1}`)]))
}

function recordOf(line: string, place: string): ErasureRecord {
  try {
    const record: ErasureRecord = JSON.parse(line)
    if (typeof record.organizationId === 'string' && typeof record.id === 'string' && Array.isArray(record.names)) return record
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
  }
  throw new CommandError(`${place} is not an erasure. The file must be written by \`rapport privacy erasures\` or by a server`)
}
