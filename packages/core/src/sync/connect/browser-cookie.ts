import type { Settings } from '../../context/index.js'
import type { HttpRequest } from '../../http/index.js'

const valueLength = 43

/** On https the prefix keeps other hosts of the domain from setting it. */
const nameOf = ({ integrations }: Settings) => (isSecure(integrations.publicUrl) ? '__Host-rapport_connect' : 'rapport_connect')

const isSecure = (publicUrl: string | undefined) => publicUrl?.startsWith('https:') ?? false

/** What marks the browser in which a sign-in began; undefined in any other one. */
export function browserOf(settings: Settings, request: HttpRequest): string | undefined {
  const name = nameOf(settings)
  for (const part of (request.header('cookie') ?? '').split(';')) {
    const [key = '', value = ''] = part.trim().split('=')
    if (key === name && /^[\w-]+$/.test(value) && value.length === valueLength) return value
  }
  return undefined
}

/** A new mark, for a browser that has none. */
export function newBrowser({ ids }: Settings): string {
  return ids.secret(valueLength)
}

/** The header that sets it. Lax lets it come along when the vendor sends the browser back. */
export function browserCookie(settings: Settings, browser: string): string {
  const secure = isSecure(settings.integrations.publicUrl) ? '; Secure' : ''
  return `${nameOf(settings)}=${browser}; Path=/; Max-Age=3600; HttpOnly; SameSite=Lax${secure}`
}
