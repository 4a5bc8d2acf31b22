import type { ApiRoute } from '../../packages/core/src/http/api-route.js'
import { sentFields } from '../../packages/core/src/http/route-input.js'
import { fieldsTable } from './fields-table.js'
import { type JsonSchema, plainSchema, unionOf } from './json-schema.js'
import { block, code, table } from './markdown.js'
import { type MethodContract, methodsOf } from './method-contract.js'
import { typeText } from './type-text.js'

/** The routes of one area: those whose paths begin alike. */
export interface ApiArea {
  /** The part of the path behind `/api/`, such as `customers`. */
  name: string
  routes: readonly ApiRoute[]
}

/** The routes by areas, in the order of the alphabet. */
export function areasOf(routes: readonly ApiRoute[]): ApiArea[] {
  const names = [...new Set(routes.map(areaOf))].sort()
  return names.map((name) => ({ name, routes: routes.filter((route) => areaOf(route) === name) }))
}

const areaOf = ({ path }: ApiRoute) => path.split('/')[2] ?? ''

/** docs/api/<area>.md: each route of an area with what it takes, what it answers, and an example. */
export function apiPage({ name, routes }: ApiArea): string {
  const overview = routes.map((route) => [`[${code(lineOf(route))}](#${route.operationId.toLowerCase()})`, route.summary])
  return `# ${titleOf(name)}

${table(['Route', 'What it does'], overview)}

[The HTTP API](../api.md) says how to authenticate, how pages follow each other, and what errors look like.

${routes.map(section).join('\n\n')}
`
}

/** The heading of an area: `merge-suggestions` is Merge suggestions. */
export function titleOf(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('-', ' ')}`
}

const lineOf = ({ method, path }: ApiRoute) => `${method} ${path}`

function section(route: ApiRoute): string {
  const { operationId, summary, grants, fails = [], status = 200, answer, client } = route
  const input = plainSchema(route.input)
  const { from, properties } = sentFields(route)
  const inPath = Object.keys(input.properties ?? {}).filter((field) => !Object.hasOwn(properties, field))
  const facts = [
    `${grants.length === 1 ? 'Grant' : 'Grants'}: ${grants.map(code).join(' and ')}.`,
    ...methodsOf([route]).map((method) => `Method of the client${client?.only ? '' : ' and of a workspace'}: ${code(formOf(method))}.`),
    ...(fails.length > 0 ? [`Errors beside the [usual ones](../api.md#errors): ${fails.map(code).join(', ')}.`] : [])
  ]
  return [
    `## ${operationId}`,
    block('http', lineOf(route)),
    summary,
    facts.join(' '),
    ...fieldsOf('Fields of the path', input, inPath),
    ...fieldsOf(from === 'query' ? 'Fields of the query' : 'Fields of the body', input, Object.keys(properties)),
    ...exampleOf(route, from, Object.keys(properties)),
    `Answer ${status}: ${answer}`,
    block('ts', typeText(plainSchema(route.output), 'output')),
    ...methodsOf([route]).flatMap(returnedPart)
  ].join('\n\n')
}

/** What a method returns, where that is less than the answer of its route. */
function returnedPart({ answer, output }: MethodContract): string[] {
  if (answer === undefined) return []
  return [`The method returns ${output.type === 'array' ? 'the array' : 'only the field'} ${code(answer)} of this answer.`]
}

/** How a method is called: the arguments that come first, then an object with the other fields. */
function formOf({ name, first, rest }: MethodContract): string {
  return `${name}(${[...first, ...(rest ? [argumentOf(rest)] : [])].join(', ')})`
}

/** So many fields are named; the table has all of them. */
const namedFields = 4

function argumentOf(schema: JsonSchema): string {
  const { type, properties = {}, required = [] } = schema
  if (type === 'array') return '[…]'
  const union = unionOf(schema)
  if (union) return union.map(argumentOf).join(' | ')
  const optional = Object.keys(properties).filter((name) => !required.includes(name))
  const names = [...required, ...optional.map((name) => `${name}?`)]
  return names.length === 0 ? '{…}' : `{ ${[...names.slice(0, namedFields), ...(names.length > namedFields ? ['…'] : [])].join(', ')} }`
}

function fieldsOf(title: string, { properties = {}, required = [] }: JsonSchema, names: readonly string[]): string[] {
  if (names.length === 0) return []
  const own = Object.fromEntries(Object.entries(properties).filter(([name]) => names.includes(name)))
  return [`${title}:`, fieldsTable({ properties: own, required })]
}

function exampleOf({ example }: ApiRoute, from: 'query' | 'body' | 'none', names: readonly string[]): string[] {
  const sent = Object.entries(Object(example)).filter(([name]) => names.includes(name))
  if (sent.length === 0 || from === 'none') return []
  if (from === 'query') {
    const query = new URLSearchParams(sent.map(([name, value]): [string, string] => [name, String(value)]))
    return ['Example of the query:', block('text', `?${query}`)]
  }
  return ['Example of the body:', block('json', JSON.stringify(Object.fromEntries(sent), null, 2))]
}
