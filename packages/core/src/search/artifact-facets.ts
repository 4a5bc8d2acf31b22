import { facts } from '../facts/tables/index.js'
import { isSender } from '../sources/index.js'
import { sourceSegments, sources } from '../sources/tables/index.js'
import type { OrganizationStore } from '../storage/index.js'
import { foldWhole } from '../values/index.js'
import { sourcesOfFacts } from './distinct-finds.js'
import type { Ranked } from './ranking/rank.js'

/** What an artifact is counted and narrowed by. */
export interface Facets {
  customerId: string | null
  /** The type of the source, or of the fact. */
  type: string
  occurredAt: number | null
  /** The rows of the sources that it is, or rests on. */
  sourceIds: readonly string[]
}

/** The facets of artifacts, by id; those that are gone are left out. */
export async function readFacets(store: OrganizationStore, ranked: readonly Ranked[]): Promise<Map<string, Facets>> {
  const idsOf = (type: string) =>
    ranked.filter(({ document }) => document.artifact_type === type).map(({ document }) => document.artifact_id)
  const factIds = idsOf('fact')
  const [ofSources, ofFacts, restingOn] = await Promise.all([
    store.find(sources, { where: { id: { in: idsOf('source') } }, columns: ['id', 'customer_id', 'source_type', 'occurred_at'] }),
    store.find(facts, { where: { id: { in: factIds } }, columns: ['id', 'customer_id', 'fact_type', 'occurred_at'] }),
    sourcesOfFacts(store, factIds)
  ])
  return new Map([
    ...ofSources.map(({ id, customer_id, source_type, occurred_at }): [string, Facets] => [
      id,
      { customerId: customer_id, type: source_type, occurredAt: occurred_at, sourceIds: [id] }
    ]),
    ...ofFacts.map(({ id, customer_id, fact_type, occurred_at }): [string, Facets] => [
      id,
      { customerId: customer_id, type: fact_type, occurredAt: occurred_at, sourceIds: restingOn.get(id) ?? [] }
    ])
  ])
}

/** Those of these sources that somebody with this email or name, or a part of it, wrote or spoke in. */
export async function sourcesBy(store: OrganizationStore, sourceIds: readonly string[], sender: string): Promise<Set<string>> {
  if (sourceIds.length === 0) return new Set()
  const wanted = foldWhole(sender.trim())
  const isWanted = (text: string | null) => text !== null && foldWhole(text).includes(wanted)
  const [rows, speakers] = await Promise.all([
    store.find(sources, { where: { id: { in: sourceIds } }, columns: ['id', 'participants'] }),
    // Calls have thousands of turns, and few speakers.
    store.aggregate(sourceSegments, {
      where: { source_id: { in: sourceIds }, speaker: { isNull: false } },
      by: ['source_id', 'speaker'],
      measures: {}
    })
  ])
  const senders = rows.filter(({ participants }) =>
    participants.some((participant) => isSender(participant) && (isWanted(participant.email) || isWanted(participant.name)))
  )
  const spoken = speakers.filter(({ speaker }) => isWanted(speaker))
  return new Set([...senders.map(({ id }) => id), ...spoken.map(({ source_id }) => source_id)])
}
