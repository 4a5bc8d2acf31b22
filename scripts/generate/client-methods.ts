import { toolMethodName } from '../../packages/core/src/runtime/tool-method-name.js'
import type { ToolContract } from './tool-contract.js'

/** packages/client/src/tool-methods.generated.ts: one method for every tool, named after it. */
export function clientMethods(tools: readonly ToolContract[]): string {
  const imports = tools.some((tool) => itemsOf(tool) !== undefined) ? 'ListMethod, ToolMethod' : 'ToolMethod'
  return `// Made by scripts/generate.ts from the tools' schemas: change those, then run \`npm run generate\`.

import type { ${imports} } from './methods.js'

/** One method for every tool, named after it. */
export interface ToolMethods {
${tools.map(methodText).join('\n')}
}

/** The methods of the tools, a line each: the tool without its prefix, and the field of its items where it answers in pages. */
export const toolLines = \`
${tools.map(lineOf).join('\n')}
\`
`
}

function methodText(tool: ToolContract): string {
  const items = itemsOf(tool)
  const type = items === undefined ? `ToolMethod<'${tool.name}'>` : `ListMethod<'${tool.name}', '${items}'>`
  return `/** ${tool.summary} Calls \`${tool.name}\`; needs the ${tool.grants.length === 1 ? 'grant' : 'grants'} ${tool.grants.join(' and ')}. */\n${toolMethodName(tool.name)}: ${type}`
}

function lineOf(tool: ToolContract): string {
  const items = itemsOf(tool)
  return [tool.name.replace(/^svc_/, ''), ...(items === undefined ? [] : [items])].join(' ')
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
