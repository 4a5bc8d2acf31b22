interface ClerkAuth {
  userId: string | null
  orgId?: string | null
  orgRole?: string | null
}

type ClerkAnswer = { isAuthenticated: true; toAuth(): ClerkAuth } | { isAuthenticated: false; toAuth(): null }

/** As much of Clerk, which is not installed here, as a page uses. */
export const clerk = { authenticateRequest: async (_: Request): Promise<ClerkAnswer> => ({ isAuthenticated: false, toAuth: () => null }) }
export const organizations = new Map<string, string>()
