/** How a key stands, be it an API key or a public one. */
export function stateOf({
  revokedAt,
  expiresAt
}: {
  revokedAt: string | null
  expiresAt: string | null
}): 'active' | 'revoked' | 'expired' {
  if (revokedAt !== null) return 'revoked'
  return expiresAt !== null && Date.parse(expiresAt) <= Date.now() ? 'expired' : 'active'
}
