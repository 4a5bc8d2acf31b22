import type { ConsoleRole } from '@rapport/core/src/auth/console-roles.js'
import type { PersonSession } from '@rapport/core/src/team/console-sign-in.js'
import type { TestAnswer } from '@rapport/core/src/testing/create-test-rapport.js'
import type { NewWorld, World } from '../list-tools/world.js'

/** A person who has joined, with the token of their browser. */
export interface Joined {
  token: string
  session: PersonSession
}

/** A workspace whose people sign in by links. */
export interface TeamWorld extends World {
  /** Invites somebody as the host's own code, and accepts. */
  join(name: string, role: ConsoleRole): Promise<Joined>
  /** Asks the API as this person, with the grants that the session has now; 401 when it has ended. */
  as(person: Joined, method: string, path: string, body?: unknown): Promise<TestAnswer>
}

/** The secret of a link. */
export const codeOf = ({ path }: { path: string }): string => path.split('#')[1] ?? ''

export async function teamWorld(newWorld: NewWorld): Promise<TeamWorld> {
  const world = await newWorld()
  const { rapport, workspace } = world
  return {
    ...world,
    async join(name, role) {
      const link = await workspace.team.invite({ email: `${name}@us.test`, name, role })
      return rapport.signIn.acceptLink(codeOf(link), { userAgent: 'Firefox' })
    },
    async as({ token }, method, path, body) {
      const session = await rapport.signIn.session(token)
      if (!session) return { status: 401, headers: {}, body: null, close: false }
      const text = body === undefined ? undefined : new TextEncoder().encode(JSON.stringify(body))
      const { organizationId, grants, memberId, sessionId } = session
      const answer = await rapport.handle({
        method,
        url: path,
        header: (name) => (name === 'content-type' ? 'application/json' : undefined),
        session: { organizationId, grants, memberId, sessionId },
        ...(text && { body: bytesOf(text) })
      })
      const json: unknown = typeof answer.body === 'string' && answer.body !== '' ? JSON.parse(answer.body) : answer.body
      return { status: answer.status, headers: answer.headers, body: json, close: false }
    }
  }
}

async function* bytesOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
