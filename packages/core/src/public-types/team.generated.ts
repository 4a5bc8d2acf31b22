// Made by scripts/generate.ts from the schemas: change those, then run `npm run generate`.

/** An invitation or a sign-in link that nobody has used, without its secret. Times are ISO 8601 in UTC. */
export interface TeamLink {
  /** Uuid. */
  id: string
  kind: 'invitation' | 'sign_in'
  email: string
  name: string | null
  /** What the person may do; docs/console-sign-in.md has the grants. */
  role: 'owner' | 'admin' | 'member' | 'viewer'
  /** The member who signs in with it; null for an invitation. */
  memberId: string | null
  /** The member who made it. */
  createdById: string | null
  /** Date-time. */
  createdAt: string
  /** Date-time. */
  expiresAt: string
  isExpired: boolean
}

/** A new link, its secret shown this once. */
export interface NewTeamLink {
  link: TeamLink
  /** Path and fragment of the link, its secret shown only once. */
  path: string
  /** The whole link; null if the server does not know its public address. */
  url: string | null
}

/** Whom to invite to the console, and with which role. */
export interface InvitationInput {
  /** An email address, such as ada@example.com. At most 320 characters. Matches `^\s*[^\s@]+@[^\s@]+\s*$`. */
  email: string
  /** What the person may do; docs/console-sign-in.md has the grants. */
  role: 'owner' | 'admin' | 'member' | 'viewer'
  /** The person can change it when accepting. 1 to 255 characters. */
  name?: string
  /** 7 by default. 1 to 30. */
  expiresInDays?: number
}

/** A member who may sign in to the console. */
export interface TeamMember {
  id: string
  email: string
  name: string
  /** What the person may do; docs/console-sign-in.md has the grants. */
  role: 'owner' | 'admin' | 'member' | 'viewer' | null
  /** When a session of the member was last used. Date-time. */
  lastSeenAt: string | null
  /** At least 0. */
  sessionCount: number
}

/** Which role a member gets. */
export interface RoleChange {
  /** The member's id. 1 to 255 characters. */
  id: string
  /** null: the member may not sign in any more. */
  role: 'owner' | 'admin' | 'member' | 'viewer' | null
  /** The role that you read. If the role has changed since, the call fails with CONFLICT. */
  was?: 'owner' | 'admin' | 'member' | 'viewer' | null
}

/** The member as it is now. */
export interface ChangedRole {
  member: TeamMember
  /** API keys that the member made, which still work. At least 0. */
  workingKeyCount: number
}

/** A browser in which a member is signed in. */
export interface TeamSession {
  /** Uuid. */
  id: string
  memberId: string
  memberName: string
  /** What the browser says about itself. */
  userAgent: string
  /** Date-time. */
  createdAt: string
  /** Date-time. */
  lastUsedAt: string
  /** Whether it is the calling session. */
  isCurrent: boolean
}
