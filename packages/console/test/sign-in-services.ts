/** What the sign-in services answer, as their documentation describes it: stand-ins for types that this repository does not install. */

export interface BetterAuth {
  api: {
    getSession(input: { headers: Headers }): Promise<{ user: { id: string; email: string; name: string; emailVerified: boolean } } | null>
  }
}

/** `auth` of a framework's Auth.js package, asked with a request. */
export type AuthJs = (request: Request) => Promise<{ user?: { email?: string | null; name?: string | null }; expires: string } | null>

interface ClerkAuth {
  userId: string | null
  orgId?: string | null | undefined
  orgRole?: string | null | undefined
}

export interface Clerk {
  authenticateRequest(
    request: Request
  ): Promise<{ isAuthenticated: true; toAuth(): ClerkAuth } | { isAuthenticated: false; toAuth(): null }>
}

export interface CookieSessions {
  find(token: string): Promise<{ organizationId: string; memberId: string; isAdmin: boolean; expiresAt: Date } | undefined>
}
