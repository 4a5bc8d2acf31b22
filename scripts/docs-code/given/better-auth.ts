interface User {
  id: string
  email: string
  name: string
  emailVerified: boolean
}

/** As much of better-auth, which is not installed here, as a page uses. */
export const auth = { api: { getSession: async (_: { headers: Headers }): Promise<{ user: User } | null> => null } }
