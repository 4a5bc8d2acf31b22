import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { recordInstall, staleReason } from './install-state.mjs'

const machine = { platform: 'linux', arch: 'x64' }
const undici = { version: '7.1.0', integrity: 'sha512-aaa' }
const core = { resolved: 'packages/core', link: true }
const folders: string[] = []

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** A repository folder whose lockfile wants `wanted`, after an install that left `installed` (undefined: it never ended). */
function repository(wanted: Record<string, object>, installed?: Record<string, object>) {
  const root = mkdtempSync(join(tmpdir(), 'rapport-install-'))
  folders.push(root)
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  write('package-lock.json', JSON.stringify({ packages: { '': { name: 'rapport' }, ...wanted } }))
  if (installed) {
    write('node_modules/.package-lock.json', JSON.stringify({ packages: installed }))
    for (const path of Object.keys(installed)) write(`${path}/package.json`, '{}')
  }
  return { root, write, reason: () => staleReason(root, machine) }
}

describe('an install is needed', () => {
  test('on a bare clone', () => {
    expect(repository({}).reason()).toBe('node_modules is missing')
  })

  test('when the last install was cut off before its end', () => {
    const { write, reason } = repository({ 'node_modules/undici': undici })
    write('node_modules/undici/package.json', '{}')
    expect(reason()).toBe('the last install did not finish')
    write('node_modules/.package-lock.json', '{"packages": {"node_mod')
    expect(reason()).toBe('the last install did not finish')
  })

  test('when the lockfile asks for another version, whatever the files say of their times', () => {
    const { root, reason } = repository({ 'node_modules/undici': { ...undici, version: '7.2.0' } }, { 'node_modules/undici': undici })
    utimesSync(join(root, 'package-lock.json'), 0, 0)
    expect(reason()).toBe('undici is 7.1.0, package-lock.json has 7.2.0')
  })

  test('when a package has the version but other content', () => {
    const { reason } = repository({ 'node_modules/undici': { ...undici, integrity: 'sha512-bbb' } }, { 'node_modules/undici': undici })
    expect(reason()).toBe('undici differs from package-lock.json')
  })

  test('when the lockfile has a new package, or a new workspace', () => {
    expect(repository({ 'node_modules/undici': undici }, {}).reason()).toBe('undici is not installed')
    expect(repository({ 'packages/core': { version: '0.1.0' } }, {}).reason()).toBe('packages/core is not installed')
  })

  test('when a package that npm installed was deleted by hand', () => {
    const { root, reason } = repository({ 'node_modules/@x/deep': undici }, { 'node_modules/@x/deep': undici })
    rmSync(join(root, 'node_modules/@x/deep'), { recursive: true })
    expect(reason()).toBe('@x/deep is not installed')
  })

  test('when node_modules was made on another kind of machine', () => {
    const binary = { ...undici, optional: true, os: ['linux'], cpu: ['x64'] }
    expect(repository({ 'node_modules/@turbo/linux-64': binary }, {}).reason()).toBe('@turbo/linux-64 is not installed')
  })

  test('when the lockfile changes after our own install', () => {
    const { root, write, reason } = repository({ 'node_modules/undici': undici }, { 'node_modules/undici': undici })
    recordInstall(root, machine)
    expect(reason()).toBeUndefined()
    write('package-lock.json', JSON.stringify({ packages: { 'node_modules/undici': { ...undici, version: '8.0.0' } } }))
    expect(reason()).toBe('undici is 7.1.0, package-lock.json has 8.0.0')
  })

  test('when somebody installed something else after our own install', () => {
    const { root, write, reason } = repository({ 'node_modules/undici': undici }, { 'node_modules/undici': undici })
    recordInstall(root, machine)
    write('node_modules/.package-lock.json', JSON.stringify({ packages: {} }))
    expect(reason()).toBe('undici is not installed')
  })

  test('when the lockfile is missing or broken, so that npm can say what is wrong', () => {
    const { root, write, reason } = repository({}, {})
    write('package-lock.json', '<<<<<<< ours')
    expect(reason()).toBe('package-lock.json cannot be read')
    rmSync(join(root, 'package-lock.json'))
    expect(reason()).toBe('package-lock.json is missing')
  })
})

describe('no install is needed', () => {
  test('when node_modules is what the lockfile asks for, links of workspaces included', () => {
    const entries = { 'node_modules/undici': undici, 'node_modules/@rapport/core': core, 'packages/core': { version: '0.1.0' } }
    expect(repository(entries, entries).reason()).toBeUndefined()
  })

  test('when only optional packages of other machines, or of another C library, are absent', () => {
    const wanted = {
      'node_modules/darwin': { ...undici, optional: true, os: ['darwin'], cpu: ['x64'] },
      'node_modules/arm': { ...undici, optional: true, os: ['linux'], cpu: ['arm64'] },
      'node_modules/musl': { ...undici, optional: true, os: ['linux'], cpu: ['x64'], libc: ['musl'] },
      'node_modules/their-dependency': { ...undici, optional: true }
    }
    expect(repository(wanted, {}).reason()).toBeUndefined()
  })

  test('again after our own install, even where npm left an optional package out; the stamp of one machine says nothing about another', () => {
    const binary = (cpu: string) => ({ ...undici, optional: true, os: ['linux'], cpu: [cpu] })
    const { root, reason } = repository({ 'node_modules/for-x64': binary('x64'), 'node_modules/for-arm': binary('arm64') }, {})
    expect(reason()).toBe('for-x64 is not installed')
    recordInstall(root, machine)
    expect(reason()).toBeUndefined()
    expect(staleReason(root, { platform: 'linux', arch: 'arm64' })).toBe('for-arm is not installed')
  })
})
