// Rapport in this app: where it keeps its rows, who may sign in, and what is served below /rapport.
// `npx @rapport/cli init` made this file. It is yours to change.
import { existsSync, readFileSync } from 'node:fs'
import { consoleHandler } from '@rapport/console'
import { createRapport } from '@rapport/core'
import { mcpHandler } from '@rapport/mcp'
import { toWebHandler } from '@rapport/server-node'
import { pgliteStore, postgresStore } from '@rapport/storage-postgres'

// #region types
declare global {
  var runningRapport: ReturnType<typeof start> | undefined
}
// #endregion

/** Rapport, started when it is first asked for, so that `next build` opens no database. Next may load this file twice, so globalThis holds it. */
export function getRapport() {
  globalThis.runningRapport ??= start().catch((error) => {
    globalThis.runningRapport = undefined
    throw error
  })
  return globalThis.runningRapport
}

async function start() {
  // .env.example explains the variables.
  const { DATABASE_URL, NODE_ENV, PORT = '3000', RAPPORT_PUBLIC_URL, RAPPORT_SECRET } = process.env
  const { RAPPORT_METRICS_TOKEN: metricsToken, RAPPORT_MIGRATE, RAPPORT_TRUST_PROXY } = process.env

  // Where browsers reach this server. Links and the script for your pages begin with it.
  const publicUrl = (RAPPORT_PUBLIC_URL || `http://localhost:${PORT}`).replace(/\/$/, '')

  // The secret encrypts credentials and sign-ins. `init` wrote one for this machine into .rapport, which Git ignores.
  const secretFile = '.rapport/secret'
  const secret = RAPPORT_SECRET || (existsSync(secretFile) ? readFileSync(secretFile, 'utf8').trim() : '')
  if (secret === '') throw new Error('Set RAPPORT_SECRET to at least 32 random characters. `openssl rand -base64 48` prints some.')

  // DATABASE_URL names a Postgres server. Without it, Postgres runs inside of this process and keeps its files in .rapport.
  // The app creates and migrates its tables when it starts, unless RAPPORT_MIGRATE is off.
  const migrate = RAPPORT_MIGRATE !== 'off'
  const store = DATABASE_URL ? postgresStore({ connectionString: DATABASE_URL, migrate }) : pgliteStore({ dataDir: '.rapport' })
  // The proxies in front of this server: their number, or their addresses. Rapport takes the addresses of clients from them.
  const proxies = RAPPORT_TRUST_PROXY || '0'
  const trustProxy = /^\d+$/.test(proxies) ? Number(proxies) : proxies.split(',')
  const rapport = createRapport({ store, basePath: '/rapport', secret, publicUrl, trustProxy, metricsToken })

  // Your own company. Rapport finds your customers in the events.
  const { id } = await rapport.organizations.ensure({ slug: 'main', name: 'My company' })
  const workspace = rapport.organization(id)

  // Pages at these addresses may send events: those of your public URL, and on your own machine those of every port.
  const ownMachine = ['localhost', '127.0.0.1']
  const { hostname, origin } = new URL(publicUrl)
  const domains = ownMachine.includes(hostname) ? ownMachine : [origin]
  const knownDomains = await workspace.publicKeys.domains()
  if (domains.some((domain) => !knownDomains.includes(domain))) {
    await workspace.publicKeys.setDomains([...new Set([...knownDomains, ...domains])])
  }

  // Your pages send events with this key. The key is no secret.
  const publicKeys = await workspace.publicKeys.list()
  const knownKey = publicKeys.find(({ revokedAt }) => revokedAt === null)
  const { publicKey } = knownKey ?? (await workspace.publicKeys.create())

  // The console is at /rapport/console and asks everybody to sign in. MCP for agents is at /rapport/mcp and asks for an API key.
  const parts = { console: consoleHandler(rapport, { secret, publicUrl }), mcp: mcpHandler(rapport) }
  const handler = toWebHandler(rapport, parts)

  // When Next stops, it waits for running requests. The live updates of open console pages would never end by themselves.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => parts.console.close())

  // Runs background jobs, as long as this process lives.
  rapport.start()

  console.log(`Console:        ${publicUrl}/rapport/console`)
  console.log(`For your pages: <script defer src="${publicUrl}/rapport/rapport.js" data-public-key="${publicKey}"></script>`)
  console.log(`For agents:     ${publicUrl}/rapport/mcp`)
  // The logs of a server that others reach have many readers: a link to sign in is shown on your own machine only.
  const isOwnMachine = !DATABASE_URL && !RAPPORT_SECRET && ownMachine.includes(hostname)
  if (NODE_ENV !== 'production' && !isOwnMachine) {
    const place = DATABASE_URL ? '' : ' --data .rapport # while this server is stopped'
    console.log(
      `To sign in:     RAPPORT_PUBLIC_URL=${publicUrl}/rapport npx @rapport/cli invite --email you@example.com --role owner${place}`
    )
  } else if (NODE_ENV !== 'production') {
    const [owner] = await workspace.team.list()
    const { url } = owner
      ? await workspace.team.signInLink(owner.id)
      : await workspace.team.invite({ email: 'owner@example.com', name: 'Owner', role: 'owner' })
    console.log(`Sign in:        ${url}`)
    console.log('The link works once. It is shown on your own machine only.')
  }
  return { rapport, workspace, publicKey, handler }
}
