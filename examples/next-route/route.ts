// Rapport as a route handler of Next.js, and one address of the app's own that asks Rapport in process: GET /rapport/people.
//
//   Copy it to app/rapport/[...path]/route.ts, and set RAPPORT_ORGANIZATION_ID to the id that `npx @rapport/cli org create` prints.
import { createRapport, type Rapport } from '@rapport/core'

declare global {
  var sharedRapport: Rapport | undefined
}

// On globalThis, because Next loads this file anew when it changes. Pass a store: without one everything is lost with the process.
globalThis.sharedRapport ??= createRapport({ basePath: '/rapport' })
const rapport = globalThis.sharedRapport
rapport.start()

const serve = (request: Request): Promise<Response> => rapport.fetch(request)

// Events and tools, and the preflights of pages on other origins.
export const POST = serve
export const OPTIONS = serve

export async function GET(request: Request): Promise<Response> {
  if (new URL(request.url).pathname !== '/rapport/people') return serve(request)
  const workspace = rapport.organization(process.env.RAPPORT_ORGANIZATION_ID ?? '')
  const { items } = await workspace.call('svc_list_users', {})
  return Response.json(items.map(({ email }) => email))
}
