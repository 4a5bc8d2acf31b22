import type { JsonSchema } from './json-schema.js'
import { type MethodName, methodNames } from './method-names.js'
import type { ToolContract } from './tool-contract.js'

/** packages/client/src/methods.generated.ts: one method for every tool, grouped by noun. */
export function clientMethods(tools: readonly ToolContract[]): string {
  const texts = [...new Set(tools.map(groupOf))].map((group) => {
    const members = tools.filter((tool) => groupOf(tool) === group)
    return group === '' ? methodsText(members, '    ') : `    ${group}: {\n${methodsText(members, '      ')}\n    }`
  })
  const makers = ['bySubject', 'list', 'single'].filter((maker) => texts.some((text) => text.includes(`${maker}(`)))
  const usesInputs = texts.some((text) => text.includes('ToolInputs['))
  return `// Made by scripts/generate.ts from the tools' schemas: change those or scripts/generate/method-names.ts, then run \`npm run generate\`.

import { ${makers.join(', ')} } from './methods.js'
import type { SendCall } from './send-call.js'
${usesInputs ? "import type { ToolInputs } from './tools.generated.js'\n" : ''}
/** Makes one method for every tool, grouped by noun, each of which ends in \`send\`. */
export function createToolMethods(send: SendCall) {
  return {
${texts.join(',\n')}
  }
}

/** One method for every tool, grouped by noun. */
export type ToolMethods = ReturnType<typeof createToolMethods>
`
}

/** The noun that a tool's method stands under; '' for none. */
function groupOf({ name }: ToolContract): string {
  return methodNames[name].method.split('.').slice(0, -1).join('.')
}

function methodsText(tools: readonly ToolContract[], indent: string): string {
  return tools.map((tool) => methodText(tool, indent)).join(',\n')
}

function methodText(tool: ToolContract, indent: string): string {
  const { method, subject } = methodNames[tool.name]
  const items = itemsOf(tool)
  const maker = items === undefined ? `single(send, '${tool.name}')` : `list(send, '${tool.name}', (page) => page.${items})`
  const doc = `${indent}/** ${tool.summary} Calls \`${tool.name}\`; needs the grant ${tool.grant}. */`
  const name = method.split('.').at(-1)
  if (subject === undefined) return `${doc}\n${indent}${name}: ${maker}`
  checkSubject(tool, subject)
  const inner = `${indent}  `
  const rest = `rest?: Omit<ToolInputs['${tool.name}'], '${subject}'>`
  return `${doc}\n${indent}${name}: bySubject(\n${inner}${maker},\n${inner}(${subject}: string, ${rest}) => ({ ...rest, ${subject} })\n${indent})`
}

/** The field that holds a page's items, if the tool answers in pages: it takes a cursor and answers a pagination beside one array. */
function itemsOf({ name, input, output }: ToolContract): string | undefined {
  const fields = output.properties ?? {}
  if (input.properties?.cursor === undefined || fields.pagination === undefined) return undefined
  const arrays = Object.entries(fields).filter(([, field]) => field.type === 'array')
  const [items] = arrays
  if (items === undefined || arrays.length > 1) throw new Error(`${name} answers in pages, but not with exactly one array`)
  return items[0]
}

function checkSubject({ name, input }: ToolContract, subject: NonNullable<MethodName['subject']>): void {
  const required = (input.required ?? []).join()
  const field: JsonSchema | undefined = input.properties?.[subject]
  if (required === subject && field?.type === 'string') return
  throw new Error(`${name}: method-names.ts says that its subject is ${subject}, but that is not its one required field, a string`)
}
