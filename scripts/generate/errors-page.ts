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

A failed call answers with one of the statuses below. The body is \`{ code, message, retryable, requestId }\`. Some errors have more fields:

| Errors | More fields |
| --- | --- |
| of the plan | \`plan\`, \`feature\` and \`resetAt\` (epoch milliseconds) |
| of size | \`limitBytes\` and \`actualBytes\` |

To find the cause, search for the request id in the log of the server. The header \`X-Request-Id\` has the same id.

Every class of \`@rapport/client\` extends its \`RapportError\`.

${table(['Status', 'Code', 'Retry may help', 'Class in @rapport/client', 'Meaning'], codes)}

## Grants

An API key has grants. If a call needs a grant that the key does not have, the status is 403 and the message names the grant. A grant that ends in
\`:manage\` includes the grant \`:read\` of the same area.

${table(['Grant', 'Allows', 'Tools'], rights)}
`
}
