import { type JourneyStage, journeyStages, stageFilter } from '../../people/index.js'
import { invalidInput } from '../../validation/index.js'
import { day, foldText, isCalendarDay, isUuid, readInstant } from '../../values/index.js'
import type { ListField } from './fields.js'
import type { AnyWhere, FilterPlace } from './filter-place.js'
import type { FilterCondition } from './filter-shape.js'

type Scalar = string | number | boolean

/** More days than anybody keeps. */
const maxDays = 36_500

/** What a comparison of a field means for the rows. Throws INVALID_TOOL_INPUT for a value that does not fit. */
export function fieldTest(field: ListField, { field: name, op, value }: FilterCondition, place: FilterPlace, path: string): AnyWhere {
  if (op === 'is_set' || op === 'is_not_set') {
    if (value !== undefined) throw invalidInput(path, `must be left out with ${op}`)
    return setTest(field, name, op === 'is_set')
  }
  if (value === undefined) throw invalidInput(path, `is required with ${op}`)
  const values = [value].flat()
  const isNegative = op === 'is_not'
  switch (field.kind) {
    case 'number':
      return numberTest(field, op, values, path)
    case 'time':
      return timeTest(field, op, values, place.now, path)
    case 'trait':
      return pairsTest(field.column, name.slice('trait:'.length), values, isNegative)
    case 'tag':
    case 'segment':
      return keysTest(field.column, texts(values, path), isNegative)
    case 'choice':
      return choiceTest(field, texts(values, path), isNegative, place.now, path)
    case 'member':
      return equalTest(field.column, memberIds(texts(values, path), place, path), isNegative)
    case 'id':
      return {
        [field.column]: {
          in: texts(values, path)
            .map((id) => id.toLowerCase())
            .filter(isUuid)
        }
      }
    case 'text':
      return textTest(field, op, texts(values, path))
  }
}

function texts(values: readonly Scalar[], path: string): string[] {
  return values.map((value) => {
    if (typeof value !== 'string' || value === '') throw invalidInput(path, 'must be text, or a list of texts')
    return value
  })
}

function setTest({ kind, column }: ListField, name: string, isSet: boolean): AnyWhere {
  if (kind === 'trait') {
    const key = name.slice('trait:'.length)
    return { [column]: isSet ? { hasKeys: [key] } : { lacksKeys: [key] } }
  }
  if (column === 'plan') {
    return isSet
      ? { any: [{ plan: { ne: '' } }, { traits: { hasKeys: ['plan'] } }] }
      : { any: [{ plan: { isNull: true } }, { plan: { eq: '' } }], traits: { lacksKeys: ['plan'] } }
  }
  return { [column]: { isNull: !isSet } }
}

function textTest({ column, searched }: ListField, op: string, values: readonly string[]): AnyWhere {
  if (op === 'contains') return { any: values.map((value) => ({ [searched ?? column]: { contains: foldText(value) } })) }
  const isNegative = op === 'is_not'
  if (column === 'currency')
    return equalTest(column, [...values.map((each) => each.toUpperCase()), ...values.map((each) => each.toLowerCase())], isNegative)
  return column === 'plan' ? planTest(values, isNegative) : equalTest(column, values, isNegative)
}

/** The trait `plan` says it where no subscription does, as `customerPlan` reads it. */
function planTest(values: readonly string[], isNegative: boolean): AnyWhere {
  const unsaid: AnyWhere = { any: [{ plan: { isNull: true } }, { plan: { eq: '' } }] }
  const byTrait: AnyWhere = { all: [unsaid, pairsTest('traits', 'plan', values, isNegative)] }
  if (!isNegative) return { any: [{ plan: { in: values } }, byTrait] }
  return { any: [{ all: [{ plan: { ne: '' } }, ...values.map((value) => ({ plan: { ne: value } }))] }, byTrait] }
}

/** Rows without a value are none of these. */
function equalTest(column: string, values: readonly string[], isNegative: boolean): AnyWhere {
  if (!isNegative) return { [column]: { in: values } }
  return { any: [{ [column]: { isNull: true } }, { all: values.map((value) => ({ [column]: { ne: value } })) }] }
}

