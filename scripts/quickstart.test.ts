import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { createRapport } from '../packages/core/src/index.js'
import { recordingLogger } from '../packages/core/src/testing/recording-logger.js'
import { blockOf, fileOf } from '../packages/server-node/src/init/template.js'
import { postgresStore } from '../packages/storage-postgres/src/index.js'

const page = readFileSync(join(import.meta.dirname, '../docs/quickstart.md'), 'utf8')
const javaScript = { isTypeScript: false, extension: 'js' }

/** The blocks of code below a heading, up to the next heading. */
function blocksBelow(heading: string, language: string): string[] {
  const [section = ''] = page.split(`\n${heading}\n`)[1]?.split(/\n##+ /) ?? []
  return [...section.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'))].map(([, code = '']) => code)
}

test.each([
  ['### Express', 'server/express.ts'],
  ['### Fastify', 'server/fastify.ts'],
  ['### Hono', 'server/hono.ts'],
  ['### node:http', 'server/node.ts']
])('%s shows the block that init prints, and the lines of its app that listen and stop', (heading, template) => {
  const [mounting, listening = ''] = blocksBelow(heading, 'js')
  expect(mounting).toBe(blockOf(template, javaScript))
  const [imports = '', lines = listening] = /^import .*\n\n/.test(listening) ? listening.split(/\n\n([\s\S]*)/) : []
  const app = fileOf(template, javaScript)
  expect(app).toContain(imports)
  expect(lines).toContain('announce')
  expect(app.endsWith(lines)).toBe(true)
})

test('Next.js shows the option that init prints', () => {
  expect(blocksBelow('### Next.js', 'js')).toEqual([blockOf('next/next.config.mjs', javaScript)])
})

test('the complete app mounts, listens and stops as the other blocks do', () => {
  const [complete = ''] = blocksBelow('#### A complete server.js', 'js')
  for (const block of blocksBelow('### Express', 'js'))
    for (const line of block.split('\n').filter((line) => !line.startsWith('import '))) expect(complete).toContain(line)
})

test('the page lists every export of rapport.js', () => {
  const program = fileOf('server/rapport.ts', javaScript)
  const names = [...program.matchAll(/^export (?:async )?(?:const|function) (?:\{ )?(\w+)/gm)].map(([, name = '']) => name)
  const rows = [...page.matchAll(/^\| `(\w+)(?:\(\w*\))?` \| /gm)].map(([, name = '']) => name)
  expect(names).toHaveLength(6)
  expect(rows).toEqual(expect.arrayContaining(names))
})

test('an empty folder takes at most five commands', () => {
  const commands = blocksBelow('## From an empty folder', 'sh').flatMap((block) => block.trim().split('\n'))
  expect(commands[1]).toMatch(/^npx @rapport\/cli init --framework express /)
  expect(commands.length).toBeLessThanOrEqual(5)
})

test('events of your own code are stored, with your transaction and never without it', async () => {
  const [plain = '', inTransaction = ''] = blocksBelow('## Events from your code', 'js')
  const connectionString = inject('postgresUrl')
  const schema = 'quickstart_page'
  const pool = new pg.Pool({ connectionString, options: `-c search_path=${schema}` })
  const rapport = createRapport({ store: postgresStore({ connectionString }, { schema, migrate: true }), logger: recordingLogger() })
  onTestFinished(async () => {
    await pool.query(`DROP SCHEMA ${schema} CASCADE`)
    await rapport.close()
    await pool.end()
  })
  const { id } = await rapport.organizations.ensure({ slug: 'main', name: 'My company' })
  const workspace = rapport.organization(id)
  const AsyncFunction: new (...parts: string[]) => (...values: unknown[]) => Promise<void> = Object.getPrototypeOf(
    async () => {}
  ).constructor
  const run = (code: string) => new AsyncFunction('pool', 'workspace', code)(pool, workspace)
  const events = async () => (await workspace.events.recent()).length

  await expect(run(inTransaction)).rejects.toThrow('orders')
  await rapport.runDue()
  expect(await events()).toBe(0)

  await pool.query(`CREATE TABLE ${schema}.orders (user_id text, amount int)`)
  await run(inTransaction)
  await rapport.runDue()
  expect(await events()).toBe(1)

  await run(plain)
  expect(await events()).toBe(2)
})
