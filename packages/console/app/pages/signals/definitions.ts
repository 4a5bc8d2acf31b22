import type { MethodInputs } from '@rapport/client/session'
import { count, plural } from '../../ui/format'

export type Definition = MethodInputs['signals.preview']['definition']
export type Condition = { property: string; operator: 'exists' | 'equals' | 'not_equals' | 'starts_with'; value: string }

/** A number that a detection or a built-in signal is set by. */
export interface NumberField {
  name: string
  label: string
  unit: string
  min: number
  max: number
  standard: number
  isOptional?: boolean
}

const windowDays: NumberField = { name: 'windowDays', label: 'Within the last', unit: 'days', min: 1, max: 90, standard: 7 }
const silentDays: NumberField = { name: 'days', label: 'Silent for', unit: 'days', min: 1, max: 90, standard: 8 }
const workingDays: NumberField = {
  name: 'workingDays',
  label: 'With at least',
  unit: 'working days',
  min: 1,
  max: 60,
  standard: 5,
  isOptional: true
}
const activeDays: NumberField = { name: 'minimumActiveDays', label: 'Active before on', unit: 'of 28 days', min: 1, max: 28, standard: 10 }
const counted: NumberField = { name: 'count', label: 'Events', unit: 'events', min: 0, max: 1_000_000, standard: 10 }

/** What can be watched for over time, and the fields that each asks for. */
export const detections = {
  customer_activity_drop: {
    name: 'Activity falls',
    text: 'An account does far less than it ordinarily does on such days.',
    fields: [
      { name: 'dropPercent', label: 'Down by', unit: '%', min: 1, max: 100, standard: 40 },
      { ...windowDays, max: 30 },
      { name: 'baselineDays', label: 'Compared with', unit: 'days before', min: 7, max: 60, standard: 28 },
      { name: 'minimumBaseline', label: 'Of accounts with at least', unit: 'events ordinarily', min: 1, max: 1_000_000, standard: 70 }
    ]
  },
  event_absence: {
    name: 'Something stays away',
    text: 'Some events, or all activity, no longer come from an account.',
    hasEvents: true,
    fields: [silentDays, workingDays, { ...activeDays, isOptional: true }]
  },
  related_user_inactivity: {
    name: 'A person goes quiet',
    text: 'Somebody who was active is silent, while others of the account are not.',
    hasRole: true,
    fields: [silentDays, workingDays, activeDays]
  },
  event_count_threshold: {
    name: 'So many events',
    text: 'Events of some names or channels come more, or less, often than a number.',
    hasEvents: true,
    hasChannels: true,
    hasOperator: true,
    fields: [counted, windowDays]
  },
  customer_activity_threshold: {
    name: 'So much activity',
    text: 'All activity of an account is above, or below, a number.',
    hasOperator: true,
    fields: [counted, windowDays]
  }
} as const satisfies Record<string, DetectionForm>

export interface DetectionForm {
  name: string
  text: string
  fields: readonly NumberField[]
  hasEvents?: boolean
  hasChannels?: boolean
  hasOperator?: boolean
  hasRole?: boolean
}
export type Detection = keyof typeof detections
export const formOf = (detection: Detection): DetectionForm => detections[detection]

/** What the settings of the built-in signals are called. */
export const settingFields: Record<string, NumberField> = {
  ...Object.fromEntries([...detections.customer_activity_drop.fields, silentDays, activeDays].map((field) => [field.name, field])),
  workingDays: { ...workingDays, isOptional: false },
  trialDays: { name: 'trialDays', label: 'Trials last', unit: 'days', min: 1, max: 365, standard: 14 },
  daysBefore: { name: 'daysBefore', label: 'Seen', unit: 'days before the end', min: 0, max: 60, standard: 5 }
}

/** What a built-in signal is as a detection, for those that are one: it can be tried before it is switched on. */
export function builtInDefinition(key: string, settings: Record<string, number>): Definition | undefined {
  if (key === 'quiet_account') return { detection: 'event_absence', days: 8, ...settings }
  if (key === 'usage_drop')
    return { detection: 'customer_activity_drop', dropPercent: 40, windowDays: 7, baselineDays: 28, minimumBaseline: 70, ...settings }
  if (key === 'champion_quiet')
    return { detection: 'related_user_inactivity', mostActiveOnly: true, days: 8, minimumActiveDays: 13, ...settings }
  return undefined
}

export const operators = { gte: 'at least', gt: 'more than', lte: 'at most', lt: 'fewer than', eq: 'exactly' } as const
export const conditionOperators = { equals: 'is', not_equals: 'is not', starts_with: 'starts with', exists: 'has a value' } as const

const quoted = (names: readonly string[]) => names.map((name) => `“${name}”`).join(', ')

/** What a signal watches for, in a sentence. */
export function sentenceOf(definition: Definition): string {
  if (!('detection' in definition)) {
    const { eventNames, propertyConditions = [] } = definition
    const conditions = propertyConditions.map(
      ({ property, operator, value }) => `${property} ${conditionOperators[operator]}${value === undefined ? '' : ` ${value}`}`
    )
    return `Each ${quoted(eventNames)}${conditions.length > 0 ? ` where ${conditions.join(' and ')}` : ''}`
  }
  switch (definition.detection) {
    case 'event_count_threshold':
      return `${words(operators[definition.operator])} ${plural(definition.count, 'event')}${ofNames(definition.eventNames)} in ${plural(definition.windowDays, 'day')}`
    case 'customer_activity_threshold':
      return `${words(operators[definition.operator])} ${plural(definition.count, 'event')} of any kind in ${plural(definition.windowDays, 'day')}`
    case 'event_absence':
      return `${definition.eventNames ? `No ${quoted(definition.eventNames)}` : 'No activity'} for ${plural(definition.days, 'day')}`
    case 'customer_activity_drop':
      return `${count(definition.dropPercent)} % less in ${plural(definition.windowDays, 'day')} than in the ${plural(definition.baselineDays, 'day')} before`
    case 'related_user_inactivity':
      return `${definition.role ? `A person with the role “${definition.role}”` : 'A person'} is silent for ${plural(definition.days, 'day')}`
  }
}

const words = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const ofNames = (names: readonly string[] | undefined) => (names ? ` ${quoted(names)}` : '')
