import { type Static, Type } from 'typebox'
import { RapportError } from '../../errors.js'
import type { OrganizationStore } from '../../storage/index.js'
import { parseEnum } from '../../validation/index.js'
import { isoTime, isoTimeOrNull } from '../../values/index.js'
import type { SuggestionRow } from './decide.js'
import { impactOf, impactShape } from './impact.js'
import { partiesOf, partyShape } from './party.js'
import { confidences, entities, suggestionStatuses } from './suggestion-values.js'

const time = Type.String({ format: 'date-time' })

export const suggestionShape = Type.Object(
  {
    id: Type.String({ format: 'uuid' }),
    entity: Type.Enum([...entities]),
    status: Type.Enum([...suggestionStatuses]),
    confidence: Type.Enum([...confidences]),
    /** The one with a userId or customerId, into which the other would be merged. */
    survivor: partyShape,
    /** The one that is known by an email, a domain or a provider's account alone. */
    duplicate: partyShape,
    explanation: Type.Array(Type.String(), { description: 'Why the two may be the same, with a sentence for each reason.' }),
    impact: Type.Union([impactShape, Type.Null()]),
    createdAt: time,
    decidedAt: Type.Union([time, Type.Null()]),
    decidedById: Type.Union([Type.String(), Type.Null()], {
      description: 'The member who decided; null if your server decided without a member.'
    })
  },
  { additionalProperties: false }
)

/** Two people, or two customers, that may be one. Times are ISO 8601 in UTC. */
export type Suggestion = Static<typeof suggestionShape>

/** Tells these suggestions as reviewers read them. */
export async function describeSuggestions(store: OrganizationStore, rows: readonly SuggestionRow[]): Promise<Suggestion[]> {
  const parties = await partiesOf(store, [...new Set(rows.flatMap(({ duplicate_key, survivor_key }) => [duplicate_key, survivor_key]))])
  const described = rows.map(async (row) => {
    const survivor = parties.get(row.survivor_key)
    const duplicate = parties.get(row.duplicate_key)
    if (!survivor || !duplicate) return []
    const entity = parseEnum(entities, row.entity)
    const impact = row.status === 'suggested' ? await impactOf(store, entity, duplicate.id) : null
    const { id, explanation, found_at, decided_at, decided_by } = row
    const status = parseEnum(suggestionStatuses, row.status)
    const confidence = parseEnum(confidences, row.confidence)
    const decided = { decidedAt: isoTimeOrNull(decided_at), decidedById: decided_by }
    return [{ id, entity, status, confidence, survivor, duplicate, explanation, impact, createdAt: isoTime(found_at), ...decided }]
  })
  return (await Promise.all(described)).flat()
}

/** `describeSuggestions` of one. */
export async function describeSuggestion(store: OrganizationStore, row: SuggestionRow): Promise<Suggestion> {
  const [suggestion] = await describeSuggestions(store, [row])
  if (!suggestion) throw namesNobody(row)
  return suggestion
}

/** A suggestion of somebody who is no more. */
export function namesNobody({ id }: SuggestionRow): RapportError {
  return new RapportError(
    'NOT_FOUND',
    `The merge suggestion ${JSON.stringify(id)} is out of date: at least one of the two no longer exists`
  )
}
