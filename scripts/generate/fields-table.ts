import { fieldRules } from './field-rules.js'
import { descriptionOf, type JsonSchema } from './json-schema.js'
import { block, code, table } from './markdown.js'
import { typeText } from './type-text.js'

/** The type of a schema on one line, without what it says of its parts. */
function typeInLine(schema: JsonSchema): string {
  return typeText(schema, 'output')
    .replaceAll(/\/\*\*[\s\S]*?\*\/\s*/g, '')
    .replaceAll(/\s*\n\s*(?=[|}\]])|(?<=[{[])\s*\n\s*/g, ' ')
    .replaceAll(/\s*\n\s*/g, '; ')
}

/** So long a type with fields fits into a cell. A list of values may be longer: it wraps. */
const longestInCell = 200

/** The fields of an object as a table: name, type, whether it is required, its rules and its meaning. Types that are too long for a cell follow the table. */
export function fieldsTable({ properties = {}, required = [] }: JsonSchema): string {
  const fields = Object.entries(properties).map(([name, field]) => {
    const type = typeInLine(field)
    return { name, field, type, isLong: type.length > longestInCell && type.includes('{') }
  })
  const rows = fields.map(({ name, field, type, isLong }) => [
    code(name),
    isLong ? `${code(typeName(name))}, below` : code(type),
    required.includes(name) ? 'yes' : '',
    fieldRules(field).join(', '),
    descriptionOf(field)
  ])
  const long = fields.filter(({ isLong }) => isLong)
  const types = long.map(({ name, field }) => block('ts', `type ${typeName(name)} = ${typeText(field, 'output')}`))
  return [table(['Field', 'Type', 'Required', 'Rules', 'Meaning'], rows), ...types].join('\n\n')
}

/** The name of a field's type: `definition` has a Definition. */
const typeName = (field: string) => `${field.charAt(0).toUpperCase()}${field.slice(1)}`
