import { HttpConnection, requestBytes } from '../load/http-connection.js'
import { cpuBetween, readCpuTime } from '../machine/cpu-time.js'
import { callBody, callPath, type MeasuredCall } from './calls.js'

/** What a server did in one round. */
export interface Round {
  calls: number
  seconds: number
  /** Microseconds of the server's CPU a call, what the database spends beside it left out; undefined where the machine does not tell. */
  cpu: number | undefined
  latencies: number[]
}

/** A server to send calls to. */
export interface Target {
  port: number
  apiKey: string
  pid: number
}

/** Sends one call again and again over so many connections, the next when the answer is there. Throws at any answer but the expected one. */
export async function load(target: Target, call: MeasuredCall, length: number, connections: number, seconds: number): Promise<Round> {
  const request = requestBytes(callPath, callBody(call), { authorization: `Bearer ${target.apiKey}` })
  const open = await Promise.all(Array.from({ length: connections }, () => HttpConnection.open(target.port)))
  const latencies: number[] = []
  const server = [{ name: 'server', pids: [target.pid] }]
  const before = readCpuTime(server)
  const begun = performance.now()
  const end = begun + seconds * 1_000
  await Promise.all(
    open.map(async (connection) => {
      for (let sent = performance.now(); sent < end; ) {
        const { status, body } = await connection.send(request)
        if (status !== 200 || body.length !== length) throw new Error(`${call.tool} was answered ${status} ${body.slice(0, 500)}`)
        const now = performance.now()
        latencies.push(now - sent)
        sent = now
      }
    })
  )
  const measured = (performance.now() - begun) / 1_000
  const cpu = cpuBetween(before, readCpuTime(server)).server
  for (const connection of open) connection.close()
  return { calls: latencies.length, seconds: measured, cpu: cpu === undefined ? undefined : (cpu * 1e6) / latencies.length, latencies }
}
