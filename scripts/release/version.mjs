// `npm run release:version`: applies the changesets to versions, changelogs and package-lock.json.
// Our packages name each other in just their own version. changesets takes a peer that leaves its range for a breaking change, and would make 1.0.0 of
// every release. So the ranges are open while it runs.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'

const manifests = readdirSync('packages').map((name) => `packages/${name}/package.json`)

/**
 * Sets the range of each peer of ours in all packages.
 *
 * @param {(version: string) => string} rangeAt
 */
function setPeers(rangeAt) {
  for (const path of manifests) {
    const manifest = JSON.parse(readFileSync(path, 'utf8'))
    const peers = manifest.peerDependencies ?? {}
    const own = Object.keys(peers).filter((name) => name.startsWith('@rapport/'))
    for (const name of own) peers[name] = rangeAt(manifest.version)
    if (own.length > 0) writeFileSync(path, `${JSON.stringify(manifest, null, 2)}\n`)
  }
}

/** @param {string[]} command */
function run([program = '', ...args]) {
  const { status } = spawnSync(program, args, { stdio: 'inherit' })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed`)
}

const lockOnly = process.argv.includes('--no-lock') ? [] : [['npm', 'install', '--package-lock-only', '--no-audit', '--no-fund']]
setPeers(() => '*')
try {
  run(['node_modules/.bin/changeset', 'version'])
} finally {
  setPeers((version) => version)
}
for (const command of lockOnly) run(command)
