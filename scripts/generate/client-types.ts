import type { ToolContract } from './tool-contract.js'
import { type Direction, typeText } from './type-text.js'

/** packages/client/src/tools.generated.ts: what every tool takes and answers. */
export function clientTypes(tools: readonly ToolContract[]): string {
  return `// Made by scripts/generate.ts from the tools' schemas: change those, then run \`npm run generate\`.

${mapText('ToolInputs', 'What each tool takes, by its name.', tools, 'input')}

${mapText('ToolOutputs', 'What each tool answers, by its name.', tools, 'output')}

/** The name of a tool. */
export type ToolName = keyof ToolInputs
`
}

function mapText(name: string, doc: string, tools: readonly ToolContract[], direction: Direction): string {
  const entries = tools.map((tool) => `  /** ${tool.summary} */\n  ${tool.name}: ${typeText(tool[direction], direction, '  ')}`)
  return `/** ${doc} */\nexport interface ${name} {\n${entries.join('\n')}\n}`
}
