import type { MethodInputs } from '@rapport/client/session'
import { count, plural } from '../../ui/format'
import { detectionForms } from './detections.generated'

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

export type Detection = Extract<Definition, { detection: string }>['detection']

export interface DetectionForm {
  name: string
  text: string
  sentence: string
  fields: readonly NumberField[]
  hasEvents: boolean
  hasChannels: boolean
  hasOperator: boolean
  hasRole: boolean
}

/** What can be watched for over time, and the fields that each asks for. */
export const detections: Readonly<Record<Detection, DetectionForm>> = detectionForms

/** The detections in the order of the form: those that most begin with come first. */
const first: readonly Detection[] = ['customer_activity_drop', 'event_absence', 'related_user_inactivity']
const others = (Object.keys(detections) as Detection[]).filter((detection) => !first.includes(detection))
export const detectionNames: readonly Detection[] = [...first, ...others]

/** What the settings of the built-in signals are called. */
export const settingFields: Readonly<Record<string, NumberField>> = {
  ...Object.fromEntries(
    [...detections.customer_activity_drop.fields, ...detections.event_absence.fields].map((field) => [field.name, field])
  ),
  trialDays: { name: 'trialDays', label: 'Trials last', unit: 'days', min: 1, max: 365, standard: 14 },
  daysBefore: { name: 'daysBefore', label: 'Seen', unit: 'days before the end', min: 0, max: 60, standard: 5 }
}

export const operators = { gte: 'at least', gt: 'more than', lte: 'at most', lt: 'fewer than', eq: 'exactly' } as const
const operatorWords: ReadonlyMap<string, string> = new Map(Object.entries(operators))
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
  return capitalized(filledIn(detections[definition.detection].sentence, { ...definition }))
}

/** The template of a sentence (`DetectionForm` in packages/core/src/signals/detections/form.ts says how they are written) with the settings of a signal. */
function filledIn(template: string, settings: Readonly<Record<string, unknown>>): string {
  const withoutMissing = template.replace(/\[([^\]]*)\]/g, (_, part: string) => {
    const names = [...part.matchAll(/\{(\w+)/g)].map(([, name]) => name ?? '')
    return names.every((name) => settings[name] !== undefined) ? part : ''
  })
  return withoutMissing.replace(/\{(\w+)(?: (\w+))?(?:\|(\w+))?\}/g, (_, name: string, noun?: string, otherwise = '') =>
    settings[name] === undefined ? otherwise : settingText(name, settings[name], noun)
  )
}

function settingText(name: string, value: unknown, noun: string | undefined): string {
  if (typeof value === 'number') return noun === undefined ? count(value) : plural(value, noun)
  if (Array.isArray(value)) return quoted(value)
  return name === 'operator' ? (operatorWords.get(String(value)) ?? '') : String(value)
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
