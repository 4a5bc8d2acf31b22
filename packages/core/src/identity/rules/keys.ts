/**
 * Keys are the names that events use for people and accounts: `u:` and a userId, `e:` and an email, `c:` and a customerId, `d:` and a company's
 * domain, `p:` and a provider's account. Claims are stored with keys; the ids of rows are our own.
 */
export type IdentityKey = string
export type CustomerKey = string

export const userIdKey = (userId: string): IdentityKey => `u:${userId}`
export const emailKey = (email: string): IdentityKey => `e:${email}`
export const customerIdKey = (customerId: string): CustomerKey => `c:${customerId}`
export const domainKey = (domain: string): CustomerKey => `d:${domain}`

/** The customer key of a provider's account: the provider, the account that is connected, and the provider's own id, unique over all connections. */
export const providerAccountKey = (provider: string, account: string, id: string): CustomerKey => `p:${provider}:${account}:${id}`

/** The userId, email, customerId or domain within a key. */
export const keyValue = (key: string): string => key.slice(2)
export const isUserIdKey = (key: string): boolean => key.startsWith('u:')
export const isEmailKey = (key: string): boolean => key.startsWith('e:')
export const isDomainKey = (key: string): boolean => key.startsWith('d:')
export const isCustomerIdKey = (key: string): boolean => key.startsWith('c:')
export const isProviderKey = (key: string): boolean => key.startsWith('p:')

/** The longest id taken, in characters (code points); longer ones are refused, never cut. */
export const MAX_ID_LENGTH = 255

/** Whether an id has more characters than are taken. Code points are only counted when the cheap count of UTF-16 units is too large. */
export function isTooLongId(id: string): boolean {
  return id.length > MAX_ID_LENGTH && [...id].length > MAX_ID_LENGTH
}

const placeholders = new Set(['', 'null', 'undefined', 'none', 'nan', 'anonymous', 'guest', 'true', 'false', '0', '-1', '[object object]'])
const nilUuid = /^\{?0{8}-?0{4}-?0{4}-?0{4}-?0{12}\}?$/

/** Whether an id is what broken clients send for "nobody": `null`, `undefined`, `guest`, nil UUIDs, blanks, quoted forms of these, in any case. */
export function isPlaceholder(id: string): boolean {
  let bare = id.trim()
  if (bare.length > MAX_ID_LENGTH) return false
  while (/^(["'`]).*\1$/s.test(bare) && bare.length > 1) bare = bare.slice(1, -1).trim()
  const lower = bare.toLowerCase()
  return placeholders.has(lower) || nilUuid.test(lower)
}
