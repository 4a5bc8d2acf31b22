// Packs every published package as npm would, and checks the archives with publint and attw: what is in the folder is not what people install.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

/**
 * Runs a command to its end; its output, or undefined after printing it when the command failed.
 *
 * @param {string} title
 * @param {string} command
 * @param {string[]} args
 */
function run(title, command, args) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd: root, encoding: 'utf8', maxBuffer: 64 << 20 })
  if (status === 0) return stdout
  console.log(`${title} failed\n${error?.message ?? `${stdout}${stderr}`}`)
  process.exitCode = 1
  return undefined
}

/** The most bytes that an archive may have. A package that is not named here has the limit of `others`. */
const maxPackedBytes = new Map([
  ['@rapport/core', 1_450_000],
  // The commands contain the libraries that only they load.
  ['@rapport/server-node', 300_000],
  ['@rapport/console', 1_120_000],
  ['@rapport/languages', 6_000_000]
])
const others = 250_000

const published = readdirSync(join(root, 'packages'))
  .map((name) => `packages/${name}`)
  .filter((folder) => !JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')).private)

const archives = mkdtempSync(join(tmpdir(), 'rapport-pack-'))
try {
  const workspaces = published.flatMap((folder) => ['--workspace', folder])
  const packed = run('npm pack', 'npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', archives, ...workspaces])
  if (packed !== undefined) {
    /** @type {{ name: string, size: number, files: { path: string }[] }[]} */
    const archived = Object.values(JSON.parse(packed))
    for (const { name, size, files } of archived) {
      const limit = maxPackedBytes.get(name) ?? others
      const faults = files
        .filter(({ path }) => /\.(key|pem|crt)$/.test(path))
        .map(({ path }) => `holds ${path}: keys and certificates are for tests`)
      if (files.some(({ path }) => path.endsWith('.map'))) faults.push('holds source maps: remove its folder dist, and build again')
      if (size > limit) faults.push(`has ${Math.round(size / 1000)} kB packed, and ${limit / 1000} kB is the limit`)
      if (!files.some(({ path }) => path === 'LICENSE')) faults.push('comes without the text of its licence: copy LICENSE into its folder')
      for (const fault of faults) console.log(`${name} ${fault}`)
      if (faults.length > 0) process.exitCode = 1
    }
    for (const file of readdirSync(archives)) {
      const archive = join(archives, file)
      run(`publint ${file}`, join(root, 'node_modules/.bin/publint'), ['run', '--strict', archive])
      run(`attw ${file}`, join(root, 'node_modules/.bin/attw'), ['--profile', 'esm-only', '--no-color', '--no-emoji', archive])
    }
    console.log(`${readdirSync(archives).length} packages packed and checked`)
  }
} finally {
  rmSync(archives, { recursive: true })
}
