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

This page explains how to call the HTTP API. The pages in the [last table](#routes) describe its ${routes.length} routes. Each path is below the address of
your server, and below \`basePath\` if you set one. Bodies and answers are JSON.

In TypeScript, you rarely need the routes themselves. \`@rapport/client\` and a [workspace](concepts.md#organization-workspace-member) in process have a
method for nearly every route. The page of a route names its method. If the method returns only one field of the answer, such as \`items\`, the page says so.

A server describes its routes as OpenAPI 3.1, at \`/openapi.json\`. The package \`@rapport/core\` contains the same file, as \`@rapport/core/openapi.json\`.

## Authentication

Send an API key with each request:

${block('sh', request)}

- \`npx @rapport/cli key create --grant customer_intelligence:read\` makes a key. You can also make keys in the console, on the page **Settings**.
- A key belongs to one organization, and sees no data of another organization.
- A key has [grants](errors.md#grants). Each route names the grants that it needs.
- An API key is a secret. Keep it on your servers. Web pages use a public key, which can only [send events](events.md).

## Pages

Routes that return lists take \`limit\` and \`cursor\`. Their answers have \`pagination\` with \`hasMore\` and \`nextCursor\`. To get the next page, send
\`nextCursor\` as \`cursor\`, with the same filters. The last page has \`nextCursor: null\`.

## Errors

If a request fails, the answer has a status of 400 or more, and this body. If fields are wrong, \`details\` names them.

${block('json', failure)}

[Errors](errors.md) lists all codes, and says whether a retry may help. The page of a route lists its own codes. These codes are possible, too:

| Routes | Codes |
| --- | --- |
| every route | \`INVALID_CREDENTIALS\`, \`TOOL_CALL_FORBIDDEN\`, \`TOOL_GATEWAY_ERROR\`, \`TOOL_UNAVAILABLE\` |
| routes with a query or a body | \`INVALID_TOOL_INPUT\` |
| routes with a body | \`INVALID_JSON\`, and \`PAYLOAD_TOO_LARGE\` for a body of more than ${defaultLimits.gatewayBodyBytes / 1_048_576} MiB (\`limits.gatewayBodyBytes\`) |

Each answer has the header \`X-Request-Id\`. To find a request in the log of the server, search for this id.

## Other routes

| Route | What it is for |
| --- | --- |
| \`POST /api/i/v1/{publicKey}/events\` | Takes [events](events.md). |
| \`POST /api/tools/call\` | Calls a [tool](tools.md). |
| \`GET /healthz\`, \`GET /readyz\`, \`GET /metrics\` | Health and [metrics](observability.md) of the server. |
| \`POST /api/webhooks/{provider}\` | Takes webhooks of [providers](integrations.md). |

## Routes

${table(['Area', 'Number of routes', 'Names of routes'], rows)}
`
}
