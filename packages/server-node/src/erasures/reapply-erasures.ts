import { appendFile } from 'node:fs/promises'
import { type ErasureLog, type ErasureRecord, type Logger, type Rapport, stderrLogger } from '@rapport/core'
import { plural } from '../doctor/plural.js'
import { erasureFile, readErasures } from './erasure-file.js'

/** What a database caught up with. */
export interface CaughtUp {
  /** How many erasures it did not know. */
  erasures: number
  /** How many rows were removed and masked. */
  removed: number
  masked: number
  /** How many names came back, because they had been let back. */
  lifted: number
}

/** Erases again in all organizations what a list says to be erased and the database does not know, because it was restored. Nothing may be served before. */
export async function reapplyErasures(rapport: Rapport, records: readonly ErasureRecord[]): Promise<CaughtUp> {
  const done: CaughtUp = { erasures: 0, removed: 0, masked: 0, lifted: 0 }
  const named = new Set(records.map(({ organizationId }) => organizationId))
  for (const { id } of await rapport.organizations.list()) {
    if (!named.has(id)) continue
    const { erasures, lifted } = await rapport
      .organization(id)
      .privacy.reapply(records.filter(({ organizationId }) => organizationId === id))
    done.erasures += erasures.length
    done.lifted += lifted
    for (const { removed, masked } of erasures) {
      done.removed += sum(removed)
      done.masked += sum(masked)
    }
  }
  return done
}

/** All erasures that a database knows. */
export async function* storedErasures(rapport: Rapport): AsyncGenerator<ErasureRecord> {
  for (const { id } of await rapport.organizations.list()) {
    let after: string | undefined
    do {
      const { items, next } = await rapport.organization(id).privacy.records(after)
      yield* items
      after = next ?? undefined
    } while (after !== undefined)
  }
}

/** Adds to a list what the database knows and the list does not. */
export async function completeList(rapport: Rapport, known: readonly ErasureRecord[], list: ErasureLog): Promise<void> {
  const ids = new Set(known.map(({ id }) => id))
  for await (const record of storedErasures(rapport)) if (!ids.has(record.id)) await list.append(record)
}

/**
 * Makes a database and the file of `erasureFile` agree. Call it before your server listens. A restored backup knows
 * fewer erasures than the file: Rapport erases these people again, and logs how many rows it removed. The file then gets
 * the erasures that only the database knows. It is made if it does not exist. Rejects with an error that names the line
 * that is not an erasure.
 *
 * @example await reapplyErasureFile(rapport, '/var/lib/rapport/erasures.ndjson')
 */
export async function reapplyErasureFile(rapport: Rapport, path: string, logger: Logger = stderrLogger): Promise<void> {
  // An empty list tells a restore that nobody was erased, where none would tell nothing.
  await appendFile(path, '', { mode: 0o600 })
  const records = (await readErasures(path)) ?? []
  const told = caughtUpText(await reapplyErasures(rapport, records))
  if (told !== undefined) logger.warn(told.trim())
  await completeList(rapport, records, erasureFile(path))
}

/** What a person is told of it; undefined when there was nothing to do. */
export function caughtUpText({ erasures, removed, masked, lifted }: CaughtUp): string | undefined {
  const again = `Reapplied ${plural(erasures, 'erasure')} that the database did not know: ${plural(removed, 'row')} removed, ${masked} masked.\n`
  const back = `${plural(lifted, 'name')} may come back, as was decided after the backup.\n`
  const text = (erasures > 0 ? again : '') + (lifted > 0 ? back : '')
  return text === '' ? undefined : text
}

const sum = (counts: { readonly [table: string]: number }): number => Object.values(counts).reduce((total, count) => total + count, 0)
