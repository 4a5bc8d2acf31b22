import type { Signal } from '../../api/watching'
import { type AccountFields, accountFieldsOf, audienceOf, newAccountFields } from '../accounts/account-fields'
import { type Condition, type Definition, type Detection, detections } from './definitions'

/** A signal while it is being written: every field is there, also those that its kind does not use. */
export interface Draft {
  name: string
  description: string
  kind: 'EVENT_MATCH' | 'EVENT_PATTERN'
  detection: Detection
  numbers: Record<string, string>
  operator: 'gt' | 'gte' | 'lt' | 'lte' | 'eq'
  eventNames: readonly string[]
  channels: readonly string[]
  conditions: readonly Condition[]
  role: string
  mostActiveOnly: boolean
  beyondChance: boolean
  /** The accounts that the signal is about: the conditions that automations have too, and further ones. */
  about: AccountFields
  plans: readonly string[]
  /** The form does not show them: a signal that has them keeps them. */
  traits: NonNullable<Definition['accounts']>['traits']
}

const numbersOf = (detection: Detection) =>
  Object.fromEntries(detections[detection].fields.map(({ name, standard, isOptional }) => [name, isOptional ? '' : String(standard)]))

/** A new signal, of the detection that most begin with. */
export const newDraft: Draft = {
  name: '',
  description: '',
  kind: 'EVENT_PATTERN',
  detection: 'customer_activity_drop',
  numbers: numbersOf('customer_activity_drop'),
  operator: 'gte',
  eventNames: [],
  channels: [],
  conditions: [],
  role: '',
  mostActiveOnly: false,
  beyondChance: false,
  about: newAccountFields,
  plans: [],
  traits: undefined
}

/** The same signal as another detection, with the numbers that this one asks for. */
export const withDetection = (draft: Draft, detection: Detection): Draft => ({
  ...draft,
  detection,
  numbers: { ...numbersOf(detection), ...Object.fromEntries(Object.entries(draft.numbers).filter(([, value]) => value !== '')) }
})

/** A saved signal, to be changed. */
export function draftOf({ name, description, kind, definition: saved }: Signal): Draft {
  const definition = saved as unknown as Definition
  const { accounts } = definition
  const own = {
    name,
    description: description ?? '',
    about: accountFieldsOf(accounts ?? {}),
    plans: accounts?.plans ?? [],
    traits: accounts?.traits
  }
  if (kind === 'EVENT_MATCH' || !('detection' in definition)) {
    const {
      eventNames = [],
      eventChannels = [],
      propertyConditions = []
    } = definition as Partial<Extract<Definition, { eventNames: readonly string[] }>> & {
      eventChannels?: readonly string[]
      propertyConditions?: readonly { property: string; operator: Condition['operator']; value?: unknown }[]
    }
    const conditions = propertyConditions.map(({ property, operator, value }) => ({ property, operator, value: writtenValue(value) }))
    return { ...newDraft, ...own, kind: 'EVENT_MATCH', eventNames, channels: eventChannels, conditions }
  }
  const { detection } = definition
  const given: Record<string, unknown> = { ...definition }
  const numbers = Object.fromEntries(
    detections[detection].fields.map(({ name: field }) => [field, typeof given[field] === 'number' ? String(given[field]) : ''])
  )
  return {
    ...newDraft,
    ...own,
    kind: 'EVENT_PATTERN',
    detection,
    numbers,
    ...('operator' in definition && { operator: definition.operator }),
    ...('eventNames' in definition && { eventNames: definition.eventNames ?? [] }),
    ...('channels' in definition && { channels: definition.channels ?? [] }),
    ...('role' in definition && { role: definition.role ?? '' }),
    ...('mostActiveOnly' in definition && { mostActiveOnly: definition.mostActiveOnly === true }),
    ...('beyondChance' in definition && { beyondChance: definition.beyondChance === true })
  }
}

/** What a draft watches for, as the API takes it. Fields that are left empty are left out; the server says what is wrong with the others. */
export function definitionOf(draft: Draft): Definition {
  const { kind, detection, eventNames, channels, conditions, operator, role, mostActiveOnly, beyondChance } = draft
  const accounts = accountsOf(draft)
  if (kind === 'EVENT_MATCH') {
    const propertyConditions = conditions.map(({ property, operator: compared, value }) =>
      compared === 'exists' ? { property, operator: compared } : { property, operator: compared, value: readValue(value) }
    )
    return {
      eventNames,
      ...(channels.length > 0 && { eventChannels: channels }),
      ...(propertyConditions.length > 0 && { propertyConditions }),
      ...(accounts && { accounts })
    } as Definition
  }
  const { hasEvents, hasChannels, hasOperator, hasRole, fields } = detections[detection]
  const numbers = fields.flatMap(({ name }) => {
    const text = draft.numbers[name]?.trim() ?? ''
    return text === '' ? [] : [[name, Number(text)] as const]
  })
  return {
    detection,
    ...Object.fromEntries(numbers),
    ...(hasOperator && { operator }),
    ...(hasEvents && eventNames.length > 0 && { eventNames }),
    ...(hasChannels && channels.length > 0 && { channels }),
    ...(hasRole && role.trim() !== '' && { role: role.trim() }),
    ...(hasRole && mostActiveOnly && { mostActiveOnly }),
    // The form does not show it: a signal that has it keeps it as long as it stays one of a silence.
    ...(beyondChance && (detection === 'event_absence' || hasRole) && { beyondChance }),
    ...(accounts && { accounts })
  } as Definition
}

function accountsOf({ about, plans, traits }: Draft): Definition['accounts'] {
  const accounts = { ...audienceOf(about), ...(plans.length > 0 && { plans }), ...(traits && { traits }) }
  return Object.keys(accounts).length > 0 ? accounts : undefined
}

/** `5`, `true` and `"5"` as the number, the truth and the text that they are; all else is text. */
function readValue(text: string): string | number | boolean {
  const plain = text.trim()
  if (plain === 'true' || plain === 'false') return plain === 'true'
  if (/^-?\d+(\.\d+)?$/.test(plain)) return Number(plain)
  const inQuotes = /^"(.*)"$/s.exec(plain)
  return inQuotes?.[1] ?? plain
}

const writtenValue = (value: unknown) =>
  typeof value === 'string' && typeof readValue(value) !== 'string' ? `"${value}"` : String(value ?? '')
