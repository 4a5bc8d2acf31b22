import type { Workspace } from '@rapport/core'
import type { VerificationStatus } from '@rapport/core/types'
import type { KeyOptions } from './key-options.js'
import { chooseOrganization } from './organizations.js'
import { printLine } from './output.js'
import { withRapport } from './with-store.js'

export interface RotateOptions extends KeyOptions {
  keep: number
}

/** `rapport verification status`, `enable` and `disable` */
export function verification(change: 'status' | 'enable' | 'disable', options: KeyOptions): Promise<void> {
  return onWorkspace(options, async ({ identityVerification }) => {
    const status = await identityVerification[change]()
    if (options.json) printLine(status)
    else process.stdout.write(`${told(status)}\n`)
  })
}

/** `rapport verification secret` */
export function showSecret(options: KeyOptions): Promise<void> {
  return onWorkspace(options, async ({ identityVerification }) => {
    const secret = await identityVerification.secret()
    if (options.json) printLine({ secret })
    else process.stdout.write(`${secret}\n\nYour servers make the proofs of users with this secret. Never put it into a page.\n`)
  })
}

/** `rapport verification rotate` */
export function rotateSecret({ keep, ...options }: RotateOptions): Promise<void> {
  return onWorkspace(options, async ({ identityVerification }) => {
    const secret = await identityVerification.rotate({ keepPreviousSeconds: keep })
    const status = await identityVerification.status()
    if (options.json) printLine({ secret, ...status })
    else process.stdout.write(`${secret}\n\n${told(status)}\n`)
  })
}

function onWorkspace(options: KeyOptions, work: (workspace: Workspace) => Promise<void>): Promise<void> {
  return withRapport(options, async (rapport) => {
    const { id } = await chooseOrganization(rapport, options.org)
    await work(rapport.organization(id))
  })
}

function told({ enabled, previousSecretUntil }: VerificationStatus): string {
  const state = enabled ? 'Pages must prove the identity of people.' : 'Pages need no proof of identity.'
  return previousSecretUntil === undefined ? state : `${state} The old secret works until ${previousSecretUntil}.`
}
