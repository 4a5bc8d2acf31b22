import { t } from '../../texts/catalogue'
import { codeWord, count, day, words } from '../../ui/format'
import { type CustomerState, stateTones } from '../assessments'
import type { Condition, Filter, Part } from './arranged'

/** Names of what conditions name by id. */
export interface Names {
  members: ReadonlyMap<string, string>
  segments: ReadonlyMap<string, string>
}

/** What a field of a list is called. */
export function fieldName(field: string): string {
  if (field.startsWith('trait:')) return words(field.slice(6))
  const key = `lists.fields.${field}`
  return isKnown(key) ? t(key) : words(field)
}

const fieldKeys = [
  'name',
  'name_of_customer',
  'name_of_person',
  'domain',
  'email',
  'billing',
  'plan',
  'mrr',
  'currency',
  'health',
  'health_change',
  'assessment',
  'renewal',
  'owner',
  'contacts',
  'tag',
  'tags',
  'segment',
  'segments',
  'stage',
  'customer',
  'id',
  'first_seen',
  'activated',
  'last_activity'
] as const

type FieldKey = `lists.fields.${(typeof fieldKeys)[number]}`

const isKnown = (key: string): key is FieldKey => fieldKeys.some((each) => key === `lists.fields.${each}`)

/** What an operator is called between a field and a value. */
export const operatorName = (op: Condition['op']): string => t(`lists.operators.${op}`)

/** What a choice is called. */
export function choiceName(field: string, value: string): string {
  if (field === 'assessment' && value in stateTones) return t(`standing.states.${value as CustomerState}`)
  if (field === 'billing' || field === 'stage') return codeWord(field, value)
  return words(value)
}

/** A condition as one reads it: Health is below 50. */
function conditionWords({ field, op, value }: Condition, names: Names): string {
  const each = [value ?? []].flat().map((one) => valueWords(field, op, one, names))
  return [fieldName(field), operatorName(op), each.join(t('lists.orBetween'))].filter(Boolean).join(' ')
}

function valueWords(field: string, op: Condition['op'], value: string | number | boolean, { members, segments }: Names): string {
  if (field === 'owner') return value === 'me' ? t('lists.me') : (members.get(String(value)) ?? t('lists.somebody'))
  if (field === 'segment') return segments.get(String(value)) ?? t('lists.goneSegment')
  if (op === 'before' || op === 'after') return day(new Date(String(value)))
  if (op.endsWith('_days')) return t('lists.days', { count: Number(value) })
  if (field === 'mrr' && typeof value === 'number') return count(value / 100)
  if (typeof value === 'number') return count(value)
  if (typeof value === 'boolean') return value ? t('lists.yes') : t('lists.no')
  return field === 'assessment' || field === 'billing' || field === 'stage' ? choiceName(field, value) : value
}

/** A condition or a group of them. */
export function partWords(part: Part, names: Names): string {
  if ('field' in part) return conditionWords(part, names)
  const joint = part.match === 'all' ? t('lists.andBetween') : t('lists.orBetween')
  const conditions = part.conditions.map((each) => conditionWords(each, names)).join(joint)
  return part.conditions.length > 1 ? t('lists.inGroup', { conditions }) : conditions
}

export const isEmpty = ({ conditions }: Filter) => conditions.length === 0
