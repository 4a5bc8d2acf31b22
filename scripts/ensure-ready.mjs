// Makes a clone ready: installs packages when they are missing or stale, then runs the turbo task it is given. Needs nothing but Node and npm,
// and writes to stderr only, because what follows it may speak JSON on stdout.
//
//   node scripts/ensure-ready.mjs [turbo task]
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { recordInstall, staleReason } from './install-state.mjs'
import { singleRun } from './single-run.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const task = process.argv[2]

/** @param {string} line */
const say = (line) => process.stderr.write(`rapport: ${line}\n`)

/**
 * Runs one step with its output kept back, and shown only when it fails.
 *
 * @param {{ title: string, command: string, args: string[], advice: string }} step
 */
async function runStep({ title, command, args, advice }) {
  say(`${title}…`)
  const begun = performance.now()
  const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1' }
  const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  /** @type {Buffer[]} */
  const output = []
  child.stdout.on('data', (chunk) => output.push(chunk))
  child.stderr.on('data', (chunk) => output.push(chunk))
  /** @type {string} */
  const outcome = await new Promise((resolve) => {
    child.on('error', (error) => resolve(error.message))
    child.on('close', (code, signal) => resolve(code === 0 ? '' : `exit ${signal ?? code}`))
  })
  if (outcome !== '') {
    process.stderr.write(Buffer.concat(output))
    throw new Error(`${title} failed (${outcome}). ${advice}`)
  }
  say(`${title}: done in ${((performance.now() - begun) / 1000).toFixed(1)} s`)
}

/** Says what is wrong before npm or a library fails in a way of its own. */
function requireNode() {
  /** @type {{ engines: { node: string } }} */
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const [major = 0, minor = 0] = engines.node.replace('>=', '').split('.').map(Number)
  const [ownMajor = 0, ownMinor = 0] = process.versions.node.split('.').map(Number)
  if (ownMajor > major || (ownMajor === major && ownMinor >= minor)) return
  throw new Error(`Node ${engines.node} is needed; this is ${process.version}.`)
}

async function installIfStale() {
  const reason = staleReason(root)
  if (reason === undefined) return
  // npm names its own program in the environment of what it runs; outside of npm the one in PATH is taken.
  const program = process.env.npm_execpath?.endsWith('npm-cli.js') ? process.env.npm_execpath : undefined
  const command = program ? process.execPath : 'npm'
  const args = [...(program ? [program] : []), 'ci', '--no-audit', '--no-fund', '--include=dev', '--include=optional', '--loglevel=error']
  const advice = 'See the message of npm above; `npm ci` must succeed in this folder.'
  await runStep({ title: `installing packages (${reason})`, command, args, advice })
  recordInstall(root)
}

/** @param {string} task */
async function build(task) {
  const turbo = join(root, 'node_modules/turbo/bin/turbo')
  const args = [turbo, 'run', task, '--output-logs=errors-only', '--log-order=grouped', '--ui=stream', '--no-update-notifier']
  await runStep({ title: `building (${task})`, command: process.execPath, args, advice: 'The output of the package that failed is above.' })
}

try {
  requireNode()
  const onWait = (/** @type {number} */ pid) => say(`process ${pid} is installing or building in this folder; waiting for it…`)
  const work = async () => {
    await installIfStale()
    if (task !== undefined) await build(task)
  }
  await singleRun(root, { work, onWait })
} catch (error) {
  say(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
