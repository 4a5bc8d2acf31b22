import { execFile, execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { type FrameworkName, frameworkNames } from '../../src/init/frameworks.js'
import { launchBrowser } from '../e2e/browser.js'
import { freePort } from '../e2e/free-port.js'
import { startRegistry } from './local-registry.js'
import { signedIn, startApp } from './running-app.js'

const root = join(import.meta.dirname, '../../../..')
const work = mkdtempSync(join(tmpdir(), 'rapport-quickstart-'))
let registry: Awaited<ReturnType<typeof startRegistry>>
let command: string

beforeAll(async () => {
  execFileSync('npm', ['run', 'build'], { cwd: root, stdio: 'pipe' })
  registry = await startRegistry(join(work, 'registry'))
  command = `npx --package=${packageOfCommand()} -- rapport`
}, 1_200_000)

afterAll(() => {
  registry?.close()
  rmSync(work, { recursive: true, force: true })
})

/** The package whose command `rapport` is. */
function packageOfCommand(): string {
  const manifests = readdirSync(join(root, 'packages')).map((name) =>
    JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'))
  )
  return manifests.find(({ bin }) => bin?.rapport !== undefined).name
}

/** The commands of the page's section for an empty folder, in order. */
function commandsOf(framework: FrameworkName): string[] {
  const page = readFileSync(join(root, 'docs/quickstart.md'), 'utf8')
  const [section = ''] = page.split('\n## From an empty folder\n')[1]?.split('\n## ') ?? []
  const commands = [...section.matchAll(/^```sh\n([\s\S]*?)^```/gm)].flatMap(([, code = '']) => code.trim().split('\n'))
  return commands.map((line) => line.replace('--framework express', `--framework ${framework}`).replace('npx @rapport/cli', command))
}

/** Runs a line of a shell, and answers what it printed. The registry is in this process, so the process must not wait for the line. */
async function shell(line: string, cwd: string): Promise<string> {
  const { stdout } = await promisify(execFile)('bash', ['-c', line], { cwd, env: { ...process.env, ...registry.env }, maxBuffer: 2 ** 26 })
  return stdout
}

describe.each(frameworkNames)('%s', (framework) => {
  const place = join(work, framework)
  const folder = join(place, 'hello-rapport')

  test('from an empty folder to the first own event in the console', async () => {
    mkdirSync(place)
    const commands = commandsOf(framework)
    expect(commands.length).toBeLessThanOrEqual(5)
    const [makeFolder, init, run, signUp] = commands
    expect(run).toBe('npm run dev')
    await shell(`${makeFolder} && ${init} --yes`, place)

    const port = await freePort()
    const app = await startApp(folder, port, registry.env)
    onTestFinished(app.stop)
    expect(await shell(signUp?.replace(':3000', `:${port}`) ?? '', place)).toBe('Signed up\n')

    const ask = await signedIn(app)
    expect(await ask('/customers')).toMatchObject({ items: [{ domain: 'globex.com' }] })
    expect(await ask('/events/recent')).toMatchObject({ items: [{ name: 'signed_up', person: { email: 'ada@globex.com' } }] })
    expect((await fetch(`${app.url}/rapport/rapport.js`)).status).toBe(200)
    expect((await fetch(`${app.url}/rapport/mcp`, { method: 'POST', body: '{}' })).status).toBe(401)
    expect((await fetch(`${app.url}/sign-up`, { method: 'POST' })).status).toBe(400)

    const [publicKey = ''] = /pk_[\w-]+/.exec(await (await fetch(`${app.url}/`)).text()) ?? []
    const send = (origin: string) =>
      fetch(`${app.url}/rapport/api/i/v1/${publicKey}/events`, {
        method: 'POST',
        headers: { origin, 'content-type': 'application/json' },
        body: JSON.stringify({ events: [{ type: 'pageview', url: `${origin}/` }] })
      })
    expect((await send('http://127.0.0.1:5173')).status).toBe(200)
    expect((await send('https://elsewhere.test')).status).toBe(403)
  })

  test('an app that exists, with the printed blocks pasted', async () => {
    const existing = join(folder, 'existing')
    cpSync(join(import.meta.dirname, 'existing', framework), existing, { recursive: true })
    const printed = await shell(`${command} init --yes`, existing)
    const blocks = printed.split('Paste this ').slice(1)
    const block = (
      blocks[0]
        ?.split('\n')
        .slice(1)
        .join('\n')
        .split(/\n\d\. /)[0] ?? ''
    ).replaceAll(/^ {4}/gm, '')
    if (framework !== 'next') {
      const program = readFileSync(join(existing, 'server.js'), 'utf8')
      writeFileSync(join(existing, 'server.js'), program.replace('// Paste here\n', block).replace('// It listens\n', 'await announce()\n'))
    }
    const app = await startApp(existing, await freePort(), registry.env)
    onTestFinished(app.stop)
    expect(await (await fetch(`${app.url}/own`)).text()).toContain('own')
    const ask = await signedIn(app)
    expect(await ask('/session')).toMatchObject({ role: 'owner' })
  })
})

test('a person opens the link in a browser, and sees the first customer', async () => {
  const port = await freePort()
  const app = await startApp(join(work, 'express/hello-rapport'), port, registry.env)
  onTestFinished(app.stop)
  const browser = await launchBrowser()
  onTestFinished(() => browser.close())
  const page = await browser.newPage()
  // The page of the app has the tracker, whose visit reaches the console, too.
  await page.goto(`${app.url}/`)
  await page.goto(app.link)
  await page.getByRole('button').first().click()
  await page.getByRole('navigation', { name: 'Pages' }).waitFor()
  await page.goto(`${app.url}/rapport/console/customers`)
  await page.getByText('globex.com').first().waitFor()
})

test('an app whose port is in use ends, and names the port', async () => {
  const other = createServer()
  await once(other.listen(0), 'listening')
  onTestFinished(() => void other.close())
  const { port } = other.address() as AddressInfo
  await expect(startApp(join(work, 'express/hello-rapport'), port, registry.env)).rejects.toThrow('EADDRINUSE')
})

test('a server that others reach prints no link, but the command that makes one', async () => {
  const folder = join(work, 'express/hello-rapport')
  const reached = { ...registry.env, RAPPORT_SECRET: 'a secret of at least thirty-two letters' }
  const app = await startApp(folder, await freePort(), reached)
  await app.stop()
  expect(app.link).toMatch(/^RAPPORT_PUBLIC_URL=\S+ npx @rapport\/cli invite .* --data \.rapport /)
  expect(await shell(app.link.replace('npx @rapport/cli', command), folder)).toContain(`${app.url}/rapport/console/`)
})

test('a new app in TypeScript has right types, and one of Next.js is built for production', async () => {
  const place = join(work, 'typescript')
  mkdirSync(place)
  await shell(`${command} init --framework hono --typescript --install --yes && npx tsc --noEmit`, place)
  expect(await shell('npm run build', join(work, 'next/hello-rapport'))).toContain('/rapport/[[...path]]')
})
