import { createRapport, type HttpClient, type Workspace } from '@rapport/core'
import { memoryStore } from '@rapport/core/memory'
import { stripe } from '@rapport/integrations'
import { serve } from '@rapport/server-node'
import { postgresStore } from '@rapport/storage-postgres'
import { credentials, secret } from './sync/credentials.js'
import type { SyncServerCommand, SyncServerNews, SyncServerStart } from './sync/server-messages.js'
import { remembered, stripeAccount } from './sync/stripe-account.js'

// A server as `rapport serve` is one, with a Stripe account within the process, whose answers cost it next to nothing.
process.once('message', async ({ url, customers, pageSize, requestsPerSecond }: SyncServerStart) => {
  const http = remembered(stripeAccount({ customers, emails: true, subscriptions: true }).provider({ now: Date.now, pageSize }).http)
  await rehearse(http)
  const providers = [stripe({ requestsPerSecond })]
  const store = postgresStore({ connectionString: url }, { migrate: true })
  const rapport = createRapport({ store, http, secret, publicUrl: 'http://localhost', providers })
  const server = await serve({ rapport, port: 0 })
  rapport.start()
  const { id } = await rapport.organizations.create({ name: 'Bench' })
  const workspace = rapport.organization(id)
  process.on('message', async ({ command }: SyncServerCommand) => {
    if (command === 'connect') {
      await workspace.integrations.connect('stripe', { config: credentials })
      return tell({ kind: 'connected' })
    }
    if (command === 'count') return tell({ kind: 'counted', records: await recordsOf(workspace) })
    await server.close()
    process.disconnect()
  })
  const { publicKey } = await workspace.publicKeys.create()
  tell({ kind: 'ready', port: server.port, publicKey })
})

/** Reads the account once in memory, so that all its answers are there when the time is measured. */
async function rehearse(http: HttpClient): Promise<void> {
  const providers = [stripe({ requestsPerSecond: 1_000_000 })]
  const rapport = createRapport({ store: memoryStore(), http, secret, publicUrl: 'http://localhost', providers })
  const { id } = await rapport.organizations.create({ name: 'Rehearsal' })
  await rapport.organization(id).integrations.connect('stripe', { config: credentials })
  await rapport.runDue()
  await rapport.close()
}

/** A customer becomes an account and a person, a subscription itself and an entry of the timeline. */
async function recordsOf(workspace: Workspace): Promise<number> {
  const { syncs } = await workspace.integrations.status('stripe')
  return syncs.reduce((sum, { counts }) => sum + (counts?.added ?? 0) / 2, 0)
}

function tell(news: SyncServerNews): void {
  process.send?.(news)
}
