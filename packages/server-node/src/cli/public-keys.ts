import type { NewPublicKey, PublicKey } from '@rapport/core'
import { CommandError } from './command-error.js'
import type { CreateKeyOptions, KeyOptions } from './key-options.js'
import { stateOf } from './key-state.js'
import { chooseOrganization } from './organizations.js'
import { printLine, table } from './output.js'
import { withRapport } from './with-store.js'

export interface TrustOptions extends KeyOptions {
  accept?: string[]
  record?: string[]
}

type Trust = NonNullable<NewPublicKey['trust']>

const kinds = { billing: true, stage: true, customerTraits: true } satisfies Record<keyof PublicKey['trust'], true>

/** `rapport key create --public` */
export function createPublicKey(options: CreateKeyOptions): Promise<void> {
  const { domain: domains = [], grant, allGrants: all, record = [], expires } = options
  if (grant || all) throw new CommandError('A public key has no grants. It can only send events')
  if (domains.length === 0) throw new CommandError('Name the pages that may send events: --domain https://app.example.com')
  const trust = trustOf(record, 'record')
  return withRapport(options, async (rapport) => {
    const { id, slug } = await chooseOrganization(rapport, options.org)
    const made = await rapport.organization(id).publicKeys.create({ domains, trust, ...(expires !== undefined && { expiresAt: expires }) })
    if (options.json) printLine(made)
    else
      process.stdout.write(
        `${made.publicKey}\n\nPages of ${domains.join(', ')} may send events to ${slug} with this key. The key is not secret.\n`
      )
  })
}

/** `rapport key list --public` */
export function listPublicKeys(options: KeyOptions): Promise<void> {
  return withRapport(options, async (rapport) => {
    const { id } = await chooseOrganization(rapport, options.org)
    const keys = await rapport.organization(id).publicKeys.list()
    if (options.json) return printLine(keys)
    const rows = keys.map((key) => [key.publicKey, stateOf(key), recordedOf(key.trust)])
    process.stdout.write(table(['PUBLIC KEY', 'STATE', 'ONLY RECORDS'], rows))
  })
}

/** `rapport key trust` */
export function trustKey(publicKey: string, options: TrustOptions): Promise<void> {
  const { accept = [], record = [] } = options
  const both = accept.find((kind) => record.includes(kind))
  if (both !== undefined) throw new CommandError(`${both} cannot be in both --accept and --record`)
  const trust = { ...trustOf(accept, 'accept'), ...trustOf(record, 'record') }
  if (Object.keys(trust).length === 0)
    throw new CommandError(`Say what changes, with --record or --accept: ${Object.keys(kinds).join(', ')}`)
  return withRapport(options, async (rapport) => {
    const { id } = await chooseOrganization(rapport, options.org)
    const changed = await rapport.organization(id).publicKeys.setTrust(publicKey, trust)
    if (options.json) printLine(changed)
    else process.stdout.write(`${publicKey} only records: ${recordedOf(changed.trust)}. Running servers notice within seconds.\n`)
  })
}

/** `rapport key revoke pk_…` */
export function revokePublicKey(publicKey: string, options: KeyOptions): Promise<void> {
  return withRapport(options, async (rapport) => {
    const { id } = await chooseOrganization(rapport, options.org)
    await rapport.organization(id).publicKeys.revoke(publicKey)
    if (options.json) printLine({ publicKey, revoked: true })
    else process.stdout.write(`Revoked ${publicKey}.\n`)
  })
}

function recordedOf(trust: PublicKey['trust']): string {
  const recorded = Object.entries(trust).flatMap(([kind, verdict]) => (verdict === 'record' ? [kind] : []))
  return recorded.join(', ') || 'nothing'
}

function trustOf(names: readonly string[], verdict: 'accept' | 'record'): Trust {
  const trust: Trust = {}
  for (const name of names) {
    if (!isKind(name)) throw new CommandError(`"${name.slice(0, 50)}" is not one of ${Object.keys(kinds).join(', ')}`)
    trust[name] = verdict
  }
  return trust
}

function isKind(name: string): name is keyof typeof kinds {
  return Object.hasOwn(kinds, name)
}
