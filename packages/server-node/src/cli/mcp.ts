import { RapportError } from '@rapport/core'
import { serveStdio, ViewError, type ViewRequest } from '@rapport/mcp'
import { CommandError } from './command-error.js'
import { agentKeys } from './credentials-file.js'
import { findDev } from './running-dev.js'

export interface McpCommandOptions {
  url?: string
  key?: string
  data: string
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
    await serveStdio({ ...(await serverOf(options)), view })
  } catch (error) {
    throw error instanceof ViewError ? new CommandError(error.message) : error
  }
}

/** The server that is named, or the running `rapport dev` of the directory, with the key that it made for agents. */
async function serverOf({ url, key, data }: McpCommandOptions): Promise<{ url: string; apiKey: string }> {
  if (url !== undefined) {
    if (key === undefined) throw new CommandError('Set RAPPORT_API_KEY to a key of that server; `rapport key create` makes one')
    return { url: addressOf(url), apiKey: key }
  }
  const dev = await findDev(data)
  if (key !== undefined) return { url: dev.url, apiKey: key }
  for (const apiKey of await agentKeys(data)) if (await works(dev.url, apiKey)) return { url: dev.url, apiKey }
  throw new CommandError(`${data} has no key that its \`rapport dev\` knows: set RAPPORT_API_KEY, or start it anew`)
}

/** The address of a server; that of its `/mcp` is taken for it. */
function addressOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !['http:', 'https:'].includes(url.protocol))
    throw new CommandError('--url must be the address of a Rapport server, such as https://rapport.example.com')
  return `${url.origin}${url.pathname}`.replace(/\/(mcp\/?)?$/, '')
}

/** A directory may have been used with several databases, each with a key of its own. */
async function works(url: string, apiKey: string): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/api/validate-api-key`, { method: 'POST', headers: { authorization: `Bearer ${apiKey}` } })
    return answer.status === 200
  } catch (error) {
    throw new RapportError('TOOL_UNAVAILABLE', `The server at ${url} does not answer`, {}, { cause: error })
  }
}
