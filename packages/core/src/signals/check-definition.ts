import { readAccountFilter } from '../customers/index.js'
import { RapportError } from '../errors.js'
import type { Rows } from '../storage/index.js'
import { checkOf } from '../validation/index.js'
import { detectionOf, type EventPattern, eventPattern } from './detections/index.js'
import { type EventMatch, eventMatch, type OwnKind } from './signal-input.js'

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
  const { problem } = detectionOf(definition)
  if (problem !== undefined) throw invalid(`${root}.${problem}`)
  return definition
}

const readers = { EVENT_MATCH: readMatch, EVENT_PATTERN: readPattern } satisfies Record<OwnKind, unknown>

/** The definition of a signal of this kind. Throws INVALID_TOOL_INPUT naming the field for any other. */
export function readDefinition(kind: OwnKind, definition: unknown): EventMatch | EventPattern {
  return readers[kind](definition)
}

/** A definition with its accounts as they are stored. Throws INVALID_TOOL_INPUT naming the field for a customer or member that is not there. */
export async function withAccounts<Definition extends EventMatch | EventPattern>(
  rows: Rows<'organization'>,
  definition: Definition
): Promise<Definition> {
  const { accounts } = definition
  return accounts ? { ...definition, accounts: await readAccountFilter(rows, accounts, 'definition.accounts') } : definition
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
  switch (other.operator) {
    case 'exists':
      return true
    case 'equals':
      return other.value === value
    case 'not_equals':
      return other.value !== value
    case 'starts_with':
      return typeof value === 'string' && value.startsWith(String(other.value))
  }
}

/** Whether a text can begin with both. */
function shareBeginning(one: Condition['value'], other: Condition['value']): boolean {
  return String(one).startsWith(String(other)) || String(other).startsWith(String(one))
}

const invalid = (message: string) => new RapportError('INVALID_TOOL_INPUT', message)
