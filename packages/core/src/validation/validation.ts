import type { Static, TSchema } from 'typebox'
import { Compile, type Validator } from 'typebox/compile'
import type { TLocalizedValidationError } from 'typebox/error'
import { Settings } from 'typebox/system'
import { fieldHint, nearestName } from './nearest-name.js'
import { patternWords } from './pattern-words.js'
import { beginningOf, propertyNames } from './validation-beginning.js'
import { type Count, countingOf, type TooMany } from './validation-counts.js'
import { allowedNames, isUnknownName, objectOf, othersNamed, stepsOf } from './validation-names.js'
import { chosenVariant } from './validation-variants.js'

/** What is wrong with a value, in words that name the path and never the value. */
export type Fault = string

/** A schema's check, compiled when it is first used. */
export interface Check<T extends TSchema = TSchema> {
  accepts(value: unknown): value is Static<T>
  /** The first fault of a value that is not accepted; `root` begins its path, such as `input` in `input.limit must be at most 1000`. */
  fault(value: unknown, root: string): Fault
}

/** Makes a schema's check. Lengths count code points. Lists and maps are counted before any of their members is looked at. */
export function checkOf<T extends TSchema>(schema: T): Check<T> {
  let compiled: { validator: Validator; count: Count | undefined } | undefined
  const compile = () => {
    compiled ??= { validator: Compile(schema), count: countingOf(schema) }
    return compiled
  }
  const validator = () => compile().validator
  const tooMany = (value: unknown) => compile().count?.(value)
  return {
    accepts: (value): value is Static<T> => tooMany(value) === undefined && validator().Check(value),
    fault: (value, root) =>
      countFault(tooMany(value), root) ??
      elementFault(schema, value, root) ??
      variantFault(schema, value, root) ??
      firstFault(errorsOf(schema, validator(), value), { schema, root })
  }
}

function countFault(tooMany: TooMany | undefined, root: string): Fault | undefined {
  return tooMany && `${pathTo(root, tooMany.steps.map(String))} must have at most ${count(tooMany.limit, tooMany.noun)}`
}

/** The checks of lists' elements, and of variants. */
const elementChecks = new WeakMap<object, Check>()

/** The fault of a value as the variant that its own words choose: the errors of many variants are more than are looked at. */
function variantFault(schema: TSchema, value: unknown, root: string): Fault | undefined {
  const chosen = chosenVariant(schema, value)
  if (chosen === undefined) return undefined
  if ('name' in chosen) return `${root}.${chosen.name} must be one of ${chosen.allowed.join(', ')}`
  const check = elementChecks.get(chosen.variant) ?? checkOf(chosen.variant)
  elementChecks.set(chosen.variant, check)
  return check.fault(value, root)
}

/** The fault of a list's first wrong element, found by the compiled check: all errors of a long list cost a thousand times more. */
function elementFault(schema: TSchema, value: unknown, root: string): Fault | undefined {
  if (!('items' in schema) || 'minItems' in schema || 'maxItems' in schema || !Array.isArray(value)) return undefined
  const items = Object(schema.items)
  const check = elementChecks.get(items) ?? checkOf(items)
  elementChecks.set(items, check)
  const index = value.findIndex((element) => !check.accepts(element))
  return index < 0 ? undefined : check.fault(value[index], `${root}[${index}]`)
}

/** How much of a long list or of many properties is looked at first. */
const firstLook = 100

/** The errors of a value's beginning, and of ever more of it until there are any. */
function errorsOf(schema: TSchema, validator: Validator, value: unknown): Errors {
  const names = propertyNames(schema)
  for (let most = firstLook; ; most *= 4) {
    const beginning = beginningOf(value, most, names)
    const errors = manyErrors(validator, beginning.value)
    if (errors.length > 0 || !beginning.isCut) return errors
  }
}

/** Enough for every branch of a union: the branch that was meant may come last, and its errors say most. */
const maxErrors = 100

/** The errors of a value, more than the validator tells by default: that setting is one of the process, so the host's own is put back. */
function manyErrors(validator: Validator, value: unknown): Errors {
  const before = Settings.Get().maxErrors
  Settings.Set({ maxErrors })
  try {
    return validator.Errors(value)
  } finally {
    Settings.Set({ maxErrors: before })
  }
}

type Errors = readonly TLocalizedValidationError[]

