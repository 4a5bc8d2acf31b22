import type { ToolContract } from './tool-contract.js'
import { mapText } from './type-modules.js'

/** packages/client/src/tools.generated.ts: what every tool takes and answers. */
export function clientTypes(tools: readonly ToolContract[]): string {
  const inputs = tools.map(({ name, summary, input }) => ({ name, doc: summary, schema: input }))
  const outputs = tools.map(({ name, summary, output }) => ({ name, doc: summary, schema: output }))
  return `// Made by scripts/generate.ts from the tools' schemas: change those, then run \`npm run generate\`.

${mapText({ name: 'ToolInputs', doc: 'What each tool takes, by its name.', entries: inputs }, { direction: 'input' })}

${mapText({ name: 'ToolOutputs', doc: 'What each tool answers, by its name.', entries: outputs }, { direction: 'output' })}

/** The name of a tool. */
export type ToolName = keyof ToolInputs
`
}
