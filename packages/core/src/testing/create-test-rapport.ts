import { allGrants } from '../auth/grants.js'
import { newPublicKey } from '../auth/key-text.js'
import { makeApiKey } from '../auth/new-api-key.js'
import { apiKeys } from '../auth/tables/api-keys.js'
import { publicKeys } from '../auth/tables/public-keys.js'
import { newTrust } from '../auth/trust.js'
import type { Settings } from '../context/settings.js'
import { readOperations } from '../host-operations/read-operations.js'
import type { HttpRequest } from '../http/exchange.js'
import { type RapportOptions, readOptions } from '../options.js'
import type { Rapport } from '../rapport.js'
import { registry } from '../registry/tools.js'
import type { Registry } from '../runtime/tool.js'
import { assemble } from '../service.js'
import type { Store } from '../storage/contract.js'
import { memoryStore } from '../storage/memory/memory-store.js'
import { organizations } from '../storage/tables/organizations.js'
import type { Workspace } from '../workspace/workspace.js'
import { type LogLine, recordingLogger } from './recording-logger.js'
import { TestClock } from './test-clock.js'
import { testIds } from './test-ids.js'

/** An answer as tests look at it: the body parsed, if it is JSON. */
export interface TestAnswer {
  status: number
  headers: Record<string, string>
  body: unknown
  close: boolean
}

export interface TestRapport {
  rapport: Rapport
  store: Store
  workspace: Workspace
  organizationId: string
  /** An API key with all grants. */
  apiKey: string
  publicKey: string
  clock: TestClock
  /** What was logged so far. */
  log: readonly LogLine[]
  /** Calls a tool through the HTTP gateway with this key, or with the one of all grants. */
  call(tool: string, input?: unknown, apiKey?: string): Promise<TestAnswer>
  /** Posts a body: text and bytes as they are, anything else as JSON. */
  post(url: string, body: unknown, headers?: Record<string, string>): Promise<TestAnswer>
  /** Sends any request. */
  send(request: { method: string; url: string; headers?: Record<string, string>; body?: string | Uint8Array }): Promise<TestAnswer>
}

/** What a test may set: the options, and tools of its own. */
export interface TestRapportOptions extends RapportOptions {
  clock?: TestClock
  tools?: Registry
}

let made = 0

/**
 * A Rapport with an organization, an API key with all grants and a public key, on a memory store unless one is given. Its clock stands still, its ids
 * count up, and it logs to nowhere but `log`. The domains `https://app.example.com` and `http://localhost` are enabled.
 *
 * @example
 * const { call, clock } = await createTestRapport()
 * clock.advance(60_000)
 * expect((await call('svc_list_users')).status).toBe(200)
 */
export async function createTestRapport(options: TestRapportOptions = {}): Promise<TestRapport> {
  const { clock = new TestClock(), store = memoryStore({ clock }), tools = registry, ...others } = options
  const logger = recordingLogger()
  const seed = ++made
  const settings = readOptions({ logger, ids: testIds(seed), ...others, clock, store })
  const rapport = assemble(settings, tools, readOperations(options.operations))
  const { id: organizationId } = await rapport.organizations.create({ name: `Test ${seed}` })
  const workspace = rapport.organization(organizationId)
  const { apiKey, publicKey } = await insertKeys(settings, organizationId)

  const send: TestRapport['send'] = async ({ method, url, headers = {}, body }) => {
    const { close = false, stream, ...answer } = await rapport.handle(toRequest(method, url, headers, body))
    const content = stream ? await new Response(stream).text() : answer.body
    return { ...answer, body: parse(content, answer.headers['content-type']), close }
  }
  const post: TestRapport['post'] = (url, body, headers = {}) =>
    send({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body)
    })
  const call: TestRapport['call'] = (tool, input = {}, key = apiKey) =>
    post('/api/tools/call', { tool, input }, { authorization: `Bearer ${key}` })

  return { rapport, store, workspace, organizationId, apiKey, publicKey, clock, log: logger.lines, call, post, send }
}

/** Keys that stand from the beginning: the audit log does not tell of them. */
async function insertKeys({ store, ids, clock }: Settings, organizationId: string): Promise<{ apiKey: string; publicKey: string }> {
  const { directory } = store
  const now = clock.now()
  const { key: apiKey, row } = makeApiKey(organizationId, { name: 'all grants', grants: allGrants }, { ids, now })
  const publicKey = newPublicKey(ids)
  const lasting = { created_at: now, expires_at: null, revoked_at: null }
  await directory.insert(apiKeys, [row])
  await directory.insert(publicKeys, [
    { public_key: publicKey, organization_id: organizationId, trust: newTrust(undefined, { kind: 'host' }), ...lasting }
  ])
  await directory.update(organizations, { id: { eq: organizationId } }, { domains: ['https://app.example.com', 'http://localhost'] })
  return { apiKey, publicKey }
}

function toRequest(method: string, url: string, headers: Record<string, string>, body: string | Uint8Array | undefined): HttpRequest {
  const request = { method, url, header: (name: string) => headers[name] }
  return body === undefined ? request : { ...request, body: chunks(Buffer.from(body)) }
}

/** Bodies arrive in pieces. */
async function* chunks(bytes: Buffer): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += 65_536) yield bytes.subarray(start, start + 65_536)
}

/** A JSON body as the value that it is; any other body, such as one of lines, as text. */
function parse(body: string | Uint8Array | null, type = ''): unknown {
  const text = body === null ? '' : Buffer.from(body).toString()
  return text !== '' && /^application\/json\b/.test(type) ? JSON.parse(text) : text
}
