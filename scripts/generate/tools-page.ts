import { toolMethodName } from '../../packages/core/src/runtime/tool-method-name.js'
import { fieldsTable } from './fields-table.js'
import type { JsonSchema } from './json-schema.js'
import { block, code, madeFrom, table } from './markdown.js'
import type { ToolContract } from './tool-contract.js'
import { typeText } from './type-text.js'

/** docs/tools.md: every tool with what it takes and answers. */
export function toolsPage(tools: readonly ToolContract[]): string {
  const contents = tools.map((tool) => [`[${code(tool.name)}](#${tool.name})`, code(`tools.${toolMethodName(tool.name)}`), tool.summary])
  return `${madeFrom("the tools' schemas")}

# Tools

Call a tool with \`POST /api/tools/call\` and the body \`{ "tool": …, "input": … }\`, with \`call(name, input)\` of a workspace or client, or with
its method of \`tools\`: \`workspace.tools.listCustomers(input)\`, \`client.tools.listCustomers(input)\`. Each tool needs the grant that its section
names. Errors are in [errors.md](errors.md).

${table(['Tool', 'Method', 'What it does'], contents)}

${tools.map(toolSection).join('\n\n')}
`
}

function toolSection(tool: ToolContract): string {
  const call = JSON.stringify({ tool: tool.name, input: tool.example }, null, 2)
  return `## ${tool.name}

${tool.summary}

${tool.grants.length === 1 ? 'Grant' : 'Grants'}: ${tool.grants.map(code).join(', ')}. Method: ${code(`tools.${toolMethodName(tool.name)}`)}.

### Input

${inputText(tool.input)}

### Output

${block('ts', `type Output = ${typeText(tool.output, 'output')}`)}

### Example

${block('json', call)}`
}

/** A table if the input is one object. An input with variants is shown as its type. */
function inputText(input: JsonSchema): string {
  if (input.type !== 'object') return block('ts', `type Input = ${typeText(input, 'output')}`)
  const others = input.additionalProperties === false ? 'Other fields are refused.' : 'Other fields are ignored.'
  if (Object.keys(input.properties ?? {}).length === 0) return `None: an empty object. ${others}`
  return `${fieldsTable(input)}\n\n${others}`
}
