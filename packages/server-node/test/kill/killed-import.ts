import { type ChildProcess, spawn } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { createRapport } from '@rapport/core'
import { tables } from '@rapport/core/storage'
import { postgresStore } from '@rapport/storage-postgres'
import { expect } from 'vitest'

const cli = fileURLToPath(new URL('../../../cli/bin/rapport.js', import.meta.url))

interface Place {
  DATABASE_URL: string
  RAPPORT_SCHEMA: string
}

/** Events of a file, some without ids, some equal, some faulty; every faulty one has its number as its name. */
export function importedLines(count: number): string[] {
  return Array.from({ length: count }, (_, number) => {
    if (number % 1_000 === 7) return `{"faulty": ${number}`
    const same = number % 500 === 3 ? 3 : number
    const event = {
      type: 'custom',
      eventName: `e${same % 9}`,
      userId: `u${same % 40}`,
      timestamp: 1_600_000_000_000 + same,
      properties: { same }
    }
    return JSON.stringify(number % 2 === 0 ? { ...event, uuid: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}` } : event)
  })
}

/**
 * Imports a file, killing the command after each of these shares of its lines is stored, and starting it again. Fails unless every good line is stored once
 * and every faulty line told once in the end.
 */
export async function killAndImport(file: string, lines: readonly string[], kills: readonly number[], env: Place): Promise<void> {
  await writeFile(file, lines.join('\n'))
  const store = postgresStore({ connectionString: env.DATABASE_URL }, { schema: env.RAPPORT_SCHEMA, migrate: true })
  const rapport = createRapport({ store })
  try {
    const { id } = await rapport.organizations.create({ name: 'Imported' })
    const rows = store.organization(id)
    const good = lines.filter((line) => line.endsWith('}')).length
    let killed = 0
    for (const share of kills) {
      const child = start(file, id, env)
      const ended = new Promise((resolve) => child.once('close', resolve))
      while (child.exitCode === null && (await rows.count(tables.events, {})) < good * share)
        await new Promise((done) => setTimeout(done, 5))
      child.kill('SIGKILL')
      await ended
      if (child.signalCode === 'SIGKILL') killed += 1
    }
    expect(killed).toBeGreaterThan(kills.length / 2)
    const last = start(file, id, env)
    // The faulty lines are told again in the exit code.
    expect(await new Promise((resolve) => last.once('close', resolve))).toBe(1)
    expect(await rows.count(tables.events, {})).toBe(good)
    const refused = (await readFile(`${file}.refused.ndjson`, 'utf8')).trim().split('\n')
    const faulty = lines.flatMap((line, index) => (line.endsWith('}') ? [] : [index + 1]))
    expect(refused.map((line) => JSON.parse(line).line)).toEqual(faulty)
  } finally {
    await rapport.close()
  }
}

function start(file: string, org: string, env: Place): ChildProcess {
  return spawn(process.execPath, [cli, 'import', file, '--org', org], { env: { ...process.env, ...env }, stdio: 'ignore' })
}
