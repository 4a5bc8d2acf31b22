import type { RapportClient } from '@rapport/client'
import { type ConsoleRole, RapportError, type Workspace } from '@rapport/core'
import { CommandError } from './command-error.js'
import { type WorkspacePlace, withWorkspace } from './named-workspace.js'
import { printLine, table } from './output.js'

export interface TeamOptions extends WorkspacePlace {
  json?: true
}

export interface InviteOptions extends TeamOptions {
  email: string
  role: ConsoleRole
  name?: string
  days?: number
}

/** `rapport invite` */
export function invite({ email, role, name, days, ...options }: InviteOptions): Promise<void> {
  return onTeam(options, async (asked) => {
    const given = { ...(name !== undefined && { name }), ...(days !== undefined && { expiresInDays: days }) }
    printLink(await asked.team.invite({ email, role, ...given }), options, `The invitation of ${email} as ${role}:`)
  })
}

/** `rapport team link` */
export function signInLink(member: string, options: TeamOptions): Promise<void> {
  return onTeam(options, async (asked) => {
    const made = await asked.team.signInLink(await idOf(asked, member))
    printLink(made, options, `The link with which ${made.link.email} signs in again:`)
  })
}

/** `rapport team role` */
export function setRole(member: string, role: ConsoleRole | null, options: TeamOptions): Promise<void> {
  return onTeam(options, async (asked) => {
    const changed = await asked.team.setRole(await idOf(asked, member), { role })
    if (options.json) return printLine(changed)
    const { email } = changed.member
    process.stdout.write(role === null ? `${email} may not sign in any more.\n` : `${email} is ${role} now.\n`)
    if (changed.workingKeyCount > 0)
      process.stdout.write(
        `API keys that ${email} made still work: ${changed.workingKeyCount}. See them with \`npx @rapport/cli key list\`.\n`
      )
  })
}

/** `rapport team list` */
export function listTeam(options: TeamOptions): Promise<void> {
  return onTeam(options, async (asked) => {
    const members = await asked.team.list()
    const links = await asked.team.links()
    if (options.json) return printLine({ members, links })
    if (members.length + links.length === 0)
      process.stdout.write('Nobody may sign in yet. Invite yourself: npx @rapport/cli invite --email you@example.com --role owner\n')
    if (members.length > 0)
      process.stdout.write(
        table(
          ['email', 'name', 'role', 'last seen'],
          members.map(({ email, name, role, lastSeenAt }) => [email, name, role ?? '', lastSeenAt ?? 'never'])
        )
      )
    const open = links.map(({ email, kind, role, expiresAt, isExpired }) => [
      email,
      kind === 'invitation' ? `invitation as ${role}` : 'sign-in link',
      `${isExpired ? 'expired' : 'until'} ${expiresAt}`
    ])
    if (open.length > 0) process.stdout.write(`\n${table(['for', 'link', 'works'], open)}`)
  })
}

type Team = Pick<Workspace | RapportClient, 'team' | 'members'>

/** What the workspace refuses is the terminal's to mend. */
function onTeam(options: TeamOptions, work: (asked: Team) => Promise<void>): Promise<void> {
  return withWorkspace(options, async (asked) => {
    try {
      await work(asked)
    } catch (error) {
      throw error instanceof RapportError ? new CommandError(error.message) : error
    }
  })
}

/** A member is named by the email address, or by the id. */
async function idOf(asked: Team, named: string): Promise<string> {
  if (!named.includes('@')) return named
  const email = named.trim().toLowerCase()
  const { items } = await asked.members.list({ search: email, limit: 200 })
  const member = items.find((one) => one.email.toLowerCase() === email)
  if (!member) throw new CommandError(`No member has the address ${email}. Invite the person with npx @rapport/cli invite.`)
  return member.id
}

function printLink(made: { path: string; url: string | null; link: { expiresAt: string } }, { json }: TeamOptions, what: string): void {
  if (json) {
    printLine(made)
    return
  }
  const base = process.env.RAPPORT_PUBLIC_URL?.replace(/\/+$/, '')
  const url = made.url ?? (base === undefined ? undefined : `${base}${made.path}`)
  const where =
    url ?? `${made.path}\n\nPut the address of your server in front. If RAPPORT_PUBLIC_URL is set, the command prints the whole link.`
  process.stdout.write(`${what}\n\n${where}\n\nIt works once, until ${made.link.expiresAt}, and is not shown again.\n`)
}
