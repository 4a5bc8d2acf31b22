import type { DevCredentials } from './credentials-file.js'
import type { StoreChoice } from './store-choice.js'

/** What `rapport dev` says when it is ready: where it is, its keys, and lines to copy. */
export function welcome(facts: { url: string; credentials: DevCredentials; agentKey: string; choice: StoreChoice; demo: boolean }): string {
  const { url, credentials, agentKey, choice, demo } = facts
  const { organizationId, apiKey, publicKey } = credentials
  const json = "-H 'Content-Type: application/json'"
  return `
  Console        ${url}/console

  Rapport is ready at ${url}
  ${whereOf(choice)}
${demo ? `\n  Demo shop      ${url}/\n  Live view      ${url}/live\n` : ''}
  Organization   ${organizationId}
  API key        ${apiKey}   (for servers: reads and manages)
  Public key     ${publicKey}   (for pages: sends events)

  Send an event
    curl ${url}/api/i/v1/${publicKey}/events ${json} \\
      -d '{"events":[{"type":"custom","eventName":"signed_up"}],"userIdentity":{"email":"ada@acme.com"}}'

  See the customer that it made
    curl ${url}/api/tools/call -H 'Authorization: Bearer ${apiKey}' ${json} \\
      -d '{"tool":"svc_list_customers"}'

  Ask it from an agent, with a key that only reads (other clients: docs/agents.md)
    claude mcp add --transport http rapport ${url}/mcp --header "Authorization: Bearer ${agentKey}"

  Track a page on localhost
    <script defer src="${url}/rapport.js" data-public-key="${publicKey}"></script>
${demo ? '' : '\n  With made-up customers and a demo shop: npx @rapport/cli dev --demo\n'}
  Ctrl-C stops it.

`
}

function whereOf(choice: StoreChoice): string {
  if (choice.kind === 'memory') return 'Everything is in memory. When the server stops, all data and keys are lost.'
  if (choice.kind === 'pglite')
    return `The database and keys are in ${choice.directory}. To start from the beginning, delete that directory.`
  return 'The database is the Postgres server of --store.'
}
