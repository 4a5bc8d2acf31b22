import { catalogue, defineProvider } from '@rapport/core/connector'
import { expect, it } from 'vitest'
import { mcpSite } from './agent.js'

const own = defineProvider({
  id: 'acme-desk',
  descriptor: { ...catalogue.pylon, name: 'Acme Desk' },
  options: {},
  auth: [{ kind: 'fields', fields: ['apiToken'], label: 'API token' }],
  baseUrl: () => 'https://acme.test',
  headers: () => ({}),
  requestsPerSecond: 1,
  check: async () => ({ id: 'acme', name: null }),
  streams: []
})

it('lists a process’s own providers beside those of the catalogue', async () => {
  const { agent } = await mcpSite({ providers: [own] })
  const { client } = await agent({ query: '?toolset=integrations&write=1' })
  const { tools } = await client.listTools()
  const named = (tool: string) => Object(tools.find(({ name }) => name === tool)?.inputSchema.properties?.provider).examples
  for (const tool of ['svc_get_integration_status', 'svc_setup_integration'])
    expect(named(tool), tool).toEqual([...Object.keys(catalogue), 'acme-desk'])
})
