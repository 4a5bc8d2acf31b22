import { customerStates } from '../../assessment/index.js'
import { billingStatuses } from '../../customers/index.js'
import { journeyStages } from '../../people/index.js'
import type { FilterOperator, ListSubject } from './filter-shape.js'

/** What values a field has, which decides how it can be compared. */
export type FieldKind = 'text' | 'choice' | 'member' | 'number' | 'time' | 'tag' | 'segment' | 'id' | 'trait'

export interface ListField {
  kind: FieldKind
  /** The column that is compared. */
  column: string
  /** The folded text that `contains` looks in; without one, the field does not take it. */
  searched?: string
  choices?: readonly string[]
}

const set = ['is_set', 'is_not_set'] as const

/** How the fields of each kind are compared. */
const operatorsOf: Readonly<Record<FieldKind, readonly FilterOperator[]>> = {
  text: ['is', 'is_not', 'contains', ...set],
  choice: ['is', 'is_not'],
  member: ['is', 'is_not', ...set],
  number: ['is', 'lt', 'lte', 'gt', 'gte', ...set],
  time: ['in_last_days', 'not_in_last_days', 'in_next_days', 'before', 'after', ...set],
  tag: ['is', 'is_not', ...set],
  segment: ['is', 'is_not'],
  id: ['is'],
  trait: ['is', 'is_not', ...set]
}

const common = {
  first_seen: { kind: 'time', column: 'first_seen_at' },
  activated: { kind: 'time', column: 'activated_at' },
  last_activity: { kind: 'time', column: 'last_activity_at' },
  segment: { kind: 'segment', column: 'segments' },
  id: { kind: 'id', column: 'id' }
} as const satisfies Record<string, ListField>

/** The fields that each list can be narrowed by, beside `trait:<name>`. */
export const listFields: Readonly<Record<ListSubject, Readonly<Record<string, ListField>>>> = {
  customers: {
    name: { kind: 'text', column: 'name', searched: 'search_key' },
    domain: { kind: 'text', column: 'domain', searched: 'domain' },
    billing: { kind: 'choice', column: 'billing_status', choices: billingStatuses },
    plan: { kind: 'text', column: 'plan' },
    mrr: { kind: 'number', column: 'mrr_cents' },
    currency: { kind: 'text', column: 'currency' },
    health: { kind: 'number', column: 'health_score' },
    health_change: { kind: 'number', column: 'health_change' },
    assessment: { kind: 'choice', column: 'assessment', choices: customerStates },
    renewal: { kind: 'time', column: 'renews_at' },
    owner: { kind: 'member', column: 'owner_id' },
    contacts: { kind: 'number', column: 'contact_count' },
    tag: { kind: 'tag', column: 'tags' },
    ...common
  },
  people: {
    name: { kind: 'text', column: 'name', searched: 'search_key' },
    email: { kind: 'text', column: 'email', searched: 'search_key' },
    stage: { kind: 'choice', column: 'journey_stage', choices: journeyStages },
    customer: { kind: 'id', column: 'customer_id' },
    ...common
  }
}

/** The operators of a field. */
export function operatorsOfField({ kind, searched }: ListField): FilterOperator[] {
  return operatorsOf[kind].filter((op) => op !== 'contains' || searched !== undefined)
}
