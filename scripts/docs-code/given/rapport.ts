// The file `rapport.js` that `npx @rapport/cli init` makes, as far as pages import it.
import { consoleHandler } from '@rapport/console'
import { createRapport } from '@rapport/core'
import { mcpHandler } from '@rapport/mcp'
import { type ClosableServer, closeServer } from '@rapport/server-node'
import { publicUrl, secret, store } from './default.js'

export { workspace } from './default.js'
export const publicKey = 'pk_0198c0de'
export const rapport = createRapport({ store, basePath: '/rapport', secret, publicUrl })
export const parts = { console: consoleHandler(rapport, { secret, publicUrl }), mcp: mcpHandler(rapport) }

export async function closeRapport(server: ClosableServer) {
  await closeServer(server, { rapport, ...parts })
}

export async function announce() {
  console.log(`${publicUrl}/rapport/console`)
}