function choiceTest(
  { column, choices = [] }: ListField,
  values: readonly string[],
  isNegative: boolean,
  now: number,
  path: string
): AnyWhere {
  const wrong = values.find((value) => !choices.includes(value))
  if (wrong !== undefined) throw invalidInput(path, `must be one of ${choices.join(', ')}`)
  if (column !== 'journey_stage') return equalTest(column, values, isNegative)
  // A stage follows from several columns, and everybody has exactly one.
  const stages: JourneyStage[] = journeyStages.filter((stage) => values.includes(stage) !== isNegative)
  return { any: stages.map((stage) => stageFilter(stage, now) as AnyWhere) }
}

function keysTest(column: string, keys: readonly string[], isNegative: boolean): AnyWhere {
  if (!isNegative) return { any: keys.map((key) => ({ [column]: { has: { [key]: true } } })) }
  return { any: [{ [column]: { isNull: true } }, { all: keys.map((key) => ({ [column]: { lacks: { [key]: true } } })) }] }
}

function pairsTest(column: string, key: string, values: readonly Scalar[], isNegative: boolean): AnyWhere {
  const tests = values.map((value): AnyWhere => ({ [column]: isNegative ? { lacks: { [key]: value } } : { has: { [key]: value } } }))
  return isNegative ? { all: tests } : { any: tests }
}

function numberTest({ column }: ListField, op: string, values: readonly Scalar[], path: string): AnyWhere {
  const numbers = values.map((value) => {
    if (typeof value !== 'number' || Math.abs(value) > Number.MAX_SAFE_INTEGER) throw invalidInput(path, 'must be a number')
    return value
  })
  const [bound = 0] = numbers
  if (op !== 'is' && numbers.length > 1) throw invalidInput(path, `must be one number with ${op}`)
  // The columns hold whole numbers: a bound between two of them is rounded so that it means the same.
  const compared = {
    is: { in: numbers.filter(Number.isInteger) },
    lt: { lt: Math.ceil(bound) },
    lte: { lte: Math.floor(bound) },
    gt: { gt: Math.floor(bound) },
    gte: { gte: Math.ceil(bound) }
  }[op]
  const test: AnyWhere = { [column]: compared ?? {} }
  return column === 'mrr_cents' ? { ...test, mrr_status: { eq: 'calculated' } } : test
}

function timeTest({ column }: ListField, op: string, values: readonly Scalar[], now: number, path: string): AnyWhere {
  const [value] = values
  if (values.length > 1) throw invalidInput(path, `must be one value with ${op}`)
  if (op === 'before') return { [column]: { lt: instantOf(value, path) } }
  if (op === 'after') return { [column]: { gte: instantOf(value, path) } }
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 1 || value > maxDays) {
    throw invalidInput(path, `must be a whole number of days from 1 to ${maxDays}`)
  }
  if (op === 'in_next_days') return { [column]: { gte: now, lt: now + value * day } }
  const since = Math.max(0, now - value * day)
  if (op === 'in_last_days') return { [column]: { gte: since, lte: now } }
  return { any: [{ [column]: { lt: since } }, { [column]: { isNull: true } }] }
}

function instantOf(value: Scalar | undefined, path: string): number {
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && isCalendarDay(value)) return Date.parse(`${value}T00:00:00Z`)
  if (typeof value === 'string' && value.includes('T')) return readInstant(value, `input.${path}`, { bound: 'lower' })
  throw invalidInput(path, 'must be a day such as 2026-01-31, or a date-time such as 2026-01-31T09:30:00Z')
}

function memberIds(ids: readonly string[], { memberId }: FilterPlace, path: string): string[] {
  return ids.map((id) => {
    if (id !== 'me') return id
    if (memberId === undefined) throw invalidInput(path, 'must be the id of a member: a segment is the same for everybody, whoever asks')
    // A caller who is no member owns nothing.
    return memberId ?? ''
  })
}
