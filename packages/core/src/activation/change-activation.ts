import { type ChangeContext, recordChange } from '../audit/index.js'
import { changeSettings } from '../settings/index.js'

/**
 * Sets the custom event that activates whoever sends it; null switches activation off. It holds for events that come in from now on: stamps that are
 * there stay, and stored events are looked at by `backfillActivation` alone.
 */
export async function changeActivation(context: ChangeContext, eventName: string | null) {
  const { store, now } = context
  return store.transaction(async (transaction) => {
    const { activation_event: before } = await changeSettings(transaction, { activation_event: eventName }, now)
    const changed = before !== eventName
    if (changed) await recordChange(transaction, context, { subjectId: null, before: { eventName: before }, after: { eventName } })
    return { activation: { eventName }, changed }
  })
}
