import { Type } from 'typebox'
import { defineOperation, uuid } from '../runtime/index.js'
import { strictObject } from '../validation/index.js'
import { invitationInput, invite, listLinks, makeSignInLink, withdrawLink } from './invite.js'
import { newTeamLinkShape, teamLinkShape } from './links.js'
import { changedRole, endSession, listSessions, listTeam, roleChange, setRole, teamMemberShape, teamSessionShape } from './people.js'

const exampleId = '00000000-0000-4000-8000-000000000001'

const list = defineOperation({
  operationId: 'listTeam',
  method: { name: 'team.list', answer: 'items' },
  http: 'GET /api/team',
  tag: 'settings',
  grants: ['workspace_members:read'],
  reads: 'settings',
  summary: 'Lists the members who may sign in to the console, by name, with their roles.',
  input: strictObject({}),
  output: strictObject({ items: Type.Array(teamMemberShape) }),
  answer: 'The members with a role.',
  shapes: { output: 'Team' },
  example: {},
  handle: async (_, context) => ({ items: await listTeam(context) })
})

const links = defineOperation({
  operationId: 'listTeamLinks',
  method: { name: 'team.links', answer: 'items' },
  http: 'GET /api/team/links',
  tag: 'settings',
  grants: ['workspace_members:read'],
  reads: 'settings',
  summary: 'Lists invitations and sign-in links that nobody has used, newest first, without their secrets.',
  input: strictObject({}),
  output: strictObject({ items: Type.Array(teamLinkShape) }),
  answer: 'The links.',
  shapes: { output: 'TeamLinks' },
  example: {},
  handle: async (_, context) => ({ items: await listLinks(context) })
})

const inviteToTeam = defineOperation({
  operationId: 'inviteToTeam',
  method: {
    name: 'team.invite',
    actor: true,
    once: true,
    doc: 'Creates a link with which a person joins the console, once. Its secret is shown only here. Rapport sends no email, so give the link to the person yourself.',
    throws: 'CONFLICT when the address belongs to a member who has a role.',
    example: "const { url } = await workspace.team.invite({ email: 'ada@example.com', role: 'member' }, { actor: memberId })"
  },
  http: 'POST /api/team/invitations',
  tag: 'settings',
  grants: ['workspace_settings:manage'],
  reads: 'settings',
  summary:
    'Creates a link with which a person joins the console, once. Nobody can give a role with more grants than their own. Only an owner makes owners.',
  input: invitationInput,
  output: newTeamLinkShape,
  answer: 'The link, its secret shown only once.',
  shapes: { input: 'TeamInvitation', output: 'NewTeamLink' },
  example: { email: 'ada@example.com', role: 'member' },
  errors: ['CONFLICT'],
  handle: (input, context) => invite(context, input)
})

const signInLink = defineOperation({
  operationId: 'makeSignInLink',
  method: {
    name: 'team.signInLink',
    first: ['id'],
    actor: true,
    once: true,
    doc: 'Creates a link with which a member signs in again, once, within a day. The secret of the link is shown only here. Rapport sends no email.',
    throws: 'NOT_FOUND when there is no such member, CONFLICT for a member without a role.',
    example: "const { url } = await workspace.team.signInLink('m_1')"
  },
  http: 'POST /api/team/members/{id}/link',
  tag: 'settings',
  grants: ['workspace_settings:manage'],
  reads: 'settings',
  summary: 'Creates a link with which a member signs in again, once, within a day.',
  input: strictObject({ id: Type.String({ minLength: 1, maxLength: 255, description: "The member's id." }) }),
  output: newTeamLinkShape,
  answer: 'The link, its secret shown only once.',
  shapes: { output: 'NewTeamLink' },
  example: { id: 'm_1' },
  errors: ['NOT_FOUND', 'CONFLICT'],
  handle: ({ id }, context) => makeSignInLink(context, id)
})

const withdraw = defineOperation({
  operationId: 'withdrawTeamLink',
  method: {
    name: 'team.withdraw',
    first: ['id'],
    actor: true,
    throws: 'NOT_FOUND when there is no such link, CONFLICT when it was used.'
  },
  http: 'DELETE /api/team/links/{id}',
  tag: 'settings',
  grants: ['workspace_settings:manage'],
  reads: 'settings',
  effect: 'destructive',
  summary: 'Withdraws an invitation or a sign-in link, so that it no longer works.',
  input: strictObject({ id: uuid("The link's id.") }),
  output: teamLinkShape,
  answer: 'The link that was withdrawn.',
  shapes: { output: 'TeamLink' },
  example: { id: exampleId },
  errors: ['NOT_FOUND', 'CONFLICT'],
  handle: ({ id }, context) => withdrawLink(context, id)
})

const changeRole = defineOperation({
  operationId: 'setTeamRole',
  method: {
    name: 'team.setRole',
    first: ['id'],
    actor: true,
    doc: 'Changes the role of a member in the console, or removes it with null. The change applies from the next request on, in every process. API keys of the member keep working.',
    throws: 'NOT_FOUND when there is no such member, CONFLICT for the last owner, and if the current role is not `was`.',
    example: "await workspace.team.setRole('m_1', { role: 'admin', was: 'member' })"
  },
  http: 'PUT /api/team/members/{id}/role',
  tag: 'settings',
  grants: ['workspace_settings:manage'],
  reads: 'settings',
  summary: 'Changes the role of a member in the console, or removes it. The change applies from the next request on, in every process.',
  input: roleChange,
  output: changedRole,
  answer: 'The member as it is now.',
  shapes: { input: 'TeamRoleChange', output: 'ChangedTeamRole' },
  example: { id: 'm_1', role: 'admin' },
  errors: ['NOT_FOUND', 'CONFLICT'],
  handle: (change, context) => setRole(context, change)
})

const sessions = defineOperation({
  operationId: 'listTeamSessions',
  method: { name: 'team.sessions', answer: 'items' },
  http: 'GET /api/team/sessions',
  tag: 'settings',
  grants: ['workspace_settings:manage'],
  reads: 'settings',
  summary: 'Lists the browsers in which members are signed in, last used first.',
  input: strictObject({}),
  output: strictObject({ items: Type.Array(teamSessionShape) }),
  answer: 'The sessions.',
  shapes: { output: 'TeamSessions' },
  example: {},
  handle: async (_, context) => ({ items: await listSessions(context) })
})

const end = defineOperation({
  operationId: 'endTeamSession',
  method: { name: 'team.endSession', first: ['id'], actor: true, throws: 'NOT_FOUND when there is no such session.' },
  http: 'DELETE /api/team/sessions/{id}',
  tag: 'settings',
  grants: ['workspace_settings:manage'],
  reads: 'settings',
  effect: 'destructive',
  summary: "Ends a session at once, in every process. Only an owner ends an owner's.",
  input: strictObject({ id: uuid("The session's id.") }),
  output: strictObject({ id: Type.String({ format: 'uuid' }) }),
  answer: 'The session that ended.',
  shapes: { output: 'EndedTeamSession' },
  example: { id: exampleId },
  errors: ['NOT_FOUND'],
  handle: ({ id }, context) => endSession(context, id)
})

/** What can be asked of the people who sign in to the console. */
export const teamOperations = [list, links, inviteToTeam, signInLink, withdraw, changeRole, sessions, end]
