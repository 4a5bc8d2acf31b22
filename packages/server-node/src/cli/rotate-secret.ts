import { readConfiguration } from '../configuration/read-configuration.js'
import { secretOf } from '../configuration/secret-of.js'
import { CommandError } from './command-error.js'
import { configuredRapport } from './configured-rapport.js'
import { printLine } from './output.js'
import type { StoreOptions } from './store-options.js'
import { withStore } from './with-store.js'

export interface RotateSecretOptions extends StoreOptions {
  config?: string
  json?: true
}

/** `rapport secret rotate` */
export async function rotateSecret(options: RotateSecretOptions): Promise<void> {
  const secret = secretOf((await readConfiguration({ file: options.config })).values)
  if (typeof secret !== 'object')
    throw new CommandError(
      'Set both secrets: RAPPORT_SECRET (the new one) and RAPPORT_SECRET_PREVIOUS (the old one), or a --config with { "secret": { "current": "…", "previous": "…" } }.'
    )
  await withStore(options, async (store) => {
    await store.open()
    const rapport = configuredRapport({ store, secret })
    try {
      const done = await rapport.rotateSecret()
      const { reencrypted, lost, left } = done
      if (options.json) printLine(done)
      else process.stdout.write(`${reencrypted} texts were encrypted with the new secret.\n`)
      if (lost > 0)
        throw new CommandError(
          `${lost} texts cannot be decrypted with either secret, and stay as they are. Set the secret that encrypted them, or connect these providers again.`
        )
      if (left > 0)
        throw new CommandError(
          `${left} texts were encrypted with the old secret meanwhile, because a server still uses it. Restart all servers with the new secret, and run this command again.`
        )
      if (!options.json) process.stdout.write('Nothing needs the old secret any more. Remove it from the configuration.\n')
    } finally {
      await rapport.close()
    }
  })
}
