import { RapportError } from '@rapport/core'
import { CommandError } from './command-error.js'
import { agentKeys, ownKeys } from './credentials-file.js'
import { findDev } from './running-dev.js'

/** The options of commands that ask a running server. */
export interface ServerOptions {
  url?: string
  key?: string
  data: string
  /** Whether the key of a `rapport dev` has to have all grants: that of agents can only read. */
  allGrants?: boolean
}

/** A server, and a key that it knows. */
export interface NamedServer {
  url: string
  apiKey: string
}

/** The server that is named, or the running `rapport dev` of the directory, with the key that it made for agents or, for all grants, with its own. */
export async function namedServer({ url, key, data, allGrants = false }: ServerOptions): Promise<NamedServer> {
  if (url !== undefined) {
    if (key === undefined) throw new CommandError('Set RAPPORT_API_KEY to a key of that server. `npx @rapport/cli key create` makes one')
    return { url: addressOf(url), apiKey: key }
  }
  const dev = await findDev(data)
  if (key !== undefined) return { url: dev.url, apiKey: key }
  for (const apiKey of await (allGrants ? ownKeys(data) : agentKeys(data)))
    if (await works(dev.url, apiKey)) return { url: dev.url, apiKey }
  throw new CommandError(`${data} has no key that its \`rapport dev\` knows. Set RAPPORT_API_KEY, or restart \`rapport dev\``)
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
