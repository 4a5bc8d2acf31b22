import { type ChangeContext, recordChange } from '../../audit/index.js'
import type { ErasureLog } from '../../context/index.js'
import {
  customerIdKey,
  domainKey,
  type ErasedName,
  emailKey,
  hostName,
  liftErasures,
  normalizeEmail,
  userIdKey
} from '../../identity/index.js'
import { recordsOf } from '../records/list-records.js'
import { type PrivacySelector, readSelector, type Selected } from '../selector.js'

/**
 * Lets somebody come back who was erased: a person under all of their names, a customer with all of its people. What is sent of them from now on is stored
 * again.
 */
export async function lift(context: ChangeContext, selector: PrivacySelector, log: ErasureLog | undefined): Promise<{ lifted: number }> {
  const { store } = context
  const selected = readSelector(selector)
  const names = namesOf(selected)
  const { count, erasureIds } = await store.transaction(async (transaction) => {
    await transaction.lock('ingest')
    const lifted = await liftErasures(transaction, names)
    const after = { selectedBy: selected.by, lifted: lifted.count }
    if (lifted.count > 0) await recordChange(transaction, context, { subjectId: null, before: null, after })
    return lifted
  })
  // Only now: if this is not written, a restore keeps them away, and loses nothing.
  if (log && count > 0) for (const record of await recordsOf(store, erasureIds)) await log.append(record)
  return { lifted: count }
}

function namesOf({ by, value }: Selected): ErasedName[] {
  if (by === 'email') return [{ kind: 'identity', value: emailKey(normalizeEmail(value) ?? value.trim().toLowerCase()) }]
  if (by === 'userId') return [{ kind: 'identity', value: userIdKey(value) }]
  if (by === 'visitorId') return [{ kind: 'visitor', value: value.toLowerCase() }]
  const domain = hostName(value)
  return [customerIdKey(value), ...(domain ? [domainKey(domain)] : [])].map((key) => ({ kind: 'customer', value: key }))
}
