import { RapportError } from '@rapport/client/session'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { base } from './base'

/** Who looks at this page. */
export interface Session {
  organization: { id: string; name: string; slug: string }
  grants: string[]
  memberId: string | null
  /** The person who has signed in by a link, and the role; null for others. */
  memberName: string | null
  role: string | null
  keyName: string | null
  canSignOut: boolean
}

/** Nobody is signed in; `canSignIn` says whether an API key would help. */
export class SignedOut extends Error {
  constructor(
    message: string,
    readonly canSignIn: boolean
  ) {
    super(message)
  }
}

/** Asks the server for what the client has no method for. Throws RapportError, and SignedOut where nobody is signed in. */
export async function ask(path: string, init: RequestInit = {}): Promise<Record<string, unknown>> {
  const requestId = crypto.randomUUID()
  const headers = { 'x-rapport-console': '1', 'content-type': 'application/json', 'x-request-id': requestId }
  const response = await fetch(`${base}${path}`, { ...init, headers }).catch((cause: unknown) => {
    throw new RapportError('The server cannot be reached.', { code: 'CONNECTION_FAILED', requestId, retryable: true }, { cause })
  })
  const body: Record<string, unknown> = await response.json().catch(() => ({}))
  if (response.ok) return body
  const message = typeof body.error === 'string' ? body.error : `The server answered ${response.status}.`
  if (response.status === 401 && path === '/api/session') throw new SignedOut(message, body.canSignIn === true)
  throw new RapportError(message, { code: String(body.code), status: response.status, requestId, retryable: response.status >= 500 })
}

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async () => (await ask('/api/session')) as unknown as Session,
  staleTime: 60_000,
  retry: (count, error) => !(error instanceof SignedOut) && error instanceof RapportError && error.retryable && count < 3
})

/** The session of a page that is shown to somebody who is signed in. */
export function useSession(): Session | undefined {
  return useQuery(sessionQuery).data
}

/** Whether whoever looks may do this; an area's `manage` includes its `read`. */
export function mayDo(session: Session | undefined, grant: string): boolean {
  const [area] = grant.split(':')
  return session !== undefined && (session.grants.includes(grant) || session.grants.includes(`${area}:manage`))
}

export function useMay(grant: string): boolean {
  return mayDo(useSession(), grant)
}

export const signIn = (apiKey: string) => ask('/api/sign-in', { method: 'POST', body: JSON.stringify({ apiKey }) })
export const signOut = () => ask('/api/sign-out', { method: 'POST', body: '{}' })
