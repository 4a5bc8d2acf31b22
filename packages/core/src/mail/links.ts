import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { IntegrationSettings } from '../providers/index.js'
import { hexToUuid } from '../values/index.js'

type Secret = Exclude<IntegrationSettings['secret'], undefined>

/** What a link of a mail does: it confirms an address, or ends a subscription. */
export type LinkPurpose = 'confirm' | 'unsubscribe'

/** A link as somebody has opened it: whose row it names, and the signature, which is still to be checked. */
export interface OpenedLink {
  organizationId: string
  id: string
  signature: string
}

const keyPurpose = 'rapport/mail-links/v1'

/**
 * Signs a link to a row of an organization. `bound` is what it holds for besides, such as the member: once that is another one, the link opens nothing.
 *
 * @example signLink(secret, 'unsubscribe', organizationId, subscription.id, [subscription.member_id])
 */
export function signLink(secret: Secret, purpose: LinkPurpose, organizationId: string, id: string, bound: readonly string[]): string {
  const signature = signatureOf(secret.current, [purpose, organizationId, id, ...bound]).toString('base64url')
  return `${organizationId.replaceAll('-', '')}-${id.replaceAll('-', '')}-${signature}`
}

/** Reads a link; undefined for a text that has no such form. */
export function readLink(text: string): OpenedLink | undefined {
  const [, organization, id, signature] = /^([0-9a-f]{32})-([0-9a-f]{32})-([\w-]{43})$/.exec(text) ?? []
  if (organization === undefined || id === undefined || signature === undefined) return undefined
  return { organizationId: hexToUuid(organization), id: hexToUuid(id), signature }
}

/** Whether we have signed this link, with the present secret or the one before. */
export function isSigned(
  secret: IntegrationSettings['secret'],
  purpose: LinkPurpose,
  { organizationId, id, signature }: OpenedLink,
  bound: readonly string[]
): boolean {
  const given = Buffer.from(signature, 'base64url')
  const secrets = secret === undefined ? [] : [secret.current, ...(secret.previous === undefined ? [] : [secret.previous])]
  return secrets.some((one) => {
    const right = signatureOf(one, [purpose, organizationId, id, ...bound])
    return right.length === given.length && timingSafeEqual(right, given)
  })
}

function signatureOf(secret: string, parts: readonly string[]): Buffer {
  const key = Buffer.from(hkdfSync('sha256', secret, '', keyPurpose, 32))
  return createHmac('sha256', key).update(JSON.stringify(parts)).digest()
}
