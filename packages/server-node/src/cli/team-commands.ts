import { type ConsoleRole, consoleRoleNames } from '@rapport/core'
import { type Command, InvalidArgumentError, Option } from 'commander'
import { jsonOption, workspaceOptions } from './store-options.js'
import type { InviteOptions, TeamOptions } from './team.js'

const help = `
The link is shown this once, and Rapport sends no email: give it to the person yourself. It works once. What each role may do stands in
docs/console-sign-in.md.`

/** `rapport invite` */
export function inviteCommand(invite: Command): void {
  workspaceOptions(invite)
    .requiredOption('--email <address>', "the person's email address")
    .addOption(new Option('--role <role>', 'what the person may do').choices(consoleRoleNames).makeOptionMandatory())
    .option('--name <name>', "the person's name (default: the person is asked for it)")
    .option('--days <number>', 'for how many days the link works, 1 to 30 (default: 7)', parseDays)
    .addOption(jsonOption())
    .addHelpText('after', help)
    .action(async (options: InviteOptions) => (await import('./team.js')).invite(options))
}

/** `rapport team …` */
export function teamCommands(team: Command): void {
  workspaceOptions(team.command('list').description('show who may sign in to the console, and the links that nobody has used'))
    .addOption(jsonOption())
    .action(async (options: TeamOptions) => (await import('./team.js')).listTeam(options))
  workspaceOptions(team.command('link').description('make a link by which a member signs in again, once, within a day'))
    .argument('<member>', 'the email address or id of the member')
    .addOption(jsonOption())
    .action(async (member: string, options: TeamOptions) => (await import('./team.js')).signInLink(member, options))
  workspaceOptions(team.command('role').description('give a member another role, or none'))
    .argument('<member>', 'the email address or id of the member')
    .argument('<role>', `${consoleRoleNames.join(', ')}, or none`, parseRole)
    .addOption(jsonOption())
    .action(async (member: string, role: ConsoleRole | null, options: TeamOptions) =>
      (await import('./team.js')).setRole(member, role, options)
    )
}

function parseDays(text: string): number {
  const days = Number(text)
  if (!Number.isInteger(days) || days < 1 || days > 30) throw new InvalidArgumentError('Give a whole number from 1 to 30.')
  return days
}

function parseRole(text: string): ConsoleRole | null {
  const role = consoleRoleNames.find((name) => name === text)
  if (role === undefined && text !== 'none') throw new InvalidArgumentError(`Give one of ${consoleRoleNames.join(', ')}, or none.`)
  return role ?? null
}
