import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { createTestRapport } from '../testing/create-test-rapport.js'
import { toolNames } from '../tool-shape/tool-names.js'
import { registry } from './registry.js'

const folder = fileURLToPath(new URL('../tools', import.meta.url))

describe('the registry', () => {
  it('holds the tools of the folder, in the order of the specification', () => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => /\/[^.]+\.ts$/.test(path))
    const named = files.map((path) => `svc_${path.replace(/^.*\/|\.ts$/g, '').replaceAll('-', '_')}`)
    expect(Object.keys(registry).toSorted()).toEqual(named.toSorted())
    expect(Object.keys(registry)).toEqual(toolNames.filter((name) => Object.hasOwn(registry, name)))
    const missing = toolNames.filter((name) => !Object.hasOwn(registry, name))
    console.info(`Tools still missing: ${missing.length === 0 ? 'none' : missing.join(', ')}`)
  })

  it('names each tool as the tool names itself', () => {
    for (const [name, tool] of Object.entries(registry)) expect(tool.name).toBe(name)
  })

  it('answers 503 for each tool that is missing', async () => {
    const { call } = await createTestRapport()
    for (const name of toolNames.filter((name) => !Object.hasOwn(registry, name))) {
      expect(await call(name)).toMatchObject({ status: 503, body: { code: 'TOOL_UNAVAILABLE' } })
    }
  })

  it.each(Object.values(registry))('$name takes its own example', async ({ name, example }) => {
    const { call } = await createTestRapport()
    const { status, body } = await call(name, example)
    // The memory store has no SQL engine, and this server no connectors.
    const expected = { svc_query: 503, svc_begin_integration_setup: 422 }[String(name)]
    expect(expected === undefined ? [200, 404] : [expected], JSON.stringify(body)).toContain(status)
  })
})
