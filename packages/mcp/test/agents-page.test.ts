import { readFileSync } from 'node:fs'
import { toolsetNames } from '@rapport/core/operations'
import { expect, it } from 'vitest'
import { mcpSite } from './agent.js'

const page = readFileSync(new URL('../../../docs/agents.md', import.meta.url), 'utf8')
const blocks = [...page.matchAll(/^```json\n([\s\S]*?)^```/gm)].map(([, json = '']): unknown => JSON.parse(json))
const calls = blocks.filter((block): block is { tool: string; input: Record<string, unknown> }[] => Array.isArray(block)).flat()

it('the calls of docs/agents.md are ones that a default connection takes', async () => {
  const { agent } = await mcpSite()
  const { call } = await agent()
  expect(calls.length).toBeGreaterThan(5)
  // One that the tool itself refuses, as there is no such customer here, is a result; wrong arguments would throw.
  for (const { tool, input } of calls) expect((await call(tool, input)).content.length, tool).toBeGreaterThan(0)
})

it('docs/agents.md names every toolset', () => {
  for (const name of toolsetNames) expect(page).toContain(`\`${name}\``)
})
