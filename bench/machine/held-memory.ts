import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { ServerMemory } from '../ingest/server-messages.js'

/** What this process holds, after all garbage is collected. */
export function heldMemory(): ServerMemory {
  setFlagsFromString('--expose-gc')
  const collectGarbage: () => void = runInNewContext('gc')
  collectGarbage()
  const { heapUsed, external, rss } = process.memoryUsage()
  return { heap: heapUsed, external, resident: rss }
}
