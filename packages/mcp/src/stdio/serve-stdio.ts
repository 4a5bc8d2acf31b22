import type { Readable, Writable } from 'node:stream'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { stderrLogger } from '@rapport/core'
import { CheckedTransport } from '../checked-transport.js'
import { protocolCodes } from '../protocol-error.js'
import { mcpServer } from '../server.js'
import { readView, type ViewRequest } from '../view.js'
import { type RemoteRapport, remoteAccess } from './remote-access.js'

/** What is served on standard input and output, and where its answers come from. */
export interface StdioOptions extends RemoteRapport {
  /** Which tools are listed, whether writing ones are, and how long answers may be. */
  view?: ViewRequest
  input?: Readable
  output?: Writable
}

/**
 * Speaks MCP on standard input and output for clients that start their servers themselves, and asks a Rapport over HTTP. Resolves when the client has
 * closed the input and what it asked for is cancelled. Throws ViewError, and RapportError when the key or the server is wrong: clients then show why.
 *
 * @example await serveStdio({ url: 'https://rapport.example.com', apiKey: 'ok_…' })
 */
export async function serveStdio({ view = {}, input = process.stdin, output = process.stdout, ...rapport }: StdioOptions): Promise<void> {
  const access = remoteAccess(rapport)
  const asked = readView(view)
  const server = mcpServer(access, await access.grants(), asked, stderrLogger)
  server.onerror = (error) => {
    // A line that is no message cannot be answered by its id.
    if (!(error instanceof SyntaxError) && error.name !== 'ZodError' && error.name !== '$ZodError') return
    const fault = { code: protocolCodes.parse_error, message: 'A line is one JSON-RPC message' }
    output.write(`${JSON.stringify({ jsonrpc: '2.0', id: null, error: fault })}\n`)
  }
  const closed = new Promise<void>((resolve) => {
    server.onclose = resolve
  })
  await server.connect(new CheckedTransport(new StdioServerTransport(input, output)))
  input.once('end', () => server.close())
  input.once('close', () => server.close())
  await closed
}
