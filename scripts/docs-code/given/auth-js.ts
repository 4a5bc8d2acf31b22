interface AuthJsSession {
  user?: { email?: string | null; name?: string | null }
}

/** As much of Auth.js, which is not installed here, as a page uses. */
export const auth = async (_: Request): Promise<AuthJsSession | null> => null
