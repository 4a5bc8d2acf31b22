import type { MethodInputs } from '@rapport/client/session'
import { t, textIfAny } from '../../texts/catalogue'
import { count, listed, words } from '../../ui/format'
import { accountsSentence } from '../accounts/account-words'
import { detectionForms } from './detections.generated'

export type Definition = MethodInputs['signals.preview']['definition']
export type Condition = { property: string; operator: (typeof conditionOperators)[number]; value: string }

/** A number that a detection or a built-in signal is set by. */
export interface NumberField {
  name: string
  min: number
  max: number
  standard: number
  isOptional?: boolean
}

export type Detection = Extract<Definition, { detection: string }>['detection']

export interface DetectionForm {
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

/** A text of a detection: `npm run generate` writes them into the catalogue, from the detections themselves. */
export const detectionText = (detection: Detection, part: 'name' | 'text' | 'sentence') =>
  textIfAny(`detections.${detection}.${part}`) ?? words(detection)

/** What a number of a detection is called, and in what it counts. */
export function fieldTexts(detection: Detection, name: string): { label: string; unit: string } {
  const text = (part: string) => textIfAny(`detections.${detection}.fields.${name}.${part}`)
  return { label: text('label') ?? words(name), unit: text('unit') ?? '' }
}

/** A number that a built-in signal is set by, with its texts. */
export function settingField(name: string): NumberField & { label: string; unit: string } {
  const own = { trialDays: { min: 1, max: 365, standard: 14 }, daysBefore: { min: 0, max: 60, standard: 5 } }
  if (name === 'trialDays' || name === 'daysBefore')
    return { name, ...own[name], label: t(`signals.field.${name}`), unit: t(`signals.field.${name}Unit`) }
  for (const detection of ['customer_activity_drop', 'event_absence'] as const) {
    const field = detections[detection].fields.find((each) => each.name === name)
    if (field) return { ...field, ...fieldTexts(detection, name) }
  }
  return { name, label: words(name), unit: '', min: 0, max: 1_000_000, standard: 0 }
}

export const conditionOperators = ['equals', 'not_equals', 'starts_with', 'exists'] as const

const quoted = (names: readonly string[]) =>
  listed(
    names.map((name) => t('signals.sentence.quoted', { name })),
    'disjunction'
  )

/** What a signal looks for, and at which accounts, in a sentence. */
export function sentenceOf(definition: Definition, members: readonly { id: string; name: string }[] = []): string {
  const what = capitalized(whatOf(definition))
  const accounts = accountsSentence(definition.accounts, members)
  return accounts === undefined ? what : t('signals.sentence.withAccounts', { what, accounts })
}

function whatOf(definition: Definition): string {
  if ('detection' in definition) return filledIn(detectionText(definition.detection, 'sentence'), { ...definition })
  const events = quoted(definition.eventNames)
  const conditions = (definition.propertyConditions ?? []).map(({ property, operator, value }) =>
    operator === 'exists'
      ? t('signals.sentence.conditionExists', { property })
      : t('signals.sentence.condition', { property, comparison: t(`signals.conditions.${operator}`), value: String(value ?? '') })
  )
  return conditions.length > 0
    ? t('signals.sentence.eventWhere', { events, conditions: listed(conditions) })
    : t('signals.sentence.event', { events })
}

/** The template of a sentence (`DetectionForm` in packages/core/src/signals/detections/form.ts says how they are written) with the settings of a signal. */
function filledIn(template: string, settings: Readonly<Record<string, unknown>>): string {
  const withoutMissing = template.replace(/\[([^\]]*)\]/g, (_, part: string) => {
    const names = [...part.matchAll(/\{(\w+)/g)].map(([, name]) => name ?? '')
    return names.every((name) => settings[name] !== undefined) ? part : ''
  })
  return withoutMissing.replace(/\{(\w+)(?: (\w+))?(?:\|([^}]+))?\}/g, (_, name: string, noun?: string, otherwise = '') =>
    settings[name] === undefined ? otherwise : settingText(name, settings[name], noun)
  )
}

function settingText(name: string, value: unknown, noun: string | undefined): string {
  if (typeof value === 'number') return noun === 'day' || noun === 'event' ? t(`units.${noun}`, { count: value }) : count(value)
  if (Array.isArray(value)) return quoted(value)
  return name === 'operator' ? (textIfAny(`compare.${String(value)}`) ?? '') : String(value)
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
