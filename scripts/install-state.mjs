import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * An entry of a package-lock.json, as far as it matters here.
 * @typedef {{ version?: string, integrity?: string, resolved?: string, link?: boolean, optional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} LockEntry
 *
 * @typedef {{ platform: string, arch: string }} Machine
 */

/**
 * Why node_modules must be installed anew, or undefined when it is what package-lock.json asks for.
 *
 * npm leaves a copy of the lockfile in node_modules/.package-lock.json at the end of every complete install, so the two are compared entry by entry:
 * times would lie in a fresh clone. A stamp written after our own install settles what a comparison cannot (an optional package that npm left out).
 *
 * @param {string} root the repository's folder
 * @param {Machine} machine
 * @returns {string | undefined}
 */
export function staleReason(root, machine = process) {
  if (!existsSync(join(root, 'node_modules'))) return 'node_modules is missing'
  if (!existsSync(join(root, installedPath))) return 'the last install did not finish'
  if (!existsSync(join(root, 'package-lock.json'))) return 'package-lock.json is missing'
  if (readStamp(root) === stampOf(root, machine)) return undefined
  const installed = readEntries(root, installedPath)
  if (installed === undefined) return 'the last install did not finish'
  const wanted = readEntries(root, 'package-lock.json')
  if (wanted === undefined) return 'package-lock.json cannot be read'
  for (const [path, entry] of Object.entries(wanted)) {
    const fault = path === '' ? undefined : entryFault(root, path, entry, installed[path], machine)
    if (fault) return fault
  }
  return undefined
}

/**
 * Notes that node_modules is what package-lock.json asks for; call it after an install that succeeded.
 *
 * @param {string} root the repository's folder
 * @param {Machine} machine
 */
export function recordInstall(root, machine = process) {
  writeFileSync(join(root, stampPath), stampOf(root, machine))
}

const installedPath = 'node_modules/.package-lock.json'
const stampPath = 'node_modules/.rapport-install'

/**
 * @param {string} root
 * @param {string} path
 * @param {LockEntry} wanted
 * @param {LockEntry | undefined} installed
 * @param {Machine} machine
 * @returns {string | undefined}
 */
function entryFault(root, path, wanted, installed, machine) {
  const name = path.split('node_modules/').at(-1)
  if (!installed) return wanted.optional && !fitsMachine(wanted, machine) ? undefined : `${name} is not installed`
  if (installed.version !== wanted.version) return `${name} is ${installed.version}, package-lock.json has ${wanted.version}`
  if (installed.integrity !== wanted.integrity || installed.link !== wanted.link) return `${name} differs from package-lock.json`
  return existsSync(join(root, path)) ? undefined : `${name} is not installed`
}

/**
 * Whether an optional package is meant for this machine. One that names no machine, or a C library, may be absent for reasons of its own.
 *
 * @param {LockEntry} entry
 * @param {Machine} machine
 */
function fitsMachine({ os, cpu, libc }, machine) {
  return os !== undefined && cpu !== undefined && libc === undefined && os.includes(machine.platform) && cpu.includes(machine.arch)
}

/**
 * @param {string} root
 * @param {string} path
 * @returns {Record<string, LockEntry> | undefined}
 */
function readEntries(root, path) {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8')).packages ?? {}
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** @param {string} root */
function readStamp(root) {
  const path = join(root, stampPath)
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

/**
 * @param {string} root
 * @param {Machine} machine
 */
function stampOf(root, { platform, arch }) {
  const hash = createHash('sha256').update(`${platform} ${arch}\n`)
  for (const path of ['package-lock.json', installedPath]) hash.update(readFileSync(join(root, path)))
  return hash.digest('hex')
}
