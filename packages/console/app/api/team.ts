import type { MethodOutputs } from '@rapport/client/session'
import { queryOptions } from '@tanstack/react-query'
import { client } from './client'
import { ask } from './session'

export type TeamMember = MethodOutputs['team.list'][number]
export type TeamLink = MethodOutputs['team.links'][number]
export type NewTeamLink = MethodOutputs['team.invite']
export type TeamSession = MethodOutputs['team.sessions'][number]
export type Role = NonNullable<TeamMember['role']>

export const roles: readonly Role[] = ['owner', 'admin', 'member', 'viewer']

const teamKey = ['team']

export const teamQuery = queryOptions({ queryKey: [...teamKey, 'people'], queryFn: ({ signal }) => client.team.list({ signal }) })
export const linksQuery = queryOptions({ queryKey: [...teamKey, 'links'], queryFn: ({ signal }) => client.team.links({ signal }) })
export const sessionsQuery = queryOptions({ queryKey: [...teamKey, 'sessions'], queryFn: ({ signal }) => client.team.sessions({ signal }) })

/** What a change of the team makes old. */
export const changedTeam = { queryKey: teamKey }

/** What a link opens, for the page that asks before it is used. */
export interface LinkDescription {
  kind: 'invitation' | 'sign_in'
  organization: { id: string; name: string }
  email: string
  name: string | null
  role: Role
  invitedBy: string | null
  expiresAt: string
}

export const linkQuery = (code: string) =>
  queryOptions({
    queryKey: ['link', code],
    queryFn: async () => (await ask('/api/link', { method: 'POST', body: JSON.stringify({ code }) })) as unknown as LinkDescription,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0
  })

export const acceptLink = (code: string, name: string | undefined) =>
  ask('/api/link/accept', { method: 'POST', body: JSON.stringify({ code, ...(name !== undefined && { name }) }) })

/** The whole address of a new link. */
export const addressOf = ({ url, path }: NewTeamLink) => url ?? new URL(path, location.origin).href
