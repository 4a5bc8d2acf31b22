import { allGrants, type Grant, isGrant } from '@rapport/core'
import { CommandError } from './command-error.js'
import type { CreateKeyOptions, KeyOptions } from './key-options.js'
import { stateOf } from './key-state.js'
import { namedKey } from './named-key.js'
import { chooseOrganization } from './organizations.js'
import { printLine, table } from './output.js'
import { createPublicKey, listPublicKeys, revokePublicKey } from './public-keys.js'
import { withRapport } from './with-store.js'

/** `rapport key create` */
export async function createKey(options: CreateKeyOptions): Promise<void> {
  if (options.public) return createPublicKey(options)
  for (const name of ['domain', 'record'] as const)
    if (options[name]) throw new CommandError(`--${name} works with --public only. API keys are for servers`)
  const grants = options.allGrants ? allGrants : checkGrants(options.grant ?? [])
  await withRapport(options, async (rapport) => {
    const { id, slug } = await chooseOrganization(rapport, options.org)
    const { name, expires } = options
    const made = await rapport.organization(id).apiKeys.create({ name, grants, ...(expires === undefined ? {} : { expiresAt: expires }) })
    if (options.json) printLine(made)
    else process.stdout.write(`${made.key}\n\nThis is the only time that the key is shown. Its grants for ${slug}: ${grants.join(', ')}\n`)
  })
}

/** `rapport key list` */
export function listKeys(options: KeyOptions & { public?: true }): Promise<void> {
  if (options.public) return listPublicKeys(options)
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
  if (name.startsWith('pk_')) return revokePublicKey(name, options)
  return withRapport(options, async (rapport) => {
    const { id } = await chooseOrganization(rapport, options.org)
    const { apiKeys } = rapport.organization(id)
    const key = await namedKey(apiKeys, name)
    await apiKeys.revoke(key.id)
    if (options.json) printLine({ id: key.id, revoked: true })
    else process.stdout.write(`Revoked ${key.prefix}… (${key.name}).\n`)
  })
}

function checkGrants(texts: readonly string[]): Grant[] {
  const unknown = texts.find((text) => !isGrant(text))
  if (unknown !== undefined) throw new CommandError(`"${unknown}" is not a grant. The grants are: ${allGrants.join(', ')}`)
  if (texts.length === 0)
    throw new CommandError(`Say what the key may do, with --grant or --all-grants. The grants are: ${allGrants.join(', ')}`)
  return texts.filter(isGrant)
}
