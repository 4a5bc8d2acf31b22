import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * The proof that a page may speak for a user. Your server makes it from the workspace's secret and the user's id, or
 * the email in lower case for a user without an id. The page sends it as `userIdentity.userHash`. It is the HMAC-SHA256
 * in hex, so any language can make it.
 *
 * @example const hash = userHash(await workspace.identityVerification.secret(), user.id)
 */
export function userHash(secret: string, id: string): string {
  return createHmac('sha256', secret).update(id).digest('hex')
}

/** Whether a text is that proof for one of these ids, with one of these secrets. It takes as long for a wrong text as for the right one. */
export function provesUser(given: unknown, secrets: readonly string[], ids: readonly string[]): boolean {
  if (typeof given !== 'string' || !/^[0-9a-f]{64}$/i.test(given)) return false
  const sent = Buffer.from(given, 'hex')
  const proofs = secrets.flatMap((secret) => ids.map((id) => userHash(secret, id)))
  return proofs.some((proof) => timingSafeEqual(sent, Buffer.from(proof, 'hex')))
}
