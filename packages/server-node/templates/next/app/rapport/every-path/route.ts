// The API, the tracker script, the console and MCP of Rapport, all below /rapport.
import { getRapport } from '../../../rapport.js'

export const dynamic = 'force-dynamic'

async function serve(request: Request): Promise<Response> {
  const { handler } = await getRapport()
  return handler(request)
}

export { serve as DELETE, serve as GET, serve as HEAD, serve as OPTIONS, serve as PATCH, serve as POST, serve as PUT }
