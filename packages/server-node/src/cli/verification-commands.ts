import type { Command } from 'commander'
import { parseSeconds } from './arguments.js'
import type { RotateOptions } from './identity-verification.js'
import type { KeyOptions } from './key-options.js'
import { jsonOption, organizationOption, storeOptions } from './store-options.js'

const changes = {
  status: 'show whether pages must prove the identity of the people that they name',
  enable: 'require pages to prove the identity of people from now on; make your pages send the proof first',
  disable: 'stop requiring pages to prove the identity of people'
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
  add('secret', 'show the secret with which your servers make the proofs of identity').action(async (options: KeyOptions) =>
    (await import('./identity-verification.js')).showSecret(options)
  )
  add('rotate', 'make a new secret for the proofs of identity, and show it')
    .option(
      '--keep <seconds>',
      'how many seconds proofs with the old secret stay valid; use 0 if somebody else knows it',
      parseSeconds,
      86_400
    )
    .action(async (options: RotateOptions) => (await import('./identity-verification.js')).rotateSecret(options))
}
