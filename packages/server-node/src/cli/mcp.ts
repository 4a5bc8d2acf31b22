import { serveStdio, ViewError, type ViewRequest } from '@rapport/mcp'
import { CommandError } from './command-error.js'
import { namedServer, type ServerOptions } from './named-server.js'

export interface McpCommandOptions extends ServerOptions {
  toolset: string
  write?: true
  outputSchemas?: true
  budget?: string
}

/** `rapport mcp`: speaks MCP on standard input and output until the client is done. */
export async function mcp(options: McpCommandOptions): Promise<void> {
  const { toolset, write, outputSchemas, budget } = options
  const view: ViewRequest = { toolset, write: write ? '1' : '0', schemas: outputSchemas ? 'output' : 'input', budget }
  try {
    await serveStdio({ ...(await namedServer(options)), view })
  } catch (error) {
    throw error instanceof ViewError ? new CommandError(error.message) : error
  }
}
