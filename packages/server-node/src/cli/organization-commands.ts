import type { Command } from 'commander'
import type { CreateOrganizationOptions, DeleteOrganizationOptions, ListOrganizationsOptions } from './organizations.js'
import { jsonOption, storeOptions } from './store-options.js'

/** `rapport org …` */
export function organizationCommands(org: Command): void {
  storeOptions(org.command('create').description('make an organization'))
    .requiredOption('--name <name>', 'its name, such as "Acme Corp"')
    .option('--slug <slug>', 'its short name, in addresses and commands (default: made from the name)')
    .addOption(jsonOption())
    .action(async (options: CreateOrganizationOptions) => (await import('./organizations.js')).createOrganization(options))
  storeOptions(org.command('list').description('show the organizations'))
    .addOption(jsonOption())
    .action(async (options: ListOrganizationsOptions) => (await import('./organizations.js')).listOrganizations(options))
  storeOptions(org.command('delete').description('remove an organization with all of its rows and keys, for good'))
    .argument('<id>', 'the id or slug that `rapport org list` shows')
    .option('--confirm <slug>', 'the slug of the organization, to confirm; without it, nothing is removed')
    .addOption(jsonOption())
    .action(async (id: string, options: DeleteOrganizationOptions) => (await import('./organizations.js')).deleteOrganization(id, options))
}
