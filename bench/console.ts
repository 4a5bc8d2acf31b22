import { createRapport, type Grant } from '@rapport/core'
import { postgresStore } from '@rapport/storage-postgres'
import { launchBrowser } from '../packages/server-node/test/e2e/browser.js'
import { measureConsole } from './console/measure.js'
import { consoleTable } from './console/report.js'
import { startServer } from './console/server.js'
import { startPostgres, withClient } from './database/native-postgres.js'
import { describeMachine } from './machine/machine.js'
import { seed } from './reads/seed.js'

const grants: readonly Grant[] = ['customer_intelligence:read', 'analytics:read', 'workspace_members:read']
const postgres = await startPostgres()
const url = await postgres.createDatabase('console')
try {
  console.log(describeMachine(postgres.version))
  console.error('Filling the tables…')
  const rapport = createRapport({ store: postgresStore({ connectionString: url }, { migrate: true }) })
  const { id } = await rapport.organizations.create({ name: 'Bench' })
  await withClient(url, (client) => seed(client, id, new Date()))
  const { key } = await rapport.organization(id).apiKeys.create({ name: 'bench', grants: [...grants] })
  await rapport.close()
  const server = await startServer(url)
  const browser = await launchBrowser()
  try {
    console.log(`\n${consoleTable(await measureConsole(browser, `${server.url}/console`, key))}`)
  } finally {
    await browser.close()
    await server.stop()
  }
} finally {
  await postgres.stop()
}
