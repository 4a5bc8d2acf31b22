import type { IntegrationProcess } from '../../context/index.js'
import {
  type ConnectedAccount,
  type Credential,
  CredentialRefused,
  CredentialRevoked,
  type CredentialSource,
  CredentialUnavailable,
  type Provider
} from '../../providers/index.js'
import { ApiError } from '../api/api-error.js'
import { type Api, checkTimeoutMs, createApi } from '../api/create-api.js'

/** What came of asking the vendor. The message says what to fix, and holds no credential. */
export type Asked<T> = { kind: 'ok'; value: T } | { kind: 'rejected' | 'away' | 'absent'; message: string }

/** Proves a credential before anything of it is stored: whose it is, and whether anything can be read with it. */
export async function proveCredential(
  process: IntegrationProcess,
  provider: Provider,
  credential: Credential
): Promise<Asked<ConnectedAccount>> {
  const proved = await askVendor(process, provider, given(credential), (api) =>
    provider.check(api.request, credential, process.clock.now())
  )
  if (proved.kind === 'absent') return { kind: 'rejected', message: proved.message }
  if (proved.kind !== 'ok') return proved
  const fault = accountFault(provider, proved.value)
  if (fault !== undefined) {
    process.logger.error(fault, { provider: provider.id })
    return { kind: 'rejected', message: fault }
  }
  const blocked = blockedBy(provider, proved.value)
  return blocked === undefined ? proved : { kind: 'rejected', message: blocked }
}

/** Asks a vendor something, with all that can go wrong as an answer. `absent`: there is no such thing, or it must not be read. */
export async function askVendor<T>(
  process: IntegrationProcess,
  provider: Provider,
  credentials: CredentialSource,
  question: (api: Api) => Promise<T>
): Promise<Asked<T>> {
  const signal = new AbortController().signal
  const api = createApi({ http: process.http, clock: process.clock, provider, credentials, signal, timeoutMs: checkTimeoutMs })
  try {
    return { kind: 'ok', value: await question(api) }
  } catch (error) {
    if (error instanceof CredentialRefused || error instanceof CredentialRevoked)
      return { kind: 'rejected', message: api.clean(error.message) }
    if (error instanceof CredentialUnavailable) return { kind: 'away', message: api.clean(error.message) }
    if (error instanceof ApiError) return { kind: kindOf(error), message: error.message }
    process.logger.warn('A connector could not read what its provider answered', { provider: provider.id, error: api.clean(String(error)) })
    return { kind: 'away', message: 'The provider returned something that cannot be read' }
  }
}

function kindOf({ effect, errorClass }: ApiError): 'rejected' | 'away' | 'absent' {
  if (effect === 'retry' || errorClass === 'bad_answer' || errorClass === 'too_large' || errorClass === 'wrong_address') return 'away'
  return effect === 'skipStream' || errorClass === 'not_found' ? 'absent' : 'rejected'
}

/** What is wrong with the account that `check` returned: a connector may be plain JavaScript, so that no compiler has seen it. */
function accountFault({ id: provider }: Provider, account: unknown): string | undefined {
  const { id, name }: { id?: unknown; name?: unknown } = Object(account)
  if (typeof id !== 'string' || id.trim() === '')
    return `The connector ${provider} has a fault: check must return the id of the account as a text that is not empty`
  if (typeof name !== 'string' && name !== null)
    return `The connector ${provider} has a fault: check must return the name of the account as a text, or null`
  return undefined
}

/** Permissions that are missing, when nothing at all can be read without them. */
function blockedBy({ streams }: Provider, { missing = [] }: ConnectedAccount): string | undefined {
  const lost = new Set(missing.flatMap((each) => each.streams))
  if (missing.length === 0 || streams.length === 0 || !streams.every(({ name }) => lost.has(name))) return undefined
  return `Nothing can be read with it: allow ${missing.map(({ permission }) => permission).join(', ')}`
}

function given(credential: Credential): CredentialSource {
  return {
    current: async () => credential,
    refresh: async () => {
      throw new CredentialRevoked('The provider refuses it: check that it is whole, and of the right account')
    }
  }
}
