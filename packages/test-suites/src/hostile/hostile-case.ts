import { setImmediate } from 'node:timers/promises'
import type { World } from '../list-tools/world.js'
import { distinctShapes, shapes } from './texts.js'

/** An input that is made to hold the process. */
export interface HostileCase {
  name: string
  /** The worst of their kinds are tried in every run. */
  isWorst: boolean
  /** Tried in the long run: every shape of a text at the entry that reads it most closely, the distinct shapes at each of the others. */
  isTriedAtLength: boolean
  /** Makes the input; what comes back sends it. */
  make(size: number): (world: World) => Promise<unknown>
}

/** The largest size of an input that every entry accepts. */
export const maxCharacters = 900_000

/** A case for each of these inputs. `isEvery`: all of them are tried at length. */
export function casesOf<T>(
  entry: string,
  inputs: Readonly<Record<string, T>>,
  worst: readonly string[],
  make: (input: T, size: number) => (world: World) => Promise<unknown>,
  { isEvery = false } = {}
): HostileCase[] {
  return Object.entries(inputs).map(([name, input]) => ({
    name: `${entry}: ${name}`,
    isWorst: worst.includes(name),
    isTriedAtLength: isEvery || worst.includes(name) || distinctShapes.includes(name) || input !== shapes[name],
    make: (size) => make(input, size)
  }))
}

/** A call that may be refused, but not fail. The next one comes later: each has the process to itself. */
export async function answered(answer: Promise<{ status: number; body: unknown }>): Promise<void> {
  const { status, body } = await answer
  await setImmediate()
  // A store without an SQL engine answers 503.
  if (status === 500) throw new Error(`It answered ${status}: ${JSON.stringify(body).slice(0, 500)}`)
}

/** A put that may be refused, but not fail. */
export async function put(done: Promise<unknown>): Promise<void> {
  try {
    await done
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && (error.code === 'INVALID_TOOL_INPUT' || error.code === 'NOT_FOUND'))) throw error
  }
  await setImmediate()
}
