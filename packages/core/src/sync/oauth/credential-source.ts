import { type Credential, CredentialRevoked, type CredentialSource, CredentialUnavailable, signInOf } from '../../providers/index.js'
import { wait } from '../api/wait.js'
import { takeRefreshLease } from './refresh-lease.js'
import { renew } from './renew.js'
import {
  type CredentialContext,
  type CredentialOwner,
  isSameCredential,
  readCredential,
  type StoredCredential
} from './stored-credential.js'

/** An access token that ends sooner is renewed before it is used. */
const earlyMs = 60_000
/** How long this process waits for another one's renewal before whoever asked has to come back. */
const pauseMs = 50
const maxPauses = 100

/**
 * The credential of a connection. Over all processes one at a time renews it, and what it got is saved before anybody uses it. When a process dies
 * between the vendor's answer and the saving, the next renews with the old refresh token: many vendors take it once more; of one that does not, the
 * connection asks a person to sign in again, and says why.
 */
export function credentialSource(context: CredentialContext, connection: CredentialOwner): CredentialSource {
  const { store, clock, integrations } = context
  const read = () => readCredential(store, store, integrations.secret, connection)

  async function refreshFrom(stale: Credential): Promise<Credential> {
    for (let pauses = 0; ; pauses++) {
      const before = await read()
      if (!isSameCredential(before.credential, stale)) return before.credential
      requireRenewable(before)
      const lease = await takeRefreshLease(context, connection.id)
      if ('holder' in lease) return renew(context, connection, { stale, lease, way: wayOf(connection) })
      if (pauses === maxPauses) throw new CredentialUnavailable('Another process renews the sign-in', clock.now() + lease.forMs)
      await wait(pauseMs, new AbortController().signal)
    }
  }

  function wayOf({ provider }: CredentialOwner) {
    const connector = integrations.providers.get(provider)
    const way = connector && signInOf(connector)
    if (!way)
      throw new CredentialUnavailable(
        `Set providers.${provider}.clientId and providers.${provider}.clientSecret: the sign-in is renewed with them`
      )
    return way
  }

  return {
    async current() {
      const stored = await read()
      const { credential, expiresAt, refreshToken } = stored
      if (expiresAt === null || refreshToken === undefined || expiresAt - clock.now() > earlyMs) return credential
      try {
        return await refreshFrom(credential)
      } catch (error) {
        if (error instanceof CredentialUnavailable && expiresAt > clock.now()) return credential
        throw error
      }
    },
    refresh: refreshFrom
  }
}

function requireRenewable({ credential, refreshToken }: StoredCredential): void {
  if (credential.kind === 'fields') throw new CredentialRevoked('The provider refuses the key: give a new one')
  if (refreshToken === undefined) throw new CredentialRevoked('The provider has ended the sign-in: sign in again')
}
