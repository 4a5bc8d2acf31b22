import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const bin = (name: string) => join(root, 'node_modules/.bin', name)
const project = mkdtempSync(join(tmpdir(), 'rapport-install-'))
let archive = ''

/** Runs a command in the empty project; its output. Throws with what it printed when it fails. */
function run(command: string, ...args: string[]): string {
  return execFileSync(command, args, { cwd: project, encoding: 'utf8' })
}

function pack(folder: string): string {
  const [packed] = JSON.parse(run('npm', 'pack', '--json', '--ignore-scripts', '--pack-destination', project, join(root, folder)))
  return join(project, packed.filename)
}

beforeAll(() => {
  execFileSync('npm', ['run', 'build', '--workspace', 'packages/client'], { cwd: root, stdio: 'pipe' })
  archive = pack('packages/client')
  writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }')
  run('npm', 'install', '--offline', '--no-audit', '--no-fund', archive)
})

afterAll(() => rmSync(project, { recursive: true }))

describe('the package, installed in an empty project', () => {
  it('comes alone', () => {
    const installed = readdirSync(join(project, 'node_modules')).filter((name) => !name.startsWith('.'))
    expect(installed).toEqual(['@rapport'])
    expect(readdirSync(join(project, 'node_modules/@rapport'))).toEqual(['client'])
  })

  it('is imported', () => {
    const code =
      "import { createRapportClient, createTracker } from '@rapport/client'; console.log(typeof createRapportClient, typeof createTracker)"
    expect(run(process.execPath, '--input-type=module', '-e', code)).toBe('function function\n')
  })

  it('is required', () => {
    const code =
      "const { createRapportClient, RapportError } = require('@rapport/client'); console.log(typeof createRapportClient, RapportError.name)"
    expect(run(process.execPath, '--input-type=commonjs', '-e', code)).toBe('function RapportError\n')
  })

  it('has types that hold under NodeNext, and refuse a wrong name', () => {
    const code = `
      import { createRapportClient } from '@rapport/client'
      const client = createRapportClient({ baseUrl: 'https://rapport.example.com', apiKey: '' })
      export const name: string | null | undefined = (await client.customers.list({ limit: 1 })).items[0]?.name
      // @ts-expect-error no such tool
      client.call('svc_nothing')
    `
    writeFileSync(join(project, 'use.ts'), code)
    const options = [
      '--strict',
      '--module',
      'nodenext',
      '--target',
      'es2023',
      '--noEmit',
      '--types',
      'node',
      '--typeRoots',
      join(root, 'node_modules/@types')
    ]
    expect(run(bin('tsc'), ...options, 'use.ts')).toBe('')
  })

  it('passes publint and attw', () => {
    run(bin('publint'), 'run', '--strict', archive)
    run(bin('attw'), '--profile', 'esm-only', '--no-color', '--no-emoji', archive)
  })

  it('holds what is meant to be published and nothing else', () => {
    const files = run('tar', '-tzf', archive).trim().split('\n')
    expect(files.filter((file) => !/^package\/(package\.json|README\.md|LICENSE|dist\/.*\.(js|js\.map|d\.ts))$/.test(file))).toEqual([])
  })
})
