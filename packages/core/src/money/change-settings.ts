import { type Static, Type } from 'typebox'
import { type ChangeContext, recordChange } from '../audit/index.js'
import { changeSettings, readSettings, readTimeZone } from '../settings/index.js'
import type { OrganizationStore } from '../storage/index.js'
import { strictObject } from '../validation/index.js'
import { canonicalJson } from '../values/index.js'
import { changeCurrency, currencyChange } from './change-currency.js'
import { currencySettings, readCurrencySettings, withAge } from './currency-settings.js'

export const settingsShape = strictObject({
  defaultTimezone: Type.String({ minLength: 1, description: 'The IANA time zone that days and weeks are counted in.' }),
  ...currencySettings
})

/** The workspace's settings: its time zone, its currency and the rates into it. */
export type WorkspaceSettings = Static<typeof settingsShape>

export const settingsChange = strictObject({
  defaultTimezone: Type.Optional(Type.String({ minLength: 1, description: 'The name of an IANA time zone, such as Europe/Berlin.' })),
  ...currencyChange
})

/** A change of the workspace's settings; what is left out stays. */
export type WorkspaceSettingsChange = Static<typeof settingsChange>

/** The workspace's settings. */
export async function readWorkspaceSettings(store: OrganizationStore, now: number): Promise<WorkspaceSettings> {
  const [{ default_timezone: defaultTimezone }, currency] = await Promise.all([readSettings(store), readCurrencySettings(store, now)])
  return { defaultTimezone, ...currency }
}

/** Changes what is given, as a whole or not at all. */
export function changeWorkspaceSettings(context: ChangeContext, input: WorkspaceSettingsChange): Promise<WorkspaceSettings> {
  const { store, now } = context
  return store.transaction(async (transaction) => {
    await transaction.lock('settings')
    const { default_timezone: zoneBefore } = await readSettings(transaction)
    const defaultTimezone = input.defaultTimezone === undefined ? zoneBefore : readTimeZone(input.defaultTimezone, 'input.defaultTimezone')
    if (defaultTimezone !== zoneBefore) await changeSettings(transaction, { default_timezone: defaultTimezone }, now)
    const currency = await changeCurrency(transaction, input, now)
    const before = { defaultTimezone: zoneBefore, ...asJson(currency.before) }
    const after = { defaultTimezone, ...asJson(currency.after) }
    if (canonicalJson(before) !== canonicalJson(after)) await recordChange(transaction, context, { subjectId: null, before, after })
    return { defaultTimezone, currency: currency.after.currency, rates: withAge(currency.after.rates, now) }
  })
}

type Stored = Awaited<ReturnType<typeof changeCurrency>>['after']

/** As the audit log keeps it. */
function asJson({ currency, rates }: Stored) {
  return { currency, rates: rates.map((rate) => ({ ...rate })) }
}
