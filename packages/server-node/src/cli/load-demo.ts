import { type Rapport, RapportError } from '@rapport/core'
import type { DemoServices } from '../demo/services/demo-services.js'
import { type Loaded, type LoadOptions, loadWorld } from '../demo/world/load-world.js'
import { ProgressBar } from '../demo/world/progress-bar.js'
import { CommandError } from './command-error.js'
import { chooseOrganization } from './organizations.js'
import { printLine } from './output.js'
import type { StoreOptions } from './store-options.js'
import { withRapport } from './with-store.js'

export interface LoadDemoOptions extends StoreOptions {
  org?: string
  demoSize: number
  json?: true
}

const outcomes: Record<Loaded, string> = {
  loaded: 'The demo world is loaded.',
  present: 'The demo world is up to date.',
  stopped: 'Stopped. The next start loads the rest of the demo world.'
}

/** `rapport demo load` */
export function loadDemo(options: LoadDemoOptions): Promise<void> {
  return withRapport(options, async (rapport) => {
    const { id, slug } = options.org
      ? await chooseOrganization(rapport, options.org)
      : await rapport.organizations.ensure({ slug: 'demo', name: 'Demo' })
    const outcome = await showing(rapport, id, { scale: options.demoSize }).catch((error: unknown) => {
      if (!isOfOthers(error)) throw error
      throw new CommandError(
        `The organization "${slug}" already has data, so nothing was loaded. Name another one with --org, or leave --org out`
      )
    })
    await rapport.runDue()
    if (options.json) printLine({ organizationId: id, slug, outcome })
    else process.stdout.write(`Its organization is "${slug}".\nNext: npx @rapport/cli key create --org ${slug} --all-grants\n`)
  })
}

/** A load that goes on while a server answers. */
export interface RunningLoad {
  /** Stops it at the next commit, and waits for it. */
  stop(): Promise<void>
}

/** Loads the world while the server already answers, and connects the made-up services meanwhile; what hinders it is said, and ends nothing. */
export function loadInBackground(rapport: Rapport, organizationId: string, size: number, services: DemoServices): RunningLoad {
  const stopping = new AbortController()
  const tell = (what: string) => (error: unknown) => {
    process.stderr.write(`rapport: ${what}: ${reasonOf(error)}\n`)
    return undefined
  }
  let isConnected = false
  const connect = async () => {
    isConnected = true
    await services.connect(rapport, organizationId, Date.now()).catch(tell('the made-up services of the demo were not connected'))
  }
  const loadAll = async () => {
    const options = { scale: size, signal: stopping.signal, onCustomers: connect }
    const outcome = await showing(rapport, organizationId, options).catch(tell('the demo world was not loaded'))
    // A world that was there, or half of it, does not tell of its customers again.
    if (outcome !== undefined && outcome !== 'stopped' && !isConnected) await connect()
  }
  const load = loadAll()
  return {
    async stop() {
      stopping.abort()
      await load
    }
  }
}

async function showing(rapport: Rapport, organizationId: string, options: Omit<LoadOptions, 'now' | 'onProgress'>): Promise<Loaded> {
  const bar = new ProgressBar('Loading the demo world', process.stderr, () => performance.now())
  const outcome = await loadWorld(rapport, organizationId, {
    ...options,
    now: Date.now(),
    onProgress: (progress) => bar.show(progress)
  })
  bar.end(outcomes[outcome])
  return outcome
}

function reasonOf(error: unknown): string {
  if (isOfOthers(error)) return 'this directory already has data; name another one with --data'
  return `${error instanceof Error ? error.message : String(error)}; the next start continues`
}

const isOfOthers = (error: unknown) => error instanceof RapportError && error.code === 'CONFLICT'
