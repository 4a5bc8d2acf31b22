import { type ChangeContext, recordChange } from '../audit/index.js'
import { readTimeZone } from './time-zone.js'
import { changeSettings } from './workspace-settings.js'

/** Sets the zone that the workspace counts days and weeks in. Throws INVALID_TOOL_INPUT when there is no such zone. */
export async function changeTimeZone(context: ChangeContext, defaultTimezone: string): Promise<{ defaultTimezone: string }> {
  const { store, now } = context
  const zone = readTimeZone(defaultTimezone, 'input.defaultTimezone')
  return store.transaction(async (transaction) => {
    const { default_timezone: before } = await changeSettings(transaction, { default_timezone: zone }, now)
    const after = { defaultTimezone: zone }
    if (before !== zone) await recordChange(transaction, context, { subjectId: null, before: { defaultTimezone: before }, after })
    return after
  })
}
