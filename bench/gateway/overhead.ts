import { createRapport } from '@rapport/core'
import { callBody, callPath, type MeasuredCall } from './calls.js'

/** Microseconds of CPU a call within this process: the whole way of a request without sockets, and the host's own call. */
export interface Overhead {
  handle: number
  call: number
}

const batch = 1_000
const batches = 20

/** What a call costs in process, on the memory store: the least of many batches, as everything else on the machine only adds to it. */
export async function measureOverhead(call: MeasuredCall): Promise<Overhead> {
  const logger = { info: () => undefined, warn: () => undefined, error: (message: string) => console.error(message) }
  const rapport = createRapport({ logger })
  const { id } = await rapport.organizations.create({ name: 'Bench' })
  const workspace = rapport.organization(id)
  const { key } = await workspace.apiKeys.create({ name: 'bench', grants: ['customer_intelligence:read', 'analytics:read'] })
  const bytes = Buffer.from(callBody(call))
  const headers: Record<string, string> = {
    authorization: `Bearer ${key}`,
    'content-type': 'application/json',
    'content-length': String(bytes.length)
  }
  async function* body() {
    yield bytes
  }
  const handle = async () => {
    const { status } = await rapport.handle({ method: 'POST', url: callPath, header: (name) => headers[name], body: body() })
    if (status !== 200) throw new Error(`${call.tool} was answered ${status}`)
  }
  const overhead = { handle: await cpuOf(handle), call: await cpuOf(() => workspace.call(call.tool, call.input)) }
  await rapport.close()
  return overhead
}

async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let run = 0; run < batches; run++) {
    const before = process.cpuUsage()
    for (let done = 0; done < batch; done++) await work()
    const { user, system } = process.cpuUsage(before)
    least = Math.min(least, (user + system) / batch)
  }
  return least
}
