import { timeSchema } from '../../packages/core/src/identity/profiles/put-schemas.js'
import { docComment } from './doc-comment.js'
import { fieldRules } from './field-rules.js'
import { descriptionOf, type JsonSchema, plainSchema, tupleOf, unionOf } from './json-schema.js'

/** Whose type is written: what callers pass may hold fields that are undefined, what they get does not. */
export type Direction = 'input' | 'output'

/** How types are written. */
export interface TypeStyle {
  direction: Direction
  /** The name of the type that a schema has elsewhere; undefined for a schema that is written out. */
  nameOf?(schema: JsonSchema): string | undefined
}

const time = plainSchema(timeSchema)
const identifier = /^[A-Za-z_$][\w$]*$/

/** The TypeScript type of a schema; `indent` is that of the line it begins on. Throws for a keyword that it cannot express. */
export function typeText(schema: JsonSchema, style: Direction | TypeStyle, indent = ''): string {
  return textOf(schema, typeof style === 'string' ? { direction: style } : style, indent)
}

/**
 * A type with a name: an interface for an object, else an alias. Its parts that have names are written as these.
 *
 * @example declarationText('Page', 'A page.', schema, { direction: 'output' }) // /** A page. *\/ export interface Page { … }
 */
export function declarationText(name: string, doc: string, schema: JsonSchema, style: TypeStyle): string {
  const body = writtenOut(schema, style, '')
  const isInterface = schema.type === 'object' && body.startsWith('{') && body.endsWith('}')
  return `${docComment(doc)}\nexport ${isInterface ? `interface ${name}` : `type ${name} =`} ${body}`
}

function textOf(schema: JsonSchema, style: TypeStyle, indent: string): string {
  return style.nameOf?.(schema) ?? writtenOut(schema, style, indent)
}

/** The type of a schema without its own name; its parts are written by theirs. */
export function writtenOut(schema: JsonSchema, style: TypeStyle, indent: string): string {
  if ('const' in schema) return literal(schema.const)
  if (schema.enum) return unionText(schema.enum.map(literal))
  const union = unionOf(schema)
  if (union) return unionText(union.map((branch) => textOf(branch, style, indent)))
  if (schema.allOf) return schema.allOf.map((part) => inParentheses(textOf(part, style, indent), ' | ')).join(' & ')
  if (Array.isArray(schema.type)) return unionText(schema.type.map((type) => textOf({ ...schema, type }, style, indent)))
  return ofType(schema, style, indent)
}

function ofType(schema: JsonSchema, style: TypeStyle, indent: string): string {
  switch (schema.type) {
    case 'string':
      return openText(schema)
    case 'number':
    case 'boolean':
    case 'null':
      return String(schema.type)
    case 'integer':
      return 'number'
    case 'array':
      return arrayText(schema, style, indent)
    case 'object':
      return objectText(schema, style, indent)
    case undefined:
      return isTime(schema) ? 'string | number | Date' : 'unknown'
    default:
      throw new Error(`No TypeScript type is known for the schema type "${String(schema.type)}"`)
  }
}

/** A text of which the schema names examples: editors offer these, and every other text is one too. */
function openText({ examples = [] }: JsonSchema): string {
  return examples.length === 0 ? 'string' : unionText([...examples.map(literal), '(string & {})'])
}

/** A time as puts take it: the schema says in words alone what it takes, as it may also be a Date in process. */
function isTime({ description }: JsonSchema): boolean {
  return description !== undefined && description === time.description
}

function arrayText(schema: JsonSchema, style: TypeStyle, indent: string): string {
  const tuple = tupleOf(schema)
  // What callers pass may be a list that nobody can change.
  const lasting = style.direction === 'input' ? 'readonly ' : ''
  if (tuple) return `${lasting}[${tuple.map((element) => textOf(element, style, indent)).join(', ')}]`
  const element = Array.isArray(schema.items) || schema.items === undefined ? {} : schema.items
  return `${lasting}${inParentheses(textOf(element, style, indent), ' | ', ' & ', 'readonly ')}[]`
}

function objectText(schema: JsonSchema, style: TypeStyle, indent: string): string {
  const fields = Object.entries(schema.properties ?? {})
  const rest = restText(schema, style, indent)
  if (fields.length === 0) return `Record<string, ${rest ?? (schema.additionalProperties === false ? 'never' : 'unknown')}>`
  const inner = `${indent}  `
  const required = new Set(schema.required)
  const lines = fields.map(([name, field]) => {
    const key = identifier.test(name) ? name : literal(name)
    const type = textOf(field, style, inner)
    if (required.has(name)) return `${docText(field, inner)}${inner}${key}: ${type}`
    return `${docText(field, inner)}${inner}${key}?: ${type}${style.direction === 'input' ? ' | undefined' : ''}`
  })
  const object = `{\n${lines.join('\n')}\n${indent}}`
  return rest === undefined ? object : `${object} & Record<string, ${rest}>`
}

/** The type of the values whose keys are not named. */
function restText(schema: JsonSchema, style: TypeStyle, indent: string): string | undefined {
  const values = Object.values(schema.patternProperties ?? {})
  if (typeof schema.additionalProperties === 'object') values.push(schema.additionalProperties)
  return values.length === 0 ? undefined : unionText(values.map((value) => textOf(value, style, indent)))
}

function docText(schema: JsonSchema, indent: string): string {
  const doc = [descriptionOf(schema), ...fieldRules(schema).map((rule) => `${rule[0]?.toUpperCase()}${rule.slice(1)}.`)]
    .filter(Boolean)
    .join(' ')
  return doc === '' ? '' : `${indent}${docComment(doc)}\n`
}

/** A value as code: text in single quotes, as everywhere in this repository. */
function literal(value: unknown): string {
  const json = JSON.stringify(value)
  return typeof value === 'string' ? `'${json.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'` : json
}

function unionText(parts: string[]): string {
  const distinct = [...new Set(parts)]
  return distinct.includes('unknown') ? 'unknown' : distinct.join(' | ')
}

function inParentheses(text: string, ...operators: string[]): string {
  return operators.some((operator) => topLevel(text).includes(operator)) ? `(${text})` : text
}

/** The text without what stands in brackets, where an operator binds nothing outside. */
function topLevel(text: string): string {
  let depth = 0
  let outer = ''
  for (const letter of text) {
    if ('{[(<'.includes(letter)) depth += 1
    if ('}])>'.includes(letter)) depth -= 1
    else if (depth === 0) outer += letter
  }
  return outer
}
