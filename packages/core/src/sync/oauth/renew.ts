import { type Credential, CredentialRevoked, CredentialUnavailable } from '../../providers/index.js'
import { putSecrets } from '../../vault/index.js'
import { wait } from '../api/wait.js'
import { integrationConnections } from '../tables/index.js'
import { endRefreshLease, type RefreshLease } from './refresh-lease.js'
import { type CredentialContext, type CredentialOwner, isSameCredential, readCredential, textsOfTokens } from './stored-credential.js'
import { requestTokens, type SignIn, TokenAway, TokenRefused, type Tokens } from './token-request.js'

interface Renewal {
  stale: Credential
  lease: RefreshLease
  way: SignIn
}

const savePauseMs = 200
const maxSaves = 4

/** Asks the vendor for new tokens, once, and saves them before it answers. The lease ends in every case but for a store that is away. */
export async function renew(context: CredentialContext, connection: CredentialOwner, renewal: Renewal): Promise<Credential> {
  const { store, clock, http, integrations } = context
  const { stale, lease, way } = renewal
  const before = await readCredential(store, store, integrations.secret, connection)
  const { refreshToken } = before
  if (!isSameCredential(before.credential, stale) || refreshToken === undefined) {
    await giveBack(context, connection, lease)
    return before.credential
  }
  let tokens: Tokens
  try {
    tokens = await requestTokens(http, way, { grant_type: 'refresh_token', refresh_token: refreshToken }, clock.now())
  } catch (error) {
    throw await afterFailure(context, connection, lease, error)
  }
  return saveTokens(context, connection, {
    ...renewal,
    refreshToken,
    tokens,
    extra: before.credential.kind === 'oauth' ? before.credential.extra : {}
  })
}

/** Saves what the vendor answered. A store that is away for a moment must not cost the sign-in: it is tried several times. */
async function saveTokens(
  context: CredentialContext,
  connection: CredentialOwner,
  got: Renewal & { refreshToken: string; tokens: Tokens; extra: Tokens['extra'] }
): Promise<Credential> {
  const { store, clock, integrations } = context
  const { secret } = integrations
  if (secret === undefined) throw new CredentialRevoked('The secret is not configured any more: the credential cannot be saved')
  const extra = { ...got.extra, ...got.tokens.extra }
  const save = () =>
    store.transaction(async (transaction) => {
      const isOurs = await endRefreshLease(transaction, connection.id, got.lease)
      const stored = await readCredential(transaction, store, secret, connection)
      // Somebody has connected again meanwhile, or another process has taken over.
      if (!isOurs || stored.refreshToken !== got.refreshToken) return stored.credential
      const owner = { organizationId: store.organizationId, ownerId: connection.id }
      await putSecrets(transaction, secret, owner, textsOfTokens({ ...got.tokens, extra }), clock.now())
      return { kind: 'oauth' as const, accessToken: got.tokens.accessToken, extra }
    })
  for (let tries = 1; ; tries++) {
    try {
      return await save()
    } catch (error) {
      if (tries === maxSaves || error instanceof CredentialRevoked) throw error
      await wait(savePauseMs, new AbortController().signal)
    }
  }
}

/** Codes that say that the refresh token itself does not count any more; others are about us, and the connection waits. */
const deadCodes = /invalid_grant|refresh_token|revoked|expired|inactive/i

async function afterFailure(
  context: CredentialContext,
  connection: CredentialOwner,
  lease: RefreshLease,
  error: unknown
): Promise<unknown> {
  if (error instanceof TokenRefused && deadCodes.test(error.code)) {
    const cause = lease.afterInterruption
      ? 'A renewal of the sign-in was cut off before it was saved, and the provider does not take the former one again'
      : 'The provider has ended the sign-in'
    const dead = new CredentialRevoked(`${cause} (${error.message}): sign in again`)
    await giveBack(context, connection, lease, dead.message)
    return dead
  }
  await giveBack(context, connection, lease)
  if (error instanceof TokenAway) return new CredentialUnavailable(error.message, error.retryAt)
  return error instanceof TokenRefused ? new CredentialUnavailable(`The provider does not renew the sign-in: ${error.message}`) : error
}

/** Ends the lease; with a reason the connection asks for a person. */
function giveBack({ store }: CredentialContext, { id }: CredentialOwner, lease: RefreshLease, reason?: string): Promise<void> {
  return store.transaction(async (transaction) => {
    const isOurs = await endRefreshLease(transaction, id, lease)
    if (!isOurs || reason === undefined) return
    await transaction.update(integrationConnections, { id: { eq: id } }, { status: 'requires_intervention', reason })
  })
}
