import { type ApiKey, allGrants, type Grant, isGrant } from '@rapport/core'
import { CommandError } from './command-error.js'
import { chooseOrganization } from './organizations.js'
import { printLine, table } from './output.js'
import type { StoreOptions } from './store-options.js'
import { withRapport } from './with-store.js'

export interface KeyOptions extends StoreOptions {
  org?: string
  json?: true
}

export interface CreateKeyOptions extends KeyOptions {
  name: string
  grant?: string[]
  allGrants?: true
  expires?: number
  public?: true
  domain?: string[]
}

/** `rapport key create` */
export async function createKey(options: CreateKeyOptions): Promise<void> {
  if (options.public) return createPublicKey(options)
  if (options.domain) throw new CommandError('--domain goes with --public: API keys are for servers')
  const grants = options.allGrants ? allGrants : checkGrants(options.grant ?? [])
  await withRapport(options, async (rapport) => {
    const { id, slug } = await chooseOrganization(rapport, options.org)
    const { name, expires } = options
    const made = await rapport.organization(id).apiKeys.create({ name, grants, ...(expires === undefined ? {} : { expiresAt: expires }) })
    if (options.json) printLine(made)
    else process.stdout.write(`${made.key}\n\nThis is the only time that the key is shown. It may act for ${slug}: ${grants.join(', ')}\n`)
  })
}

function createPublicKey(options: CreateKeyOptions): Promise<void> {
  const { domain: domains = [], grant, allGrants: all } = options
  if (grant || all) throw new CommandError('A public key has no grants: all that it does is send events')
  if (domains.length === 0) throw new CommandError('Name the pages that may send events: --domain https://app.example.com')
  return withRapport(options, async (rapport) => {
    const { id, slug } = await chooseOrganization(rapport, options.org)
    const made = await rapport.organization(id).publicKeys.create({ domains })
    if (options.json) printLine(made)
    else process.stdout.write(`${made.publicKey}\n\nPages of ${domains.join(', ')} may send events to ${slug} with it. It is no secret.\n`)
  })
}

/** `rapport key list` */
export function listKeys(options: KeyOptions): Promise<void> {
  return withRapport(options, async (rapport) => {
    const { id } = await chooseOrganization(rapport, options.org)
    const keys = await rapport.organization(id).apiKeys.list()
    if (options.json) return printLine(keys)
    const rows = keys.map((key) => [key.id, key.prefix, key.name, stateOf(key), key.lastUsedAt ?? 'never', key.grants.join(' ')])
    process.stdout.write(table(['ID', 'BEGINS', 'NAME', 'STATE', 'LAST USED', 'GRANTS'], rows))
  })
}

/** `rapport key revoke` */
export function revokeKey(name: string, options: KeyOptions): Promise<void> {
  return withRapport(options, async (rapport) => {
    const { id } = await chooseOrganization(rapport, options.org)
    const { apiKeys } = rapport.organization(id)
    const matching = (await apiKeys.list()).filter((key) => key.id === name || name.startsWith(key.prefix))
    const [key] = matching
    if (!key) throw new CommandError(`No API key has this id; \`rapport key list\` shows all`)
    if (matching.length > 1) throw new CommandError('Several API keys begin so: give the id that `rapport key list` shows')
    await apiKeys.revoke(key.id)
    if (options.json) printLine({ id: key.id, revoked: true })
    else process.stdout.write(`Revoked ${key.prefix}… (${key.name}).\n`)
  })
}

function stateOf({ revokedAt, expiresAt }: ApiKey): string {
  if (revokedAt !== null) return 'revoked'
  return expiresAt !== null && Date.parse(expiresAt) <= Date.now() ? 'expired' : 'active'
}

function checkGrants(texts: readonly string[]): Grant[] {
  const unknown = texts.find((text) => !isGrant(text))
  if (unknown !== undefined) throw new CommandError(`"${unknown}" is no grant. There are: ${allGrants.join(', ')}`)
  if (texts.length === 0)
    throw new CommandError(`Say what the key may do, with --grant or --all-grants. There are: ${allGrants.join(', ')}`)
  return texts.filter(isGrant)
}
