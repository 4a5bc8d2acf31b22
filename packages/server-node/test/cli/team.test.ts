import { allGrants, createRapport, type Rapport, type Workspace } from '@rapport/core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { main } from '../../src/cli/main.js'
import { serve } from '../../src/serve.js'

const silent = { info() {}, warn() {}, error() {} }

let rapport: Rapport
let workspace: Workspace
let server: { url: string; close(): Promise<void> }
let stdout: string
let stderr: string

beforeAll(async () => {
  rapport = createRapport({ logger: silent })
  workspace = rapport.organization((await rapport.organizations.create({ name: 'Host', slug: 'host' })).id)
  const { key } = await workspace.apiKeys.create({ name: 'all', grants: allGrants })
  server = await serve({ rapport, port: 0, logger: silent })
  process.env.RAPPORT_API_KEY = key
})

afterAll(async () => {
  delete process.env.RAPPORT_API_KEY
  await server.close()
})

beforeEach(() => {
  stdout = ''
  stderr = ''
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    stdout += String(text)
    return true
  })
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    stderr += String(text)
    return true
  })
})

afterEach(() => {
  vi.restoreAllMocks()
})

const run = (...args: string[]) => main(['node', 'rapport', ...args, '--url', server.url])
const codeIn = (text: string) => /#(rl_\w+[\w-]*)/.exec(text)?.[1] ?? ''

test('the first owner gets in by a link of the command, and gets other links and roles by it', async () => {
  expect(await run('team', 'list')).toBe(0)
  expect(stdout).toContain('npx @rapport/cli invite --email you@example.com --role owner')
  expect(await run('invite', '--email', 'ada@us.test', '--role', 'owner', '--name', 'Ada')).toBe(0)
  expect(stdout).toContain('/console/join#rl_')
  expect(stdout).toContain('RAPPORT_PUBLIC_URL')
  expect((await rapport.signIn.acceptLink(codeIn(stdout))).session).toMatchObject({ name: 'Ada', role: 'owner' })

  expect(await run('team', 'link', 'ADA@us.test', '--json')).toBe(0)
  expect((await rapport.signIn.acceptLink(codeIn(stdout.slice(stdout.lastIndexOf('{"link"'))))).session.name).toBe('Ada')
  await workspace.members.put([{ email: 'bo@us.test', name: 'Bo' }])
  expect(await run('team', 'role', 'bo@us.test', 'admin')).toBe(0)
  expect(stdout).toContain('bo@us.test is admin now.')
  expect(await run('team', 'role', 'bo@us.test', 'none')).toBe(0)
  expect((await workspace.team.list()).map(({ email }) => email)).toEqual(['ada@us.test'])
})

test('says what is wrong', async () => {
  expect(await run('invite', '--email', 'ada@us.test', '--role', 'king')).not.toBe(0)
  expect(await run('invite', '--email', 'ada', '--role', 'viewer')).toBe(1)
  expect(await run('team', 'role', 'ada@us.test', 'viewer')).toBe(1)
  expect(await run('team', 'link', 'nobody@us.test')).toBe(1)
  for (const words of ['king', 'email', 'last owner', 'nobody@us.test']) expect(stderr).toContain(words)
})
