import { randomUUID } from 'node:crypto'
import { createRapport } from '@rapport/core'
import { createTestRapport, recordingLogger } from '@rapport/core/testing'
import { postgresStore } from '@rapport/storage-postgres'
import { expect, inject, it, onTestFinished } from 'vitest'
import { noteOf } from './page-modules.js'
import { type Block, blocksOf, blocksOfPage, pagePaths } from './pages.js'

const blocks = pagePaths().flatMap(blocksOfPage)
const blocksIn = (language: string) => blocks.filter((block) => block.language === language && noteOf(block, 'not run') === undefined)

/** The values of a block of JSON: one, or one in each line. */
function valuesOf({ page, line, code }: Block): unknown[] {
  try {
    return [JSON.parse(code)]
  } catch (error) {
    const lines = code.split('\n')
    if (lines.length > 1 && lines.every((text) => /^\{.*\}$/.test(text))) return lines.map((text) => JSON.parse(text))
    throw new Error(`${page}:${line}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

it('JSON of the pages is JSON', () => {
  const [broken, several] = blocksOf('a.md', '```json\n{ "a": }\n```\n```json\n{ "a": 1 }\n{ "a": 2 }\n```')
  expect(() => broken && valuesOf(broken)).toThrow('a.md:2: ')
  expect(several && valuesOf(several)).toEqual([{ a: 1 }, { a: 2 }])
  expect(blocksIn('json').flatMap(valuesOf).length).toBeGreaterThan(50)
})

it('calls of tools have input that the tools take', async () => {
  const { call, rapport } = await createTestRapport()
  onTestFinished(() => rapport.close())
  const refused = async (tool: string, input: unknown) => (await call(tool, input)).status === 400
  expect(await refused('svc_list_customers', { limit: 'ten' })).toBe(true)
  let calls = 0
  for (const block of blocksIn('json'))
    for (const value of valuesOf(block).flat()) {
      const { tool, input } = Object(value)
      if (typeof tool !== 'string' || input === undefined) continue
      calls++
      expect(await refused(tool, input), `${block.page}:${block.line}: ${tool}`).toBe(false)
    }
  expect(calls).toBeGreaterThan(40)
})

it('SQL of the pages runs', async () => {
  const schema = `docs_${randomUUID().slice(0, 8)}`
  const store = postgresStore({ connectionString: inject('postgresUrl') }, { schema, migrate: true })
  const rapport = createRapport({ store, logger: recordingLogger() })
  onTestFinished(() => rapport.close())
  const { id } = await rapport.organizations.create({ name: 'Example' })
  const workspace = rapport.organization(id)
  await expect(workspace.call('svc_query', { sql: 'SELECT nothing FROM customers' })).rejects.toThrow('nothing')
  for (const { page, line, code } of blocksIn('sql'))
    await expect(workspace.call('svc_query', { sql: code.replace(/;\s*$/, '') }), `${page}:${line}`).resolves.toBeDefined()
})
