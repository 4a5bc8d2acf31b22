import { type ConsoleRole, consoleRoleNames } from '@rapport/core'
import { type Command, InvalidArgumentError, Option } from 'commander'
import { jsonOption, workspaceOptions } from './store-options.js'
import type { InviteOptions, TeamOptions } from './team.js'

const help = `
The command shows the link only once, and Rapport sends no email. Give the link to the person yourself. The link works once.
docs/console-sign-in.md lists what each role may do.`

/** `rapport invite` */
export function inviteCommand(invite: Command): void {
  workspaceOptions(invite)
    .requiredOption('--email <address>', "the person's email address")
    .addOption(new Option('--role <role>', 'the role, which says what the person may do').choices(consoleRoleNames).makeOptionMandatory())
    .option('--name <name>', 'the name of the person (default: the person enters it)')
    .option('--days <number>', 'how many days the link works, 1 to 30 (default: 7)', parseDays)
    .addOption(jsonOption())
    .addHelpText('after', help)
    .action(async (options: InviteOptions) => (await import('./team.js')).invite(options))
}

/** `rapport team …` */
export function teamCommands(team: Command): void {
  workspaceOptions(team.command('list').description('show who may sign in to the console, and unused links'))
    .addOption(jsonOption())
    .action(async (options: TeamOptions) => (await import('./team.js')).listTeam(options))
  workspaceOptions(team.command('link').description('make a link with which a member signs in again, once, within a day'))
    .argument('<member>', 'the email address or id of the member')
    .addOption(jsonOption())
    .action(async (member: string, options: TeamOptions) => (await import('./team.js')).signInLink(member, options))
  workspaceOptions(team.command('role').description('change the role of a member, or remove it'))
    .argument('<member>', 'the email address or id of the member')
    .argument('<role>', `${consoleRoleNames.join(', ')}, or none`, parseRole)
    .addOption(jsonOption())
    .action(async (member: string, role: ConsoleRole | null, options: TeamOptions) =>
      (await import('./team.js')).setRole(member, role, options)
    )
}

function parseDays(text: string): number {
  const days = Number(text)
  if (!Number.isInteger(days) || days < 1 || days > 30) throw new InvalidArgumentError('It must be a whole number from 1 to 30.')
  return days
}

function parseRole(text: string): ConsoleRole | null {
  const role = consoleRoleNames.find((name) => name === text)
  if (role === undefined && text !== 'none') throw new InvalidArgumentError(`It must be one of ${consoleRoleNames.join(', ')}, or none.`)
  return role ?? null
}
