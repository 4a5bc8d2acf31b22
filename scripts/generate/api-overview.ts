import { defaultLimits } from '../../packages/core/src/context/settings.js'
import type { ApiRoute } from '../../packages/core/src/http/api-route.js'
import { areasOf, titleOf } from './api-page.js'
import { block, code, madeFrom, table } from './markdown.js'

const request = `curl https://rapport.example.com/api/customers?limit=10 \\
  -H "Authorization: Bearer $RAPPORT_API_KEY"`

const failure = JSON.stringify(
  { error: 'The input is not valid', code: 'INVALID_TOOL_INPUT', details: [{ path: 'limit', message: 'must be at most 1000' }] },
  null,
  2
)

/** docs/api.md: how to authenticate, how pages follow each other, what errors look like, and the areas with their routes. */
export function apiOverview(routes: readonly ApiRoute[]): string {
  const rows = areasOf(routes).map(({ name, routes: own }) => [
    `[${titleOf(name)}](api/${name}.md)`,
    String(own.length),
    own.map(({ operationId }) => code(operationId)).join(', ')
  ])
  return `${madeFrom('the routes of the HTTP API (packages/core/src/registry/routes.ts)')}

# HTTP API

Every route is below the address of your server, and below \`basePath\` if you set one. Bodies and answers are JSON. The pages below list
${routes.length} routes. A server also answers their description as OpenAPI 3.1, at \`/openapi.json\`. The package \`@rapport/core\` has the same file as
\`@rapport/core/openapi.json\`.

In TypeScript, you rarely need the routes themselves. \`@rapport/client\` and a workspace in process have a method for nearly each of them.

## Authentication

Send an API key with each request:

${block('sh', request)}

- \`npx @rapport/cli key create --grant customer_intelligence:read\` makes a key. The console makes keys, too, on the page **Settings**.
- A key belongs to one organization. It sees no data of another organization.
- A key has [grants](errors.md#grants). Each route names the grants that it needs.
- An API key is a secret. Keep it on your servers. Web pages use a public key, which can only [send events](events.md).

## Pages

Routes that list things take \`limit\` and \`cursor\`. Their answers have \`pagination\` with \`hasMore\` and \`nextCursor\`. Send \`nextCursor\` as \`cursor\` to get the
next page, with the same filters. The last page has \`nextCursor: null\`.

## Errors

A request that fails answers with a status of 400 or more and this body. \`details\` is there if fields are wrong.

${block('json', failure)}

[Errors](errors.md) lists all codes, and says whether a retry may help. These codes are possible on every route: \`INVALID_CREDENTIALS\`,
\`TOOL_CALL_FORBIDDEN\`, \`TOOL_GATEWAY_ERROR\` and \`TOOL_UNAVAILABLE\`. Routes with a query or a body may answer \`INVALID_TOOL_INPUT\`. Routes with a body
may also answer \`INVALID_JSON\` and \`PAYLOAD_TOO_LARGE\`. A body may have ${defaultLimits.gatewayBodyBytes / 1_048_576} MB. Each answer has the header \`X-Request-Id\`: search for
it in the log of the server.

## Other routes

| Route | What it is for |
| --- | --- |
| \`POST /api/i/v1/{publicKey}/events\` | Takes [events](events.md). |
| \`POST /api/tools/call\` | Calls a [tool](tools.md). |
| \`GET /healthz\`, \`GET /readyz\`, \`GET /metrics\` | Health and [metrics](observability.md) of the server. |
| \`POST /api/webhooks/{provider}\` | Takes webhooks of [providers](integrations.md). |

## Routes

${table(['Area', 'Routes', 'Names'], rows)}
`
}