/** What the words of a fault depend on beside its error. */
interface Place {
  schema: TSchema
  /** What begins its path. */
  root: string
}

/** The first fault, `within` the branch of a union that all errors are of. A required name that is there misspelt is told as that. */
function firstFault(errors: Errors, place: Place, within = ''): Fault {
  const first = errors[0]
  if (!first) return `${place.root} is not valid`
  const union = first.schemaPath.indexOf('/anyOf/', within.length)
  if (union >= 0) return unionFault(errors, first.schemaPath.slice(0, union), place)
  return describe(misspelling(errors, place.schema, within) ?? first, place)
}

/** The error of a name that stands in the place of a required one. */
function misspelling(errors: Errors, schema: TSchema, within: string): Errors[number] | undefined {
  const missing = errors.find(({ keyword, schemaPath }) => keyword === 'required' && !schemaPath.includes('/anyOf/', within.length))
  if (missing?.keyword !== 'required') return undefined
  return errors.find((error) => {
    if (!isUnknownName(error) || objectOf(error) !== missing.schemaPath) return false
    const meant = nearestName(wrongName(error), allowedNames(schema, error))
    return meant !== undefined && missing.params.requiredProperties.includes(meant)
  })
}

const wrongName = ({ instancePath }: Errors[number]) => stepsOf(instancePath).at(-1) ?? ''

/**
 * A union fails with the errors of every branch. Those of the branch that was meant say most: of the ones that fit the type it is the one whose fixed
 * values the value has, then the one that has just its names, then the one that it misspells, then the one whose required properties it has. When none
 * fits the type, the types that are allowed are said; when each lacks another name, these names are.
 */
function unionFault(errors: Errors, union: string, place: Place): Fault {
  const end = errors.findIndex(({ keyword, schemaPath }) => keyword === 'anyOf' && schemaPath === union)
  const own = end < 0 ? errors : errors.slice(0, end)
  const paths = [...new Set(own.map(({ schemaPath }) => branchOf(schemaPath, union)))]
  const branches = paths.map((at) => {
    const faults = own.filter(({ schemaPath }) => branchOf(schemaPath, union) === at)
    const hasOtherNames = faults.some((fault) => isLacking(fault, at) || (isUnknownName(fault) && objectOf(fault) === at)) ? 1 : 0
    return { at, faults, hasOtherNames, isUnlike: misspelling(faults, place.schema, at) ? 0 : 1 }
  })
  const fitting = branches.filter(({ at, faults }) => !faults.some(({ keyword, schemaPath }) => keyword === 'type' && schemaPath === at))
  const [meant] = fitting.toSorted(
    (a, b) =>
      countOf(a, 'const') - countOf(b, 'const') ||
      a.hasOtherNames - b.hasOtherNames ||
      a.isUnlike - b.isUnlike ||
      countOf(a, 'required') - countOf(b, 'required')
  )
  const lacking = fitting.length > 1 ? lackingNames(fitting) : undefined
  if (lacking) return `${pathOf(place.root, own[0]?.instancePath ?? '')} must have one of ${lacking.join(', ')}`
  if (meant) return firstFault(meant.faults, place, meant.at)
  const types = own.flatMap((error) => (error.keyword === 'type' ? error.params.type : []))
  return `${pathOf(place.root, own[0]?.instancePath ?? '')} must be ${[...new Set(types)].map(typeName).join(' or ')}`
}

/** Whether an error is of a required name of this branch that the value lacks. */
const isLacking = ({ keyword, schemaPath }: Errors[number], at: string) => keyword === 'required' && schemaPath === at

/** The names of which each branch wants another one, where that is all that is wrong with each. */
function lackingNames(branches: readonly { at: string; faults: Errors }[]): string[] | undefined {
  const wanted = branches.map(({ at, faults }) => {
    const [first] = faults
    const isAll = faults.length === 1 && first?.keyword === 'required' && isLacking(first, at)
    return isAll && first.params.requiredProperties.length === 1 ? first.params.requiredProperties[0] : undefined
  })
  const names = [...new Set(wanted)]
  return names.length === branches.length && names.every((name) => name !== undefined) ? names : undefined
}

/** The branch of a union that an error is of: `#/anyOf/1` for `#/anyOf/1/properties/id`. */
const branchOf = (schemaPath: string, union: string) => `${union}/anyOf/${schemaPath.slice(`${union}/anyOf/`.length).split('/')[0]}`

