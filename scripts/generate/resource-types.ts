import type { MethodContract } from './method-contract.js'
import { typeText } from './type-text.js'

/** packages/client/src/resources.generated.ts: what the method of every route takes and answers. */
export function resourceTypes(methods: readonly MethodContract[]): string {
  const inputs = methods.filter(({ first, rest }) => first.length > 0 || rest !== undefined)
  return `// Made by scripts/generate.ts from the routes' schemas: change those, then run \`npm run generate\`.

/** What each method takes, by its name: the fields of its arguments. */
export interface MethodInputs {
${inputs.map((method) => entry(method, typeText(inputOf(method), 'input', '  '))).join('\n')}
}

/** What each method answers, by its name. */
export interface MethodOutputs {
${methods.map((method) => entry(method, typeText(method.output, 'output', '  '))).join('\n')}
}

/** The name of a method, such as \`customers.list\`. */
export type MethodName = keyof MethodOutputs
`
}

/** One of several shapes where nothing comes before it; else all fields. */
function inputOf({ first, rest, input }: MethodContract) {
  return first.length === 0 && rest !== undefined ? rest : input
}

function entry({ name, summary }: MethodContract, type: string): string {
  return `  /** ${summary} */\n  '${name}': ${type}`
}
