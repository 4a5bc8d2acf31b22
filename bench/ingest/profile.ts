import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withClient } from '../database/native-postgres.js'
import { costliestStatements, forgetStatements } from '../database/statement-costs.js'
import type { Child } from '../machine/child.js'
import { describeCpuProfile } from '../machine/cpu-profile.js'
import type { ServerCommand, ServerNews, ServerStart, StorePlace } from './server-messages.js'

/** What the servers and the database do while it is measured. */
export interface Profile {
  begin(servers: readonly Child<ServerStart | ServerCommand, ServerNews>[]): Promise<void>
  /** To be called when the servers have ended. */
  describe(): Promise<string>
}

export async function makeProfile(store: StorePlace): Promise<Profile> {
  const folder = await mkdtemp(join(tmpdir(), 'rapport-profile-'))
  let files: string[] = []
  return {
    async begin(servers) {
      files = servers.map(({ pid }) => join(folder, `server-${pid}.cpuprofile`))
      for (const [index, file] of files.entries()) servers[index]?.tell({ command: 'profile', file })
      if (store.kind === 'postgres') await withClient(store.url, forgetStatements)
    },
    async describe() {
      const profiles = await Promise.all(files.map(async (file) => describeCpuProfile(file, JSON.parse(await readFile(file, 'utf8')))))
      const statements = store.kind === 'postgres' ? [await withClient(store.url, costliestStatements)] : []
      return [...profiles, ...statements].join('\n\n')
    }
  }
}
