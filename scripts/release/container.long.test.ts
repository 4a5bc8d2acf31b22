import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { parse } from 'yaml'
import { blocksOfPage } from '../docs-code/pages.js'
import { type BuiltImage, buildImage } from './dockerfile.js'
import { type PublishedPackages, publishPackages } from './published-packages.js'

// Runs the steps of docs/container.md in an empty folder. No image is pulled: what the Dockerfile does is done on this machine, with published packages.
const docs = join(import.meta.dirname, '../../docs')
const page = readFileSync(join(docs, 'container.md'), 'utf8')
const folder = mkdtempSync(join(tmpdir(), 'rapport-container-'))
const project = join(folder, 'rapport-server')
const blocks = blocksOfPage('docs/container.md')
const codeIn = (language: string) => blocks.filter((block) => block.language === language).map(({ code }) => code)
const [makeFolder = '', , writeSecrets = ''] = codeIn('sh')
const [dockerfile = ''] = codeIn('dockerfile')
const [compose = ''] = codeIn('yaml')

let published: PublishedPackages
let image: BuiltImage
let server: ChildProcess | undefined
const schema = `container_${randomUUID().slice(0, 8)}`

/** The environment of the container, with the secrets of `.env`. */
function environment(): NodeJS.ProcessEnv {
  const secrets = readFileSync(join(project, '.env'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)])
  const { PATH } = process.env
  return {
    PATH,
    ...image.environment,
    ...Object.fromEntries(secrets),
    DATABASE_URL: inject('postgresUrl'),
    RAPPORT_SCHEMA: schema,
    HOME: '/nonexistent'
  }
}

/** How a process of the container runs: as its user, where this test may become another one. */
const asContainer = (more: NodeJS.ProcessEnv = {}) => ({
  cwd: join(image.root, image.workdir),
  env: { ...environment(), ...more },
  ...(process.getuid?.() === 0 && { uid: image.user, gid: image.user })
})

/** What `docker run` does with these words behind the name of the image. */
const runImage = (...words: string[]) => splitCommand([...image.entrypoint, ...(words.length > 0 ? words : image.command)])

function splitCommand([command = '', ...args]: string[]): { command: string; args: string[] } {
  return { command, args }
}

beforeAll(async () => {
  chmodSync(folder, 0o755)
  published = await publishPackages(folder)
  // Both run in one shell, as somebody who pastes them does.
  execFileSync('sh', ['-ec', `${makeFolder}\n${writeSecrets}`], { cwd: folder, env: published.environment, stdio: 'pipe' })
  writeFileSync(join(project, 'Dockerfile'), dockerfile)
  image = buildImage(dockerfile, project, join(folder, 'image'), published.environment)
}, 900_000)

afterAll(async () => {
  if (server && server.exitCode === null && server.signalCode === null) server.kill('SIGKILL')
  await published?.registry.stop()
  rmSync(folder, { recursive: true })
})

describe('the container of docs/container.md', () => {
  it('runs as a user who is not root, and has no secret in it', () => {
    expect(image.user).toBeGreaterThan(0)
    expect(image.environment).toEqual({ NODE_ENV: 'production' })
    expect(dockerfile).not.toMatch(/SECRET|PASSWORD|ARG /)
  })

  it('prints the help of the command', () => {
    const { command, args } = runImage('--help')
    expect(execFileSync(command, args, { ...asContainer(), encoding: 'utf8' })).toContain('serve')
  })

  it('migrates the database, serves, tells that it is healthy, and stops when it is told to', async () => {
    const migrate = runImage('migrate')
    execFileSync(migrate.command, migrate.args, { ...asContainer(), stdio: 'pipe' })
    // Another run has nothing to do.
    execFileSync(migrate.command, migrate.args, { ...asContainer(), stdio: 'pipe' })

    const serve = runImage()
    server = spawn(serve.command, [...serve.args, '--json'], {
      ...asContainer({ RAPPORT_PORT: '0' }),
      stdio: ['ignore', 'pipe', 'inherit']
    })
    if (!server.stdout) throw new Error('The server has no output')
    const [line] = await once(createInterface(server.stdout), 'line')
    const { url } = JSON.parse(String(line))
    expect((await fetch(new URL('/readyz', url))).status).toBe(200)
    expect((await fetch(new URL('/console/', url))).status).toBe(200)

    const isHealthy = () => {
      const { command, args } = splitCommand(image.healthCheck)
      return spawnSync(command, args, asContainer({ RAPPORT_PORT: new URL(url).port })).status
    }
    expect(isHealthy()).toBe(0)
    const created = runImage('org', 'create', '--name', 'Acme Corp')
    execFileSync(created.command, created.args, { ...asContainer(), stdio: 'pipe' })
    const invited = runImage('invite', '--email', 'you@example.com', '--role', 'owner')
    expect(execFileSync(invited.command, invited.args, { ...asContainer(), encoding: 'utf8' })).toContain('http://localhost:4477/console')

    server.kill('SIGTERM')
    const [code] = await once(server, 'exit')
    expect(code).toBe(0)
    expect(isHealthy()).toBe(1)
  })

  it('has a compose file that starts the server after the migration, with settings that there are', () => {
    const { services, volumes } = parse(compose)
    expect(services.migrate.command).toEqual(['migrate'])
    expect(services.migrate.depends_on).toEqual({ database: { condition: 'service_healthy' } })
    expect(services.rapport.depends_on).toEqual({ migrate: { condition: 'service_completed_successfully' } })
    expect(services.rapport.environment).toEqual(services.migrate.environment)
    expect(services.rapport.stop_grace_period).toBe('30s')
    expect(Object.keys(volumes)).toEqual(['database'])
    const known = readFileSync(join(docs, 'configuration.md'), 'utf8')
    const named = [...new Set(page.match(/RAPPORT_[A-Z_]+/g))]
    expect(named.filter((name) => !known.includes(`\`${name}\``))).toEqual([])
    for (const [, name = ''] of compose.matchAll(/\$\{(\w+)/g)) expect(writeSecrets).toContain(`${name}=`)
  })
})
