import { allGrants, createRapport } from '@rapport/core'
import { world as demoWorld } from '@rapport/demo-world'
import { mcpHandler } from '@rapport/mcp'
import { postgresStore } from '@rapport/storage-postgres'
import { loadWorld } from '../packages/server-node/src/demo/world/load-world.js'
import { startPostgres } from './database/native-postgres.js'
import { measuredCalls } from './gateway/calls.js'
import { describeMachine } from './machine/machine.js'
import { Agent, tokensOf } from './mcp/agent.js'
import { measureCalls } from './mcp/cpu.js'
import { questions } from './mcp/questions.js'

const scale = Number(process.argv[2] ?? 1)
const logger = { info: () => undefined, warn: () => undefined, error: console.error }

const postgres = await startPostgres()
const rapport = createRapport({
  store: postgresStore({ connectionString: await postgres.createDatabase('bench') }, { migrate: true }),
  logger
})
try {
  console.log(describeMachine(postgres.version))
  console.log('\n| call | gateway µs | MCP µs | more, ms (target 1.0) |\n| --- | --- | --- | --- |')
  for (const call of measuredCalls) {
    const { gateway, mcp } = await measureCalls(call)
    console.log(`| ${call.tool} | ${gateway.toFixed(0)} | ${mcp.toFixed(0)} | ${((mcp - gateway) / 1_000).toFixed(3)} |`)
  }
  const { id } = await rapport.organizations.create({ name: 'Fernway' })
  const workspace = rapport.organization(id)
  const { key } = await workspace.apiKeys.create({ name: 'bench', grants: allGrants })
  const mcp = mcpHandler(rapport, { logger })
  console.log('\n| list of tools | tools | tokens | target |\n| --- | --- | --- | --- |')
  for (const [query, target] of [
    ['', '6,000'],
    ['?toolset=all&write=1', '16,000'],
    ['?toolset=all&write=1&schemas=output', '']
  ] as const) {
    const { tools } = await (await Agent.connect(mcp, key, query)).client.listTools()
    console.log(`| /mcp${query} | ${tools.length} | ${tokensOf(JSON.stringify(tools))} | ${target} |`)
  }
  const now = Date.now()
  const world = demoWorld({ seed: 1, end: now, scale })
  console.error(`\nLoading ${world.customers.length} customers…`)
  await loadWorld(rapport, id, { now, scale })
  await rapport.runDue()
  const [story] = world.stories.filter(({ kind }) => kind === 'churn')
  const subject = world.customers.find(({ customerId }) => customerId === story?.customerId)
  if (!subject) throw new Error('The world tells of nobody who leaves')
  console.log('\n| question | calls (≤ 4) | tokens (≤ 12,000) | with structured content | answered |\n| --- | --- | --- | --- | --- |')
  for (const { asked, ask, mustHold } of questions) {
    const agent = await Agent.connect(mcp, key)
    await ask(agent, subject)
    const { calls, tokens, tokensWithBoth, text } = agent.cost
    const missing = mustHold(world, subject).filter((words) => !text.includes(JSON.stringify(words).slice(1, -1)))
    console.log(`| ${asked} | ${calls} | ${tokens} | ${tokensWithBoth} | ${missing.length === 0 ? 'yes' : `no: ${missing.join('; ')}`} |`)
  }
} finally {
  await rapport.close()
  await postgres.stop()
}
