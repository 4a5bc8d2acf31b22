import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CommandError } from './command-error.js'

const nameOf = (directory: string) => join(directory, 'dev.json')

/** Where the `rapport dev` of a directory answers, while it runs. */
export interface RunningDev {
  url: string
  pid: number
}

/** Says in DIR/dev.json where this process answers, so that other commands find it; the answer takes it back. */
export async function announceDev(directory: string, url: string): Promise<() => Promise<void>> {
  const own: RunningDev = { url, pid: process.pid }
  await writeFile(nameOf(directory), `${JSON.stringify(own)}\n`)
  return async () => {
    const known = await readDev(directory)
    if (known?.pid === process.pid) await rm(nameOf(directory), { force: true })
  }
}

/** Where the `rapport dev` of this directory answers now; throws CommandError when none runs. */
export async function findDev(directory: string): Promise<RunningDev> {
  const known = await runningDev(directory)
  if (known) return known
  throw new CommandError(
    `No \`rapport dev\` runs on ${directory}. Start it with \`npx @rapport/cli dev --data ${directory}\`, or name a server with --url and RAPPORT_API_KEY`
  )
}

/** Where the `rapport dev` of this directory answers now; undefined when none runs. */
export async function runningDev(directory: string): Promise<RunningDev | undefined> {
  const known = await readDev(directory)
  return known && isRunning(known.pid) ? known : undefined
}

async function readDev(directory: string): Promise<RunningDev | undefined> {
  const text = await readFile(nameOf(directory), 'utf8').catch(() => '')
  try {
    const value: Partial<RunningDev> = JSON.parse(text)
    return typeof value.url === 'string' && typeof value.pid === 'number' ? { url: value.url, pid: value.pid } : undefined
  } catch {
    return undefined
  }
}

/** Whether there is such a process; one of somebody else's is one, too. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
