import { type FakeService, SyncWorld } from '@rapport/core/testing/suites'
import { pgliteStore } from '../../src/index.js'

/** What a process is told: which place, the how manyth it is, and how many records the service has of each kind of list. */
export interface SyncPlace {
  dataDir: string
  organizationId: string
  connectionId: string
  run: number
  records: number
}

/** Fills the service: the same in each process. */
export function fill({ service }: { service: FakeService }, records: number): void {
  const kinds = ['account', 'person', 'payment', 'subscription'] as const
  for (let index = 0; index < records; index++) {
    const id = `r${String(index).padStart(5, '0')}`
    service.put('team', { id, kind: 'member', text: `Member ${index}` })
    service.put('things', { id, kind: kinds[index % 4] ?? 'account', text: `Thing ${index}` })
    service.put('talks', { id, kind: 'activity', text: `Talk ${index}` })
  }
}

const [, program, told] = process.argv
if (program?.includes('sync-process') && told) {
  const { dataDir, records, run, ...place }: SyncPlace = JSON.parse(told)
  const store = pgliteStore({ dataDir })
  await store.open()
  const world = new SyncWorld(store, place)
  fill(world, records)
  // The lease of the one before is over by now.
  world.clock.advance(run * 60_000)
  if (run === 0) await world.connect()
  process.stdout.write('reading\n')
  await world.run()
  await store.close()
}
