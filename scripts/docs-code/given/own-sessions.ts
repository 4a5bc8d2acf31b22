interface OwnSession {
  organizationId: string
  memberId: string
  isAdmin: boolean
  expiresAt: Date
}

export const sessions = { find: async (_token: string): Promise<OwnSession | undefined> => undefined }
