// Rapport with its console and MCP as a route handler of Next.js, and one address of the app's own that asks Rapport in process: GET /rapport/people.
//
//   Copy it to app/rapport/[...path]/route.ts, and set RAPPORT_ORGANIZATION_ID to the id that `npx @rapport/cli org create` prints.
import { consoleHandler } from '@rapport/console'
import { createRapport, type Rapport } from '@rapport/core'
import { mcpHandler } from '@rapport/mcp'
import { toWebHandler } from '@rapport/server-node'

declare global {
  var sharedRapport: Rapport | undefined
}

// On globalThis, because Next loads this file anew when it changes. Pass a store: without one everything is lost with the process.
globalThis.sharedRapport ??= createRapport({ basePath: '/rapport' })
const rapport = globalThis.sharedRapport
rapport.start()

// The console asks everybody to sign in. Without RAPPORT_SECRET nobody can.
const { RAPPORT_SECRET } = process.env
const parts = { console: consoleHandler(rapport, RAPPORT_SECRET ? { secret: RAPPORT_SECRET } : {}), mcp: mcpHandler(rapport) }
const handler = toWebHandler(rapport, parts)
const serve = (request: Request): Promise<Response> => handler(request)

// Events and tools, and the preflights of pages on other origins.
export const POST = serve
export const OPTIONS = serve

export async function GET(request: Request): Promise<Response> {
  if (new URL(request.url).pathname !== '/rapport/people') return serve(request)
  const workspace = rapport.organization(process.env.RAPPORT_ORGANIZATION_ID ?? '')
  const { items } = await workspace.call('svc_list_users', {})
  return Response.json(items.map(({ email }) => email))
}
