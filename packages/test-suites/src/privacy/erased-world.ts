import type { Operation } from '@rapport/core/src/providers/operations.js'
import { sourceSegments, sources } from '@rapport/core/src/registry/tables.js'
import { applyOperations } from '@rapport/core/src/sync/apply/apply-operations.js'
import { domainStore } from '@rapport/core/src/testing/domain-store.js'
import { systemIds } from '@rapport/core/src/values/ids.js'
import { hour, type NewWorld, type World } from '../list-tools/world.js'
import { ada, everyRow, privateWorld, settle } from './private-world.js'

export const ids = systemIds()

/** What a provider says of Ada and Bob, and keeps saying with every sync. */
export const said = (at: number): Operation[] => [
  { kind: 'account', id: 'a1', at, name: 'Acme', domains: ['acme.test'] },
  { kind: 'person', id: 'p1', at, email: ada.email, name: ada.name, account: 'a1' },
  {
    kind: 'person',
    id: 'p2',
    at,
    email: 'bob@acme.test',
    name: 'Bob Byron',
    account: 'a1',
    traits: { boss: ada.name, boss_email: ada.email }
  },
  { kind: 'activity', id: 'm1', at, type: 'EMAIL_OPENED', channel: 'COMMUNICATION', occurredAt: at, people: [{ email: ada.email }] },
  {
    kind: 'source',
    id: 'mail-7',
    at,
    sourceType: 'EMAIL',
    occurredAt: at,
    title: 'The export',
    participants: [{ email: ada.email, name: ada.name, role: 'from' }],
    segments: [{ text: 'Ada Lovelace wants the export by Friday.' }]
  }
]

export async function sync({ store, organizationId, clock }: World, operations: readonly Operation[]): Promise<void> {
  const from = { provider: 'hubspot', account: '4711', stream: 'people', walk: 1 }
  await domainStore(store)
    .organization(organizationId)
    .transaction(async (transaction) => {
      await transaction.lock('ingest')
      await applyOperations({ transaction, ids, now: clock.now(), inlineMoves: 100, from }, operations)
    })
}

const lowered = (names: readonly string[]) => names.map((name) => name.toLowerCase())
export const spellings = lowered([...Object.values(ada), encodeURIComponent(ada.email)])

/** The columns of texts and JSON that hold one of these. */
export async function placesOf(world: World, names: readonly string[] = spellings): Promise<string[]> {
  return (await everyRow(world)).flatMap(({ table, row }) =>
    Object.entries(row).flatMap(([column, value]) => {
      const text = JSON.stringify(value)?.toLowerCase() ?? ''
      return names.some((name) => text.includes(name)) ? [`${table}.${column}: ${text}`] : []
    })
  )
}

export const workspaceOf = async (newWorld: NewWorld): Promise<World> => {
  const world = await privateWorld(newWorld)
  await sync(world, said(world.clock.now() - hour))
  await settle(world)
  return world
}

export async function textsOf({ rows }: World, externalId: string): Promise<string[]> {
  const [source] = await rows.find(sources, { where: { external_id: { eq: externalId } } })
  const segments = await rows.find(sourceSegments, { where: { source_id: { eq: source?.id ?? '' } } })
  return segments.map(({ text }) => text)
}
