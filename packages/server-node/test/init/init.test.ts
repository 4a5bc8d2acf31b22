import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { main } from '../../src/cli/main.js'

let folder: string
let stdout: string
let stderr: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rapport-init-'))
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

afterEach(async () => {
  vi.restoreAllMocks()
  await rm(folder, { recursive: true })
})

const init = (...args: string[]) => main(['node', 'rapport', 'init', folder, ...args])

function write(files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}

const read = (path: string) => readFileSync(join(folder, path), 'utf8')

const manifestOf = (): { scripts?: Record<string, string>; type?: string; dependencies: Record<string, string>; devDependencies: object } =>
  JSON.parse(read('package.json'))

describe('in an empty folder', () => {
  test.each(['express', 'fastify', 'hono', 'node'])('it makes an app with %s', async (framework) => {
    expect([await init('--framework', framework, '--yes'), stderr]).toEqual([0, ''])
    expect(manifestOf()).toMatchObject({ type: 'module', scripts: { dev: 'node server.js' } })
    for (const version of Object.values(manifestOf().dependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+$/)
    expect(manifestOf().devDependencies).toEqual({ '@rapport/cli': manifestOf().dependencies['@rapport/core'] })
    expect(read('server.js')).toContain("from './rapport.js'")
    expect(read('rapport.js')).not.toContain('#region')
    for (const [name] of read('rapport.js').matchAll(/\bRAPPORT_[A-Z_]+/g)) expect(read('.env.example')).toContain(name)
    expect(stdout).toContain('npm run dev')
  })

  test('it makes an app of Next.js, in TypeScript', async () => {
    expect([await init('--framework', 'next', '--yes'), stderr]).toEqual([0, ''])
    expect(read('app/rapport/[[...path]]/route.ts')).toContain("from '../../../rapport'")
    expect(read('next.config.mjs')).toContain('serverExternalPackages')
    expect(manifestOf().scripts).toEqual({ dev: 'next dev', build: 'next build', start: 'next start' })
  })

  test('it makes an app in TypeScript where that is wanted', async () => {
    expect(await init('--framework', 'express', '--typescript', '--yes')).toBe(0)
    expect(manifestOf().scripts).toMatchObject({ dev: 'tsx server.ts' })
    expect(existsSync(join(folder, 'tsconfig.json'))).toBe(true)
  })

  test('the secret is in a file for its owner only, which Git ignores, and in no output', async () => {
    await init('--framework', 'node', '--yes')
    const secret = read('.rapport/secret').trim()
    expect(secret.length).toBeGreaterThanOrEqual(32)
    expect(statSync(join(folder, '.rapport/secret')).mode & 0o777).toBe(0o600)
    expect(read('.gitignore').split('\n')).toContain('.rapport')
    expect(stdout + read('.env.example')).not.toContain(secret)

    await init('--framework', 'node', '--yes', '--overwrite')
    expect(read('.rapport/secret').trim()).toBe(secret)
  })

  test('it asks nobody where nobody can answer, and writes nothing', async () => {
    expect(await init()).toBe(1)
    expect(stderr).toContain('--framework')
    stderr = ''
    expect(await init('--framework', 'hono')).toBe(1)
    expect(stderr).toContain('--yes')
    expect(existsSync(join(folder, 'package.json'))).toBe(false)
    expect(existsSync(join(folder, '.rapport'))).toBe(false)
  })
})

describe('in a project', () => {
  const express = { 'package.json': '{\n\t"type": "module",\n\t"dependencies": { "express": "^4.0.0" }\n}\n', 'app.js': 'own\n' }

  test('it adds one program, and shows what to paste', async () => {
    write({ ...express, '.gitignore': 'node_modules' })
    expect([await init('--yes'), stderr]).toEqual([0, ''])
    expect(read('app.js')).toBe('own\n')
    expect(existsSync(join(folder, 'server.js'))).toBe(false)
    expect(read('.gitignore')).toBe('node_modules\n.rapport\n')
    expect(read('package.json')).toContain('\t\t"express": "^4.0.0"')
    expect(manifestOf().scripts).toBeUndefined()
    expect(stdout).toContain('    app.use(toNodeListener(rapport, parts))')
    expect(stdout).toContain("    import { announce, closeRapport, parts, rapport } from './rapport.js'")
    expect(stdout).not.toContain('your-app')
  })

  test('it overwrites a file only when it is told to', async () => {
    write({ ...express, 'rapport.js': 'mine' })
    expect(await init('--yes')).toBe(1)
    expect(stderr).toContain('rapport.js')
    expect([read('rapport.js'), read('package.json')]).toEqual(['mine', express['package.json']])
    expect(await init('--yes', '--overwrite')).toBe(0)
    expect(read('rapport.js')).toContain('createRapport')
  })

  test('a CommonJS project gets an ES module, and a block that loads it', async () => {
    write({ ...express, 'package.json': '{ "dependencies": { "express": "5" } }' })
    expect(await init('--yes')).toBe(0)
    expect(existsSync(join(folder, 'rapport.mjs'))).toBe(true)
    expect(stdout).toContain("const { announce, closeRapport, parts, rapport } = await import('./rapport.mjs')")
    expect(stdout).toContain('This project is CommonJS')
    expect(stdout).not.toContain('nodenext')
  })

  test('a CommonJS project in TypeScript is told about nodenext', async () => {
    write({ 'package.json': '{ "dependencies": { "fastify": "5" } }', 'tsconfig.json': '{}', 'app.ts': '' })
    expect(await init('--yes')).toBe(0)
    expect(existsSync(join(folder, 'rapport.mts'))).toBe(true)
    expect(stdout).toContain('"module": "nodenext"')
  })

  test('a program without a framework is taken for node:http', async () => {
    write({ 'package.json': '{ "type": "module" }', 'index.js': '' })
    expect(await init('--yes')).toBe(0)
    expect(stdout).toContain('Rapport in your app with node:http')
    expect(stdout).toContain('// Your own routes: every path that is not below /rapport.')
  })

  test('of several frameworks one has to be named', async () => {
    write({ 'package.json': '{ "dependencies": { "express": "5", "hono": "4" } }' })
    expect(await init('--yes')).toBe(1)
    expect(stderr).toContain('express, hono')
  })

  test('Next.js gets its routes, below src, and a block for a config that is there', async () => {
    write({ 'package.json': '{ "dependencies": { "next": "16" } }', 'src/app/page.jsx': '', 'next.config.js': 'own' })
    expect([await init('--yes'), stderr]).toEqual([0, ''])
    expect(read('src/app/rapport/[[...path]]/route.js')).toContain('async function serve(request) {')
    expect(read('src/rapport.js')).not.toContain('declare global')
    expect(read('src/instrumentation.js')).toContain("import('./rapport')")
    expect(read('next.config.js')).toBe('own')
    expect(stdout).toContain('in next.config.js')
    expect(existsSync(join(folder, 'next.config.mjs'))).toBe(false)
  })

  test('a file is no project', async () => {
    write({ 'app.js': '' })
    expect(await main(['node', 'rapport', 'init', join(folder, 'app.js'), '--framework', 'node', '--yes'])).toBe(1)
    expect(stderr).toBe(`rapport: ${join(folder, 'app.js')} is a file. Name a folder\n`)
    expect(await main(['node', 'rapport', 'init', join(folder, 'app.js/below'), '--framework', 'node', '--yes'])).toBe(1)
    expect(stderr).toContain('rapport: Cannot write')
  })

  test.each([
    ['Next.js without the app router', { 'package.json': '{ "dependencies": { "next": "16" } }' }, 'app router'],
    ['a package.json that is not JSON', { 'package.json': '{' }, 'package.json is not JSON'],
    ['a package.json that is a list', { 'package.json': '[]' }, 'must be a JSON object']
  ])('%s is refused', async (_, files, message) => {
    write(files)
    expect(await init('--yes')).toBe(1)
    expect(stderr).toContain(message)
    expect(existsSync(join(folder, '.rapport'))).toBe(false)
  })
})
