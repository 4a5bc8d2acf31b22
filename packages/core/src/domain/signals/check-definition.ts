import { RapportError } from '../../errors.js'
import { checkOf } from '../../validation.js'
import { type CountOperator, type EventMatch, type EventPattern, eventMatch, eventPattern } from './signal-input.js'

const checks = { EVENT_MATCH: checkOf(eventMatch), EVENT_PATTERN: checkOf(eventPattern) }

const root = 'input.definition'

/** The definition of an EVENT_MATCH. Throws INVALID_TOOL_INPUT naming the field for any other, and for one that no event can pass. */
export function readMatch(definition: unknown): EventMatch {
  const check = checks.EVENT_MATCH
  if (!check.accepts(definition)) throw invalid(check.fault(definition, root))
  checkConditions(definition)
  return definition
}

/** The definition of an EVENT_PATTERN. Throws INVALID_TOOL_INPUT naming the field for any other, and for one that never or always holds. */
export function readPattern(definition: unknown): EventPattern {
  const check = checks.EVENT_PATTERN
  if (!check.accepts(definition)) throw invalid(check.fault(definition, root))
  checkPattern(definition)
  return definition
}

type Condition = NonNullable<EventMatch['propertyConditions']>[number]

function checkConditions({ propertyConditions = [] }: EventMatch): void {
  for (const [index, { operator, value, property }] of propertyConditions.entries()) {
    const path = `input.definition.propertyConditions[${index}]`
    if (operator === 'exists' && value !== undefined) throw invalid(`${path}.value is not allowed with the operator exists`)
    if (operator !== 'exists' && value === undefined) throw invalid(`${path}.value is required with the operator ${operator}`)
    if (operator === 'starts_with' && (typeof value !== 'string' || value === ''))
      throw invalid(`${path}.value must be a text with the operator starts_with`)
    const others = propertyConditions.filter((other) => other.property === property)
    const isContradicted =
      (operator === 'equals' && others.some((other) => !passesAlso(value, other))) ||
      (operator === 'starts_with' && others.some((other) => other.operator === 'starts_with' && !shareBeginning(value, other.value)))
    if (isContradicted) throw invalid(`${path} contradicts another condition on ${JSON.stringify(property)}: no event can pass both`)
  }
}

/** Whether a value that passes as equal can pass another condition on the same property. */
function passesAlso(value: Condition['value'], other: Condition): boolean {
  if (other.operator === 'equals') return other.value === value
  if (other.operator === 'not_equals') return other.value !== value
  return other.operator === 'exists' || (typeof value === 'string' && value.startsWith(String(other.value)))
}

/** Whether a text can begin with both. */
function shareBeginning(one: Condition['value'], other: Condition['value']): boolean {
  return String(one).startsWith(String(other)) || String(other).startsWith(String(one))
}

function checkPattern(definition: EventPattern): void {
  const { detection } = definition
  if (detection === 'event_count_threshold' || detection === 'customer_activity_threshold') {
    const { operator, count } = definition
    if (operator === 'lt' && count === 0)
      throw invalid('input.definition.count must be at least 1 with the operator lt: fewer than none never happens')
    if (operator === 'gte' && count === 0)
      throw invalid('input.definition.count must be at least 1 with the operator gte: none or more always holds')
  }
  if (detection !== 'event_absence' && detection !== 'related_user_inactivity') return
  const { workingDays, days } = definition
  if (workingDays !== undefined && workingDays > days)
    throw invalid('input.definition.workingDays must be at most days: there are no more among them')
}

/** Whether a count passes. */
export function passes(operator: CountOperator, seen: number, count: number): boolean {
  if (operator === 'gt') return seen > count
  if (operator === 'gte') return seen >= count
  if (operator === 'lt') return seen < count
  if (operator === 'lte') return seen <= count
  return seen === count
}

/** Whether a threshold holds for few events rather than for many. */
export const asksForFew = (operator: CountOperator, count: number) =>
  operator === 'lt' || operator === 'lte' || (operator === 'eq' && count === 0)

const invalid = (message: string) => new RapportError('INVALID_TOOL_INPUT', message)
