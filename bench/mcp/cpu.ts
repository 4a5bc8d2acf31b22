import { createRapport } from '@rapport/core'
import { mcpHandler } from '@rapport/mcp'
import { callBody, callPath, type MeasuredCall } from '../gateway/calls.js'

/** Microseconds of CPU a call within this process: over the gateway, and over MCP. */
export interface CallCost {
  gateway: number
  mcp: number
}

const batch = 200
const batches = 40

/** What a call costs on the memory store: the least of many batches, as everything else on the machine only adds to it. */
export async function measureCalls(call: MeasuredCall): Promise<CallCost> {
  const logger = { info: () => undefined, warn: () => undefined, error: (message: string) => console.error(message) }
  const rapport = createRapport({ logger })
  const { id } = await rapport.organizations.create({ name: 'Bench' })
  const workspace = rapport.organization(id)
  await workspace.customers.put(
    Array.from({ length: 50 }, (_, n) => ({ customerId: `c${n}`, name: `Company ${n}`, domain: `c${n}.example` }))
  )
  const { key } = await workspace.apiKeys.create({ name: 'bench', grants: ['customer_intelligence:read', 'analytics:read'] })
  const mcp = mcpHandler(rapport, { logger })
  const body = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: call.tool, arguments: call.input } }
  const requestOf = (url: string, text: string) => {
    const bytes = Buffer.from(text)
    const headers: Record<string, string> = {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'content-length': String(bytes.length)
    }
    return () => ({ method: 'POST', url, header: (name: string) => headers[name], body: once(bytes) })
  }
  const gateway = requestOf(callPath, callBody(call))
  const agent = requestOf('/mcp', JSON.stringify(body))
  const ask = async (answer: Promise<{ status: number; body: unknown }>) => {
    const { status } = await answer
    if (status !== 200) throw new Error(`${call.tool} was answered ${status}`)
  }
  const cost = { gateway: Number.POSITIVE_INFINITY, mcp: Number.POSITIVE_INFINITY }
  // In turn, so that both meet the same minutes of the machine.
  for (let run = 0; run < batches; run++) {
    cost.gateway = Math.min(cost.gateway, await cpuOf(() => ask(rapport.handle(gateway()))))
    cost.mcp = Math.min(cost.mcp, await cpuOf(() => ask(mcp.handle(agent()))))
  }
  await rapport.close()
  return cost
}

async function* once(bytes: Uint8Array) {
  yield bytes
}

/** Microseconds of CPU for each time, over a batch. */
async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  for (let done = 0; done < batch; done++) await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / batch
}
