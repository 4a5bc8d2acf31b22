import type { MethodInputs } from '@rapport/client/session'
import { minorUnits } from '../../ui/format'

/** The conditions on accounts that automations and signals share, as the API takes them. */
export type Audience = NonNullable<MethodInputs['automations.create']['audienceFilter']>
type Revenue = NonNullable<Audience['revenue']>
type SavedAudience = { [name in Exclude<keyof Audience, 'revenue'>]?: Audience[name] | undefined } & {
  revenue?: Revenue | null | undefined
}

/** A filter on accounts while it is being written. What is left empty narrows nothing. */
export interface AccountFields {
  billingStatuses: readonly NonNullable<Audience['billingStatuses']>[number][]
  ownerUserIds: readonly string[]
  customerIds: readonly string[]
  metric: Revenue['metric']
  operator: Revenue['operator']
  /** In whole units of the currency; empty: any revenue. */
  revenue: string
  currency: string
}

export const newAccountFields: AccountFields = {
  billingStatuses: [],
  ownerUserIds: [],
  customerIds: [],
  metric: 'MRR',
  operator: 'gte',
  revenue: '',
  currency: 'USD'
}

/** A saved filter, to be changed. */
export function accountFieldsOf({ billingStatuses = [], ownerUserIds = [], customerIds = [], revenue }: SavedAudience): AccountFields {
  return {
    ...newAccountFields,
    billingStatuses,
    ownerUserIds,
    customerIds,
    ...(revenue && {
      metric: revenue.metric,
      operator: revenue.operator,
      currency: revenue.currency,
      revenue: String(revenue.value / minorUnits(revenue.currency))
    })
  }
}

/** The filter that was written; undefined where nothing narrows it. */
export function audienceOf({ billingStatuses, ownerUserIds, customerIds, metric, operator, revenue, currency }: AccountFields) {
  const audience: Audience = {
    ...(billingStatuses.length > 0 && { billingStatuses }),
    ...(ownerUserIds.length > 0 && { ownerUserIds }),
    ...(customerIds.length > 0 && { customerIds }),
    ...(revenue.trim() !== '' && {
      revenue: { metric, operator, currency: currency.toUpperCase(), value: Math.round(Number(revenue) * minorUnits(currency)) }
    })
  }
  return Object.keys(audience).length > 0 ? audience : undefined
}

/** How many of the conditions are set. */
export const conditionsIn = (fields: AccountFields) => Object.keys(audienceOf(fields) ?? {}).length
