import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const project = mkdtempSync(join(tmpdir(), 'rapport-install-'))
const manifestOf = (name: string) => JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'))
const packages = readdirSync(join(root, 'packages')).filter((name) => !manifestOf(name).private)

/** What a host may import, script files aside: they run in pages. */
const entries = packages.flatMap((name) => {
  const paths = Object.keys(manifestOf(name).exports).filter((path) => !/\.js(on)?$/.test(path))
  return paths.map((path) => join('@rapport', name, path))
})

/** Runs a command in the empty project; its output. Throws with what it printed when it fails. */
function run(command: string, ...args: string[]): string {
  return execFileSync(command, args, { cwd: project, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
}

beforeAll(() => {
  execFileSync('npm', ['run', 'build'], { cwd: root, stdio: 'pipe' })
  const workspaces = packages.flatMap((name) => ['--workspace', `packages/${name}`])
  const packing = ['pack', '--json', '--ignore-scripts', '--pack-destination', project, ...workspaces]
  const packed: { filename: string }[] = JSON.parse(execFileSync('npm', packing, { cwd: root, encoding: 'utf8' }))
  const archives = packed.map(({ filename }) => join(project, filename))
  writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }')
  run('npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', ...archives, 'react@19', 'vitest@4', 'fast-check@4')
}, 600_000)

afterAll(() => rmSync(project, { recursive: true }))

describe('the packages, installed in an empty project', () => {
  it.each(entries)('%s is imported', (entry) => {
    const code = `console.log(Object.keys(await import('${entry}')).length > 0); ${entry.endsWith('testing') ? 'process.exit()' : ''}`
    expect(run(process.execPath, '--input-type=module', '-e', code)).toBe('true\n')
  })

  // vitest itself cannot be required, so neither can what stands on it.
  it.each(entries.filter((entry) => !entry.endsWith('testing')))('%s is required', (entry) => {
    const code = `console.log(Object.keys(require('${entry}')).length > 0)`
    expect(run(process.execPath, '--input-type=commonjs', '-e', code)).toBe('true\n')
  })

  it('have the command', () => {
    expect(run(join(project, 'node_modules/.bin/rapport'), '--help')).toContain('dev')
  })

  it('work together: an event in, a customer out, on an embedded database', () => {
    const code = `
      import { createRapport } from '@rapport/core'
      import { pgliteStore } from '@rapport/storage-postgres'
      const rapport = createRapport({ store: pgliteStore() })
      const { id } = await rapport.organizations.create({ name: 'Acme', slug: 'acme' })
      const workspace = rapport.organization(id)
      await workspace.ingest({ source: 'server', events: [{ type: 'identify', url: 'server://x', email: 'ann@globex.com' }] })
      const { items } = await workspace.call('svc_list_customers', {})
      console.log(items.map(({ domain }) => domain).join())
      await rapport.close()`
    expect(run(process.execPath, '--input-type=module', '-e', code)).toBe('globex.com\n')
  })
})
