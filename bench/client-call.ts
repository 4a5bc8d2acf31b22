// What a call of @rapport/client costs beside the bare request, and what 10,000 list calls leave in memory.
//
//   node --expose-gc --import tsx bench/client-call.ts
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'undici'
import { createRapportClient } from '../packages/client/src/index.js'

const calls = 5_000
const lists = 10_000
const atOnce = 32
const body = '{"tool":"svc_list_customers","input":{"limit":10}}'
const apiKey = `ok_${'b'.repeat(40)}`

/** A server in a process of its own, so that only the client's CPU is counted. */
const serverCode = `
  const item = { id: 'c', name: 'Acme', domain: 'acme.example', billingStatus: 'PAYING', contactCount: 3, owner: null }
  const answer = JSON.stringify({ items: Array(10).fill(item), pagination: { hasMore: false, nextCursor: null, total: 10 } })
  const server = require('node:http').createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end(answer))
  })
  server.listen(0, '127.0.0.1', () => console.log(server.address().port))
`

/** Microseconds of CPU for one run of the work, of many at a time. */
async function cpuOf(times: number, work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  for (let done = 0; done < times; done += atOnce) await Promise.all(Array.from({ length: atOnce }, work))
  const { user, system } = process.cpuUsage(before)
  return (user + system) / times
}

function heapMegabytes(): number {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed / 1e6
}

const server = spawn(process.execPath, ['-e', serverCode], { stdio: ['ignore', 'pipe', 'inherit'] })
try {
  const [port] = await once(server.stdout, 'data')
  const baseUrl = `http://127.0.0.1:${String(port).trim()}`
  const client = createRapportClient({ baseUrl, apiKey })
  const agent = new Agent()
  const headers = { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' }
  const bare = async () => {
    const response = await request(`${baseUrl}/api/tools/call`, { method: 'POST', headers, body, dispatcher: agent })
    return response.body.json()
  }
  const call = () => client.call('svc_list_customers', { limit: 10 })

  await cpuOf(calls, bare)
  await cpuOf(calls, call)
  const bareCpu: number[] = []
  const callCpu: number[] = []
  for (let round = 0; round < 5; round += 1) {
    bareCpu.push(await cpuOf(calls, bare))
    callCpu.push(await cpuOf(calls, call))
  }
  const least = Math.min(...bareCpu)
  const ours = Math.min(...callCpu)
  console.log(
    `CPU a request: undici.request ${least.toFixed(0)} us, client.call ${ours.toFixed(0)} us, ratio ${(ours / least).toFixed(2)}, added ${(ours - least).toFixed(0)} us`
  )

  const before = heapMegabytes()
  for (let done = 0; done < lists; done += 1) for await (const customer of client.tools.listCustomers({ limit: 10 })) void customer.id
  console.log(
    `heap: ${before.toFixed(1)} MB before, ${heapMegabytes().toFixed(1)} MB after ${lists} list calls${globalThis.gc ? '' : ' (run with --expose-gc)'}`
  )
  await Promise.all([client.close(), agent.close()])
} finally {
  server.kill()
}
