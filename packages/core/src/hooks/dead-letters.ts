import { triggerSingleton } from '../jobs/index.js'
import type { JsonObject, OrganizationStore, Store, Where } from '../storage/index.js'
import { type Clock, isoTime, isUuid } from '../values/index.js'
import { hookJob, readHookKey } from './hook.js'
import { hookDeliveries } from './tables/hook-deliveries.js'
import type { DeliveryRow } from './write-deliveries.js'

/** A delivery that failed 20 times, and was passed over. */
export interface DeadLetter {
  /** The id of the delivery, as its handler knows it. */
  id: string
  organizationId: string
  /** The event of the hook. */
  name: string
  /** The hook's id. */
  hookId: string
  /** When it happened, ISO 8601 in UTC. */
  at: string
  historical: boolean
  data: JsonObject
  attempts: number
  /** What the last attempt failed with. */
  error: string | null
}

/** Which dead letters; all of them without any. */
export interface DeadLetterQuery {
  organizationId?: string
  hookId?: string
  /** One delivery. */
  id?: string
}

const maxListed = 100
const dead = { status: { eq: 'DEAD' } } as const

/** Dead letters of all organizations, the oldest of each hook first; at most 100. */
export async function listDeadLetters(store: Store, query: DeadLetterQuery = {}): Promise<DeadLetter[]> {
  const letters: DeadLetter[] = []
  for (const { organizationId, hook } of await groups(store, query)) {
    const rows = await store.organization(organizationId).find(hookDeliveries, {
      where: { ...ofHook(hook, query) },
      orderBy: { column: 'position', direction: 'asc' },
      limit: maxListed - letters.length
    })
    letters.push(...rows.map((row) => letterOf(organizationId, row)))
    if (letters.length >= maxListed) break
  }
  return letters
}

/** Makes dead letters due again, with all their attempts before them; answers how many there were. */
export async function retryDeadLetters(store: Store, clock: Clock, query: DeadLetterQuery = {}): Promise<number> {
  let retried = 0
  for (const { organizationId, hook } of await groups(store, query))
    retried += await retryHook(store.organization(organizationId), hook, clock.now(), query)
  return retried
}

type OwnQuery = Omit<DeadLetterQuery, 'organizationId'>

/** The dead letters of one organization, the oldest first; at most 100. */
export async function lettersOf(store: OrganizationStore, query: OwnQuery): Promise<DeliveryRow[]> {
  const found: DeliveryRow[] = []
  for (const hook of await hooksOf(store, query)) {
    const limit = maxListed - found.length
    if (limit === 0) break
    found.push(
      ...(await store.find(hookDeliveries, { where: ofHook(hook, query), orderBy: { column: 'position', direction: 'asc' }, limit }))
    )
  }
  return found.sort((a, b) => a.created_at - b.created_at)
}

/** Makes dead letters of one organization due again; answers how many there were. */
export async function retryLettersOf(store: OrganizationStore, now: number, query: OwnQuery): Promise<number> {
  let retried = 0
  for (const hook of await hooksOf(store, query)) retried += await retryHook(store, hook, now, query)
  return retried
}

/** The hooks with dead letters in one organization. */
async function hooksOf(store: OrganizationStore, { hookId }: OwnQuery): Promise<string[]> {
  const found = await store.aggregate(hookDeliveries, { where: dead, by: ['hook'], measures: { count: { count: true } } })
  return found.map(({ hook }) => hook).filter((hook) => hookId === undefined || readHookKey(hook).id === hookId)
}

async function retryHook(store: OrganizationStore, hook: string, now: number, query: OwnQuery): Promise<number> {
  return store.transaction(async (transaction) => {
    await triggerSingleton(transaction, hookJob(store.organizationId, hook), 1, now)
    return transaction.update(hookDeliveries, ofHook(hook, query), { status: 'PENDING', attempts: 0, due_at: now })
  })
}

const ofHook = (hook: string, { id }: DeadLetterQuery): Where<DeliveryRow> => {
  return { ...dead, hook: { eq: hook }, ...(id !== undefined && { id: { eq: id.toLowerCase() } }) }
}

/** The organizations and hooks with such letters. */
async function groups(store: Store, { organizationId, hookId, id }: DeadLetterQuery) {
  // A text that is no id names none of them.
  if (id !== undefined && !isUuid(id.toLowerCase())) return []
  const found = await store.acrossOrganizations.aggregate(hookDeliveries, {
    where: { ...dead, ...(id !== undefined && { id: { eq: id.toLowerCase() } }) },
    by: ['organization_id', 'hook'],
    measures: { count: { count: true } }
  })
  return found
    .filter((each) => organizationId === undefined || each.organization_id === organizationId.toLowerCase())
    .filter(({ hook }) => hookId === undefined || readHookKey(hook).id === hookId)
    .map(({ organization_id, hook }) => ({ organizationId: organization_id, hook }))
}

/** A delivery that failed, as hosts see it. */
export function letterOf(organizationId: string, { id, hook, event: told, attempts, error }: DeliveryRow): DeadLetter {
  const { name, id: hookId } = readHookKey(hook)
  const { at, historical, data } = told
  return { id, organizationId, name, hookId, at: isoTime(at), historical, data, attempts, error }
}
