/** Where a cookie holds, as browsers see it, and whether it goes over https alone. */
export interface CookiePlace {
  path: string
  isSecure: boolean
}

/** Where a request of a browser comes from. */
export interface Visit {
  /** The address of the connection, or the one that trusted proxies name. */
  address: string
  /** Where the cookies of the console hold. */
  cookie: CookiePlace
}

/** The value of a request's cookie of this name, the first where there are several. */
export function cookieOf(request: Request, name: string): string | undefined {
  for (const part of (request.headers.get('cookie') ?? '').split(';')) {
    const [found = '', value = ''] = part.trim().split('=')
    if (found === name) return value
  }
  return undefined
}

/** The Set-Cookie header. No script reads the cookie, and no other site sends it. */
export function setCookie(name: string, value: string, seconds: number, { path, isSecure }: CookiePlace): string {
  return `${name}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`
}
