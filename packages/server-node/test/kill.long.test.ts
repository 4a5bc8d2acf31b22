import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createRapport } from '@rapport/core'
import { pgliteStore, postgresStore } from '@rapport/storage-postgres'
import { expectAsSent } from '@rapport/test-suites'
import { afterEach, expect, test } from 'vitest'
import { freshSchema } from './cli/fresh-schema.js'
import { KilledServer, type StorePlace } from './kill/killed-server.js'
import { Senders } from './kill/senders.js'

const servers: KilledServer[] = []

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.kill()))
})

/** Sends to servers that are killed so many times in all, each at random moments, and looks at what is there in the end. */
async function killAndCompare(place: StorePlace, { processes, kills }: { processes: number; kills: number }): Promise<void> {
  for (let number = 0; number < processes; number++) {
    const server = new KilledServer(place)
    servers.push(server)
    await server.start()
  }
  const senders = new Senders(servers)
  await Promise.all(servers.map((server) => killAndRestart(server, kills / processes, senders)))
  await senders.end()
  expect(senders.unforeseen).toEqual([])
  expect(senders.unheard).toBeGreaterThan(kills / 2)
  await Promise.all(servers.map((server) => server.stop()))

  const store = place.kind === 'pglite' ? pgliteStore({ dataDir: place.directory }) : postgresStore({ connectionString: place.url }, place)
  const rapport = createRapport({ store })
  try {
    const { organizationId, identity } = rapport.organization(servers[0]?.ready?.organizationId ?? '')
    // What a dead process was about to do somebody else does once its lease is over.
    const pending = async () => {
      await rapport.runDue()
      return identity.pending()
    }
    await expect.poll(pending, { timeout: 120_000, interval: 500 }).toEqual({ jobs: 0, events: 0 })
    await expectAsSent(store.organization(organizationId), senders.sent, senders.acknowledged)
  } finally {
    await rapport.close()
  }
}

async function killAndRestart(server: KilledServer, kills: number, senders: Senders): Promise<void> {
  for (let kill = 1; kill <= kills; kill++) {
    await senders.acknowledgeMore(1 + Math.random() * 30)
    await sleep(Math.random() * 20)
    await server.kill()
    const started = server.start()
    // Now and then it does not even come to serve.
    if (kill % 5 === 0 && ++kill <= kills) {
      await Promise.race([started, sleep(Math.random() * 2_000)])
      await server.kill()
      await started
      await server.start()
    } else await started
  }
}

test('two servers on Postgres, killed 50 times, lose nothing that was acknowledged and count nothing twice', async () => {
  const { DATABASE_URL: url, RAPPORT_SCHEMA: schema } = freshSchema()
  await killAndCompare({ kind: 'postgres', url, schema }, { processes: 2, kills: 50 })
})

test('a server on PGlite, killed 50 times, loses nothing that was acknowledged and counts nothing twice', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'rapport-kill-'))
  try {
    await killAndCompare({ kind: 'pglite', directory }, { processes: 1, kills: 50 })
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
})
