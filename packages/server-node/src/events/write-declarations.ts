import { inferProperties, type PropertyShape } from './infer-schema.js'

/** Events of one name that came in. */
export interface SeenEvents {
  name: string
  properties: readonly Readonly<Record<string, unknown>>[]
}

/** A TypeScript file that declares these events as they came in. It holds names and types, and none of the values but few that repeat. */
export function writeDeclarations(seen: readonly SeenEvents[]): string {
  const events = [...seen].sort((a, b) => (a.name < b.name ? -1 : 1)).map(({ name, properties }) => eventText(name, properties))
  return `import { defineEvents } from '@rapport/core'

/** Written by \`rapport events generate\` from the events that came in. Read it, and correct what is not meant so. */
export const events = defineEvents({
${events.join(',\n')}
})
`
}

function eventText(name: string, seen: SeenEvents['properties']): string {
  const shapes = [...inferProperties(seen)]
  const properties = shapes.map(([property, shape]) => `      ${quoted(property)}: ${schemaText(shape)}`)
  const required = shapes.flatMap(([property, { isRequired }]) => (isRequired ? [JSON.stringify(property)] : []))
  const lines = [
    "    type: 'object'",
    properties.length === 0 ? '    properties: {}' : `    properties: {\n${properties.join(',\n')}\n    }`,
    ...(required.length > 0 ? [`    required: [${required.join(', ')}]`] : [])
  ]
  return `  ${quoted(name)}: {\n${lines.join(',\n')}\n  }`
}

/** A key as TypeScript writes it. */
function quoted(name: string): string {
  // Written otherwise, this name would set the prototype.
  if (name === '__proto__') return "['__proto__']"
  return /^[A-Za-z_][A-Za-z0-9_]*$/.test(name) ? name : JSON.stringify(name)
}

function schemaText({ types, choices }: PropertyShape): string {
  if (choices) return `{ enum: [${choices.map((choice) => JSON.stringify(choice)).join(', ')}] }`
  const names = [...types].sort().map((type) => JSON.stringify(type))
  return `{ type: ${names.length === 1 ? names[0] : `[${names.join(', ')}]`} }`
}
