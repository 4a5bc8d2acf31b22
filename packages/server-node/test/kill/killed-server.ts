import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** Where a server keeps its rows. */
export type StorePlace = { kind: 'postgres'; url: string; schema: string } | { kind: 'pglite'; directory: string }

/** What a server says once it serves. */
export interface Ready {
  url: string
  organizationId: string
  publicKey: string
}

const program = fileURLToPath(new URL('server.ts', import.meta.url))
/** Without the paths of the root's, so that packages are taken as built: a process that starts 50 times has no time to compile them. */
const tsconfig = fileURLToPath(new URL('../../../../tsconfig.base.json', import.meta.url))

/** A server in a process of its own that is killed and started again, always on the same place. */
export class KilledServer {
  /** What the server that runs now says; the last one while none does. */
  ready: Ready | undefined
  #process: ChildProcess | undefined
  #said = ''

  constructor(private readonly place: StorePlace) {}

  /** Starts the process; resolves once it serves. Rejects when it ends before that, unless it was killed. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, ['--import', 'tsx', program, JSON.stringify(this.place)], {
      env: { ...process.env, TSX_TSCONFIG_PATH: tsconfig },
      stdio: ['ignore', 'pipe', 'pipe']
    })
    this.#process = child
    this.#said = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.#said += text
    })
    for await (const line of createInterface(child.stdout)) {
      this.ready = JSON.parse(line)
      return
    }
    if (child.signalCode === null && child.exitCode === null) await once(child, 'exit')
    if (child.signalCode !== 'SIGKILL') throw new Error(`The server ended with ${child.exitCode}:\n${this.#said}`)
  }

  /** Kills the process in whatever it does. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL')
  }

  /** Lets the process end in order. */
  async stop(): Promise<void> {
    await this.#end('SIGTERM')
    if (this.#process && this.#process.exitCode !== 0) throw new Error(`The server did not end in order:\n${this.#said}`)
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const exit = once(child, 'exit')
    child.kill(signal)
    await exit
  }
}
