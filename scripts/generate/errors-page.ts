import { code, madeFrom, table } from './markdown.js'
import type { ToolContract } from './tool-contract.js'

/** Each code with its status, whether a retry may help, and what it means. */
export type ErrorTable = Readonly<Record<string, { status: number; retryable: boolean; meaning: string }>>

/** Each grant with what it allows. */
export type GrantTable = Readonly<Record<string, string>>

/** docs/errors.md: the codes of the gateway and the grants. `classes` names the client's error class of a status. */
export function errorsPage(
  errors: ErrorTable,
  grants: GrantTable,
  tools: readonly ToolContract[],
  classOf: (status: number) => string
): string {
  const codes = Object.entries(errors).map(([name, { status, retryable, meaning }]) => [
    String(status),
    code(name),
    retryable ? 'yes' : 'no',
    code(classOf(status)),
    meaning
  ])
  const rights = Object.entries(grants).map(([grant, meaning]) => [
    code(grant),
    meaning,
    tools.flatMap((tool) => (tool.grants.includes(grant) ? [`[${code(tool.name)}](tools.md#${tool.name})`] : [])).join(', ')
  ])
  return `${madeFrom('packages/core/src/errors.ts and auth/grants.ts')}

# Errors

A call that fails answers one of these statuses with the body \`{ code, message, retryable, requestId }\`. Failures of the plan add \`plan\`,
\`feature\` and \`resetAt\` (epoch milliseconds), those of size \`limitBytes\` and \`actualBytes\`. The request id is also in the \`X-Request-Id\`
header and finds the request in the server's log. Every class of \`@rapport/client\` extends its \`RapportError\`.

${table(['Status', 'Code', 'Retry may help', 'Class in @rapport/client', 'Meaning'], codes)}

# Grants

An API key carries grants; a call without the tool's grant is answered with 403 and a message that names it. A grant that ends in \`:manage\`
includes the \`:read\` of the same area.

${table(['Grant', 'Allows', 'Tools'], rights)}
`
}
