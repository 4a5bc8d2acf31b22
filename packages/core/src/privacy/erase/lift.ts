import { type ChangeContext, recordChange } from '../../audit/index.js'
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
import { type PrivacySelector, readSelector, type Selected } from '../selector.js'

/** Lets somebody come back who was erased, under all of their names: what is sent of them from now on is stored again. */
export async function lift(context: ChangeContext, selector: PrivacySelector): Promise<{ lifted: number }> {
  const selected = readSelector(selector)
  const names = namesOf(selected)
  const lifted = await context.store.transaction(async (transaction) => {
    await transaction.lock('ingest')
    const count = await liftErasures(transaction, names)
    const after = { selectedBy: selected.by, lifted: count }
    if (count > 0) await recordChange(transaction, context, { subjectId: null, before: null, after })
    return count
  })
  return { lifted }
}

function namesOf({ by, value }: Selected): ErasedName[] {
  if (by === 'email') return [{ kind: 'identity', value: emailKey(normalizeEmail(value) ?? value.trim().toLowerCase()) }]
  if (by === 'userId') return [{ kind: 'identity', value: userIdKey(value) }]
  if (by === 'visitorId') return [{ kind: 'visitor', value: value.toLowerCase() }]
  const domain = hostName(value)
  return [customerIdKey(value), ...(domain ? [domainKey(domain)] : [])].map((key) => ({ kind: 'customer', value: key }))
}
