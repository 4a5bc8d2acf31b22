import type { RapportOptions } from '@rapport/core'
import { CommandError } from '../cli/command-error.js'
import type { SettingValues } from './settings.js'

/** The secret, with the one before it while it is changed. */
export function secretOf({ secret, previousSecret }: SettingValues): RapportOptions['secret'] {
  if (secret === undefined && previousSecret !== undefined)
    throw new CommandError('The previous secret is set, but the current secret is not. Set RAPPORT_SECRET (or `secret` in the file)')
  return secret === undefined || previousSecret === undefined ? secret : { current: secret, previous: previousSecret }
}
