import { CommandError } from './command-error.js'
import type { KeyOptions, RotateKeyOptions } from './key-options.js'
import { stateOf } from './key-state.js'
import { namedKey } from './named-key.js'
import { chooseOrganization } from './organizations.js'
import { printLine, table } from './output.js'
import { withRapport } from './with-store.js'

const prefixLength = 11

/** `rapport key rotate` */
export function rotateKey(name: string, options: RotateKeyOptions): Promise<void> {
  return withRapport(options, async (rapport) => {
    const { id } = await chooseOrganization(rapport, options.org)
    const { apiKeys } = rapport.organization(id)
    const old = await namedKey(apiKeys, name)
    const made = await apiKeys.rotate(old.id, { overlapSeconds: options.overlap })
    if (options.json) return printLine(made)
    const until = new Date(Date.now() + options.overlap * 1000).toISOString()
    const rest = options.overlap === 0 ? 'The old key has ended.' : `The old key works until ${until} at the latest.`
    process.stdout.write(`${made.key}\n\nThis is the only time that the key is shown. ${rest}\n`)
  })
}

/** `rapport key rename` */
export function renameKey(name: string, newName: string, options: KeyOptions): Promise<void> {
  return withRapport(options, async (rapport) => {
    const { id } = await chooseOrganization(rapport, options.org)
    const { apiKeys } = rapport.organization(id)
    const changed = await apiKeys.update((await namedKey(apiKeys, name)).id, { name: newName })
    if (options.json) printLine(changed)
    else process.stdout.write(`${changed.prefix}… is called ${changed.name} now.\n`)
  })
}

/** `rapport key find`: looks in every organization. */
export function findKey(text: string, options: KeyOptions): Promise<void> {
  const prefix = text.slice(0, prefixLength)
  if (!/^ok_.{8}$/.test(prefix)) throw new CommandError(`An API key begins with ok_. Enter at least its first ${prefixLength} characters`)
  return withRapport(options, async (rapport) => {
    const found = []
    for (const { id, slug } of await rapport.organizations.list()) {
      const keys = await rapport.organization(id).apiKeys.find(prefix)
      found.push(...keys.map((key) => ({ organization: slug, ...key })))
    }
    if (options.json) return printLine(found)
    if (found.length === 0) throw new CommandError('No API key begins like this')
    const rows = found.map((key) => [key.organization, key.id, key.name, stateOf(key), key.lastUsedAt ?? 'never'])
    process.stdout.write(
      `${table(['ORGANIZATION', 'ID', 'NAME', 'STATE', 'LAST USED'], rows)}\nTo end it: npx @rapport/cli key revoke ID --org ORGANIZATION\n`
    )
  })
}
