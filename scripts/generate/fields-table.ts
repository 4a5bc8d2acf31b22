import { fieldRules } from './field-rules.js'
import { descriptionOf, type JsonSchema } from './json-schema.js'
import { code, table } from './markdown.js'
import { typeText } from './type-text.js'

/** The type of a schema on one line, without what it says of its parts. */
function typeInLine(schema: JsonSchema): string {
  return typeText(schema, 'output')
    .replaceAll(/\/\*\*[\s\S]*?\*\/\s*/g, '')
    .replaceAll(/\s*\n\s*(?=[|}\]])|(?<=[{[])\s*\n\s*/g, ' ')
    .replaceAll(/\s*\n\s*/g, '; ')
}

/** The fields of an object as a table: name, type, whether it is required, its rules and its meaning. */
export function fieldsTable({ properties = {}, required = [] }: JsonSchema): string {
  const rows = Object.entries(properties).map(([name, field]) => [
    code(name),
    code(typeInLine(field)),
    required.includes(name) ? 'yes' : '',
    fieldRules(field).join(', '),
    descriptionOf(field)
  ])
  return table(['Field', 'Type', 'Required', 'Rules', 'Meaning'], rows)
}
