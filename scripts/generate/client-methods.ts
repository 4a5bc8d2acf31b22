import { toolMethodName } from '../../packages/core/src/runtime/tool-method-name.js'
import type { ToolContract } from './tool-contract.js'

/** packages/client/src/tool-methods.generated.ts: one method for every tool, named after it. */
export function clientMethods(tools: readonly ToolContract[]): string {
  const texts = tools.map(methodText)
  const makers = ['list', 'single'].filter((maker) => texts.some((text) => text.includes(`: ${maker}(`)))
  return `// Made by scripts/generate.ts from the tools' schemas: change those, then run \`npm run generate\`.

import { ${makers.join(', ')} } from './methods.js'
import type { Send } from './send.js'

/** Makes one method for every tool, each of which ends in \`send\`. */
export function createToolMethods(send: Send) {
  return {
${texts.join(',\n')}
  }
}

/** One method for every tool, named after it. */
export type ToolMethods = ReturnType<typeof createToolMethods>
`
}

function methodText(tool: ToolContract): string {
  const items = itemsOf(tool)
  const maker = items === undefined ? `single(send, '${tool.name}')` : `list(send, '${tool.name}', (page) => page.${items})`
  return `/** ${tool.summary} Calls \`${tool.name}\`; needs the ${tool.grants.length === 1 ? 'grant' : 'grants'} ${tool.grants.join(' and ')}. */\n${toolMethodName(tool.name)}: ${maker}`
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
