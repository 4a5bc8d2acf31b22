import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const cli = fileURLToPath(new URL('../../../cli/bin/rapport.js', import.meta.url))

export interface Finished {
  code: number | null
  stdout: string
  stderr: string
}

export interface Running {
  process: ChildProcess
  /** Resolves with the first line on stdout; rejects when the command ends before it. */
  firstLine: Promise<string>
  finished: Promise<Finished>
}

/** Starts the built `rapport` command in a process of its own, as its users do. */
export function startCli(args: readonly string[], env: Record<string, string> = {}): Running {
  if (!existsSync(cli)) throw new Error(`${cli} is missing: run npx turbo run build:js`)
  const { DATABASE_URL: _, PORT: __, ...inherited } = process.env
  const child = spawn(process.execPath, [cli, ...args], { env: { ...inherited, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  let stdout = ''
  let stderr = ''
  const finished = new Promise<Finished>((resolve) => child.once('close', (code) => resolve({ code, stdout, stderr })))
  const firstLine = new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text
      if (stdout.includes('\n')) resolve(stdout.slice(0, stdout.indexOf('\n')))
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text
    })
    void finished.then(({ code }) => reject(new Error(`rapport ${args.join(' ')} ended with ${code}\n${stderr}`)))
  })
  // A test that only waits for the end does not look at the first line.
  firstLine.catch(() => undefined)
  return { process: child, firstLine, finished }
}

/** Runs a command to its end. */
export function runCli(args: readonly string[], env: Record<string, string> = {}): Promise<Finished> {
  return startCli(args, env).finished
}
