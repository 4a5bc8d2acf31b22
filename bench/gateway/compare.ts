import { once } from 'node:events'
import { request } from 'node:http'
import { Child } from '../machine/child.js'
import { callBody, callPath, type MeasuredCall } from './calls.js'
import { load, type Round, type Target } from './load.js'
import type { ServerEnd, ServerNews, ServerStart } from './messages.js'
import type { GatewayOptions } from './options.js'

/** A call's rounds on a Rapport, and on a server that answers the same bytes without any work. */
export interface Comparison {
  rapport: Round[]
  bare: Round[]
  /** Bytes of the answer's body. */
  length: number
}

/** A server in a process of its own. */
export class ServerProcess {
  private constructor(
    private readonly child: Child<ServerStart | ServerEnd, ServerNews>,
    readonly target: Target
  ) {}

  static async start(order: ServerStart): Promise<ServerProcess> {
    const child = new Child<ServerStart | ServerEnd, ServerNews>('gateway-server.ts', order)
    const { port, apiKey } = await child.hear()
    return new ServerProcess(child, { port, apiKey, pid: child.pid })
  }

  end(): Promise<void> {
    return this.child.end({ command: 'end' })
  }
}

/** Lets a Rapport and a bare server that answers the same take turns, so that both meet the same moments of the machine. */
export async function compare(target: Target, call: MeasuredCall, { rounds, connections, seconds }: GatewayOptions): Promise<Comparison> {
  const { body, headers } = await answerOf(target, call)
  const bare = await ServerProcess.start({ kind: 'bare', body, headers })
  const length = Buffer.byteLength(body)
  const results: Comparison = { rapport: [], bare: [], length }
  try {
    for (let round = -1; round < rounds; round++) {
      const ours = await load(target, call, length, connections, seconds)
      const theirs = await load(bare.target, call, length, connections, seconds)
      if (round < 0) continue
      results.rapport.push(ours)
      results.bare.push(theirs)
    }
    return results
  } finally {
    await bare.end()
  }
}

/** What a Rapport answers to a call: its body, and the headers that it sets itself. */
async function answerOf({ port, apiKey }: Target, call: MeasuredCall): Promise<{ body: string; headers: Record<string, string> }> {
  const headers = { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' }
  const asking = request({ host: '127.0.0.1', port, path: callPath, method: 'POST', headers }).end(callBody(call))
  const [response] = await once(asking, 'response')
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk)
  const body = Buffer.concat(chunks).toString('latin1')
  if (response.statusCode !== 200) throw new Error(`${call.tool} was answered ${response.statusCode} ${body}`)
  const { connection: _, date: __, 'content-length': ___, 'keep-alive': ____, 'transfer-encoding': _____, ...own } = response.headers
  return { body, headers: own }
}
