import type { Command } from 'commander'
import { parseSeconds } from './arguments.js'
import type { RotateOptions } from './identity-verification.js'
import type { KeyOptions } from './key-options.js'
import { jsonOption, organizationOption, storeOptions } from './store-options.js'

const changes = {
  status: 'tell whether pages have to prove whom they identify',
  enable: 'ask pages for the proof from now on; let them send it first',
  disable: 'ask pages for the proof no more'
} as const

/** `rapport verification …` */
export function verificationCommands(verification: Command): void {
  const add = (name: string, description: string) =>
    storeOptions(verification.command(name).description(description)).addOption(organizationOption()).addOption(jsonOption())
  for (const change of ['status', 'enable', 'disable'] as const) {
    add(change, changes[change]).action(async (options: KeyOptions) =>
      (await import('./identity-verification.js')).verification(change, options)
    )
  }
  add('secret', 'show the secret that your servers make the proofs with').action(async (options: KeyOptions) =>
    (await import('./identity-verification.js')).showSecret(options)
  )
  add('rotate', 'make another secret, and show it')
    .option('--keep <seconds>', 'how long proofs with the present one still hold; 0 when others know it', parseSeconds, 86_400)
    .action(async (options: RotateOptions) => (await import('./identity-verification.js')).rotateSecret(options))
}
