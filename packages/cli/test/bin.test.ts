import { spawnSync } from 'node:child_process'
import { accessSync, constants, copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

const bin = fileURLToPath(new URL('../bin/rapport.js', import.meta.url))
const run = (file: string, ...args: string[]) => spawnSync(process.execPath, [file, ...args], { encoding: 'utf8' })

test('the command that npm links is a file of the repository that may be executed', () => {
  const manifest = JSON.parse(readFileSync(fileURLToPath(new URL('../package.json', import.meta.url)), 'utf8'))
  expect(manifest.bin).toEqual({ rapport: 'bin/rapport.js' })
  expect(manifest.files).toContain('bin')
  expect(() => accessSync(bin, constants.X_OK)).not.toThrow()
})

test('the command runs what is built, with its arguments and exit codes', () => {
  expect(run(bin, '--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('Usage: rapport') })
  expect(run(bin, 'no-such-command')).toMatchObject({ status: 1 })
})

test('the command of a clone without a build says how to build it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rapport-bin-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const linked = join(folder, 'node_modules/@rapport/server-node')
  mkdirSync(join(folder, 'bin'))
  mkdirSync(linked, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(linked, 'package.json'), '{ "type": "module", "exports": { "./cli": "./dist/cli.js" } }')
  copyFileSync(bin, join(folder, 'bin/rapport.js'))
  const { status, stdout, stderr } = run(join(folder, 'bin/rapport.js'), 'dev')
  expect(status).toBe(1)
  expect(stdout).toBe('')
  expect(stderr).toContain('npm run build')
})
