import type { Organization, Rapport } from '@rapport/core'
import { CommandError } from './command-error.js'
import { printLine, table } from './output.js'
import type { StoreOptions } from './store-options.js'
import { withRapport } from './with-store.js'

export interface ListOrganizationsOptions extends StoreOptions {
  json?: true
}

export interface CreateOrganizationOptions extends ListOrganizationsOptions {
  name: string
  slug?: string
}

export interface DeleteOrganizationOptions extends ListOrganizationsOptions {
  confirm?: string
}

const nothingYet = 'There is no organization yet. Make one: npx @rapport/cli org create --name "Acme Corp"'

/** `rapport org create` */
export function createOrganization(options: CreateOrganizationOptions): Promise<void> {
  return withRapport(options, async (rapport) => {
    const { name, slug } = options
    const made = await rapport.organizations.create(slug === undefined ? { name } : { name, slug })
    if (options.json) printLine(made)
    else process.stdout.write(`Made the organization ${made.name}.\n\n${tableOf([made])}\n${nextSteps(made.slug)}`)
  })
}

const nextSteps = (slug: string) => `Next:
  To sign in to the console: npx @rapport/cli invite --org ${slug} --email you@example.com --role owner
  To make an API key:        npx @rapport/cli key create --org ${slug} --all-grants
`

/** `rapport org list` */
export function listOrganizations(options: ListOrganizationsOptions): Promise<void> {
  return withRapport(options, async (rapport) => {
    const all = await rapport.organizations.list()
    if (options.json) printLine(all)
    else process.stdout.write(all.length > 0 ? tableOf(all) : `${nothingYet}\n`)
  })
}

/** `rapport org delete`: nothing goes unless its slug is named twice. */
export function deleteOrganization(named: string, options: DeleteOrganizationOptions): Promise<void> {
  return withRapport(options, async (rapport) => {
    const { id, name, slug } = await chooseOrganization(rapport, named)
    if (options.confirm === undefined)
      throw new CommandError(
        `This removes ${name} with all of its customers, people, events and keys. You cannot undo this. Stop everything that writes to it, then add --confirm ${slug}`
      )
    if (options.confirm !== slug) throw new CommandError(`--confirm must be ${slug}. Nothing was removed.`)
    await rapport.organizations.delete(id, { slug })
    if (options.json) printLine({ id, slug })
    else process.stdout.write(`Removed the organization ${name}.\n`)
  })
}

/** The organization of this id or slug; without a name the only one there is. */
export async function chooseOrganization(rapport: Rapport, name: string | undefined): Promise<Organization> {
  if (name !== undefined) {
    const organization = await rapport.organizations.get(name)
    if (organization) return organization
    throw new CommandError(`No organization has the id or slug "${name}". \`npx @rapport/cli org list\` shows all`)
  }
  const [first, ...others] = await rapport.organizations.list()
  if (!first) throw new CommandError(nothingYet)
  if (others.length > 0)
    throw new CommandError(`There are ${others.length + 1} organizations. Name one with --org. \`npx @rapport/cli org list\` shows all`)
  return first
}

function tableOf(organizations: readonly Organization[]): string {
  return table(
    ['ID', 'SLUG', 'NAME'],
    organizations.map(({ id, slug, name }) => [id, slug, name])
  )
}
