import { type Static, Type } from 'typebox'
import { type ChangeContext, recordChange } from '../../audit/index.js'
import { RapportError } from '../../errors.js'
import type { OrganizationStore, Rows } from '../../storage/index.js'
import { currentId } from '../merged-ids.js'
import { isCustomerIdKey, isUserIdKey } from '../rules/keys.js'
import { suggestionId } from '../suggestions/suggestion-id.js'
import { customerIdentities } from '../tables/customer-identities.js'
import { identities } from '../tables/identities.js'
import { mergeSuggestions } from '../tables/merge-suggestions.js'
import { IdentityUnitOfWork } from '../work/unit-of-work.js'
import { decide, type Pair } from './decide.js'
import { impactOf, impactShape } from './impact.js'
import { partiesOf, partyShape } from './party.js'
import { describeSuggestion, type Suggestion } from './suggestion.js'
import { type Entity, entities } from './suggestion-values.js'

/** Two that somebody says are one. */
export const handMergeInput = Type.Object(
  {
    entity: Type.Enum([...entities], { description: 'Whether the two are users or customers.' }),
    survivorId: Type.String({
      format: 'uuid',
      description: "Rapport's id of the record that remains. The record must have a customerId or userId of yours."
    }),
    duplicateId: Type.String({
      format: 'uuid',
      description: "Rapport's id of the record that becomes part of the survivor. If both are people, this one must have no userId."
    })
  },
  { additionalProperties: false }
)

/** Two that somebody says are one. */
export type HandMerge = Static<typeof handMergeInput>

export const mergePreviewShape = Type.Object(
  { entity: Type.Enum([...entities]), survivor: partyShape, duplicate: partyShape, moves: impactShape },
  { additionalProperties: false }
)

/** What merging two would do: who remains, and what moves there. */
export type MergePreview = Static<typeof mergePreviewShape>

/** Says what merging two would do. Throws as `mergeByHand`. */
export async function previewMerge(store: OrganizationStore, now: number, chosen: HandMerge): Promise<MergePreview> {
  const { pair, duplicateId } = await findPair(store, chosen, now)
  const parties = await partiesOf(store, [pair.survivor_key, pair.duplicate_key])
  const survivor = parties.get(pair.survivor_key)
  const duplicate = parties.get(pair.duplicate_key)
  if (!survivor || !duplicate) throw nobody(chosen.entity, duplicateId)
  return { entity: chosen.entity, survivor, duplicate, moves: await impactOf(store, chosen.entity, duplicateId) }
}

/**
 * Merges two, because somebody says that they are one: that holds whatever events say, until it is undone with `undoMerge`, by the id of the duplicate.
 * Throws NOT_FOUND, CONFLICT if they are already merged, and INVALID_TOOL_INPUT for two that cannot be merged in this direction.
 */
export async function mergeByHand(context: ChangeContext, chosen: HandMerge): Promise<Suggestion> {
  const { store, ids, now, inlineMoves, origin } = context
  const row = await store.transaction(async (transaction) => {
    await transaction.lock('ingest')
    const { pair, duplicateId, survivorId } = await findPair(transaction, chosen, now)
    const decided = await decide(new IdentityUnitOfWork(transaction, ids, now, inlineMoves), pair, 'merged', origin.actorId)
    await recordChange(transaction, context, { subjectId: duplicateId, before: null, after: { intoId: survivorId } })
    return decided
  })
  return describeSuggestion(store, row)
}

async function findPair(
  rows: Rows<'organization'>,
  { entity, ...chosen }: HandMerge,
  now: number
): Promise<{ pair: Pair; duplicateId: string; survivorId: string }> {
  const survivorId = await currentId(rows, chosen.survivorId.toLowerCase(), entity)
  const duplicateId = await currentId(rows, chosen.duplicateId.toLowerCase(), entity)
  const keyOf = entity === 'user' ? userKeyOf : customerKeyOf
  const survivorKey = await keyOf(rows, survivorId)
  const duplicateKey = await keyOf(rows, duplicateId)
  if (survivorKey === undefined) throw nobody(entity, chosen.survivorId)
  if (duplicateKey === undefined) throw nobody(entity, chosen.duplicateId)
  if (survivorId === duplicateId) throw new RapportError('CONFLICT', 'The two are already merged')
  requireMergeable(entity, survivorKey, duplicateKey)
  const id = suggestionId(duplicateKey, survivorKey)
  const [known] = await rows.get(mergeSuggestions, [{ id }])
  const keys = { duplicate_key: duplicateKey, survivor_key: survivorKey }
  const pair = known ?? { id, entity, ...keys, confidence: 'HIGH', explanation: ['Somebody said that the two are one.'], found_at: now }
  return { pair, duplicateId, survivorId }
}

function requireMergeable(entity: Entity, survivor: string, duplicate: string): void {
  const isNamed = entity === 'user' ? isUserIdKey : isCustomerIdKey
  const idName = entity === 'user' ? 'userId' : 'customerId'
  if (entity === 'user' && isUserIdKey(survivor) && isUserIdKey(duplicate))
    throw new RapportError(
      'INVALID_TOOL_INPUT',
      'input.duplicateId must name a person who is known by an email alone: people with different userIds stay separate'
    )
  if (isNamed(survivor)) return
  const hint = isNamed(duplicate) ? 'the other one has one: swap the two' : 'neither of the two has one'
  throw new RapportError('INVALID_TOOL_INPUT', `input.survivorId must name a ${entity} with a ${idName} of your system; ${hint}`)
}

async function customerKeyOf(rows: Rows<'organization'>, id: string): Promise<string | undefined> {
  const found = await rows.find(customerIdentities, { where: { customer_id: { eq: id } }, columns: ['customer_key', 'original_id'] })
  return found.find(({ original_id }) => original_id === id)?.customer_key
}

async function userKeyOf(rows: Rows<'organization'>, id: string): Promise<string | undefined> {
  const found = await rows.find(identities, { where: { user_id: { eq: id } }, columns: ['identity', 'original_id'] })
  return found.find(({ original_id }) => original_id === id)?.identity
}

function nobody(entity: Entity, id: string): RapportError {
  return new RapportError('NOT_FOUND', `No ${entity} has the id ${JSON.stringify(id)}`)
}