/** How many of a branch's faults are of a keyword; those of unions within it say nothing of the branch. */
function countOf({ at, faults }: { at: string; faults: Errors }, keyword: string): number {
  return faults.filter((fault) => fault.keyword === keyword && !fault.schemaPath.includes('/anyOf/', at.length)).length
}

function describe(error: TLocalizedValidationError, { schema, root }: Place): Fault {
  const path = pathOf(root, error.instancePath)
  switch (error.keyword) {
    case 'type':
      return `${path} must be ${[error.params.type].flat().map(typeName).join(' or ')}`
    case 'required':
      return `${path}.${error.params.requiredProperties[0]} is required`
    case 'boolean':
    case 'additionalProperties':
      return `${path} is not allowed${isUnknownName(error) ? insteadOf(wrongName(error), schema, error) : ''}`
    case 'enum':
      return `${path} must be one of ${error.params.allowedValues.join(', ')}`
    case 'const':
      return `${path} must be ${JSON.stringify(error.params.allowedValue)}`
    case 'maximum':
      return `${path} must be at most ${error.params.limit}`
    case 'minimum':
      return `${path} must be at least ${error.params.limit}`
    case 'maxLength':
      return `${path} must have at most ${count(error.params.limit, 'character')}`
    case 'minLength':
      return `${path} must have at least ${count(error.params.limit, 'character')}`
    case 'maxItems':
      return `${path} must have at most ${count(error.params.limit, 'element')}`
    case 'maxProperties':
      return `${path} must have at most ${count(error.params.limit, 'name')}`
    case 'minItems':
      return `${path} must have at least ${count(error.params.limit, 'element')}`
    case 'pattern':
      return patternFault(path, String(error.params.pattern), meaningOf(schema, error.schemaPath))
    case 'format':
      return `${path} must be ${formatNames[error.params.format] ?? `a valid ${error.params.format}`}`
    case 'minProperties':
      return `${path} must have at least ${count(error.params.limit, 'name')}`
    case 'exclusiveMinimum':
      return `${path} must be above ${error.params.limit}`
    case 'exclusiveMaximum':
      return `${path} must be below ${error.params.limit}`
    case 'multipleOf':
      return `${path} must be a multiple of ${error.params.multipleOf}`
    case 'uniqueItems':
      return `${path} must hold nothing twice`
    default:
      return `${path} ${error.message}`
  }
}

function patternFault(path: string, pattern: string, meaning: string): Fault {
  const words = patternWords(pattern)
  return words === undefined ? `${path} must match ${pattern}${meaning}` : `${path} must ${words}`
}

/** The name that a wrong one means, or else which names there are. */
function insteadOf(wrong: string, schema: TSchema, error: TLocalizedValidationError): string {
  const allowed = allowedNames(schema, error)
  return fieldHint(wrong, allowed) || othersNamed(allowed)
}

/** What a field with a pattern says of itself, as few can read patterns: `: A day after today, such as 2026-01-31.` */
function meaningOf(schema: TSchema, schemaPath: string): string {
  let part: unknown = schema
  for (const step of stepsOf(schemaPath)) part = Reflect.get(Object(part), step)
  const { description } = Object(part)
  return typeof description === 'string' ? `: ${description}` : ''
}

const formatNames: Record<string, string> = {
  'date-time': 'a date-time with its offset, such as 2026-01-31T09:30:00Z',
  date: 'a day, such as 2026-01-31',
  email: 'an email address, such as ada@example.com',
  uuid: 'a UUID, such as 0198c3a4-5b6c-7d8e-9f01-23456789abcd',
  uri: 'an absolute URL, such as https://example.com/page'
}

const typeName = (type: string) => (type === 'null' ? 'null' : /^[aeio]/.test(type) ? `an ${type}` : `a ${type}`)

const count = (limit: number, noun: string) => `${limit} ${noun}${limit === 1 ? '' : 's'}`

/** `/channels/0` under `input` as `input.channels[0]`; keys that callers chose are cut, so that no message grows with them. */
function pathOf(root: string, pointer: string): string {
  return pathTo(root, stepsOf(pointer))
}

function pathTo(root: string, given: readonly string[]): string {
  const steps = given.map((step) => step.slice(0, 100))
  return root + steps.map((step) => (/^\d+$/.test(step) ? `[${step}]` : `.${step}`)).join('')
}
