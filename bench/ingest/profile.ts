import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withClient } from '../database/native-postgres.js'
import { costliestStatements } from '../database/statement-costs.js'
import { describeCpuProfiles } from '../machine/cpu-profile.js'
import type { Site } from './site.js'

/** Where a run's profiles are, and what they say. */
export interface Profile {
  serverFlags: string[]
  /** To be called before the servers start. */
  begin(site: Site): Promise<void>
  /** To be called when they have ended. */
  describe(site: Site): Promise<string>
}

export const noFlags: readonly string[] = []

export async function startProfile(): Promise<Profile> {
  const folder = await mkdtemp(join(tmpdir(), 'rapport-profile-'))
  return {
    serverFlags: ['--cpu-prof', `--cpu-prof-dir=${folder}`],
    async begin({ store }) {
      if (store.kind === 'postgres') await withClient(store.url, (client) => client.query('create extension pg_stat_statements'))
    },
    async describe({ store }) {
      const statements = store.kind === 'postgres' ? await withClient(store.url, costliestStatements) : ''
      return [`CPU profiles, to open in a browser's developer tools: ${folder}`, await describeCpuProfiles(folder), statements].join('\n\n')
    }
  }
}
