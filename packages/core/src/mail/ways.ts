import { RapportError } from '../errors.js'
import type { IntegrationSettings } from '../providers/index.js'
import type { MailSettings } from './transport/index.js'

/** What of the process's settings mail works with. */
export interface MailProcess {
  mail: MailSettings | undefined
  integrations: IntegrationSettings
  basePath: string
}

/** Everything that mail needs, once all of it is set. */
export interface MailWays {
  mail: MailSettings
  secret: Exclude<IntegrationSettings['secret'], undefined>
  /** Where links begin: the public address with the base path. */
  origin: string
}

/** The settings that mail needs, and that nobody has set: `mail`, `publicUrl` and `secret`. */
export function missingForMail({ mail, integrations }: Pick<MailProcess, 'mail' | 'integrations'>): string[] {
  const needed = { mail, publicUrl: integrations.publicUrl, secret: integrations.secret }
  return Object.entries(needed).flatMap(([name, value]) => (value === undefined ? [name] : []))
}

/** What mail is sent with; undefined while a setting is missing. */
export function mailWays({ mail, integrations: { secret, publicUrl }, basePath }: MailProcess): MailWays | undefined {
  return mail && secret && publicUrl !== undefined ? { mail, secret, origin: `${publicUrl}${basePath}` } : undefined
}

/** Throws UNPROCESSABLE that says what has to be set before this server can send mail. */
export function requireMail(process: MailProcess): void {
  const missing = missingForMail(process)
  if (missing.length === 0) return
  throw new RapportError(
    'UNPROCESSABLE',
    `This server cannot send mail yet. Set ${missing.join(' and ')} of createRapport; with the command, set ${missing.map(variableOf).join(' and ')}`
  )
}

const variables: Record<string, string> = {
  mail: 'RAPPORT_SMTP_URL and RAPPORT_MAIL_FROM',
  publicUrl: 'RAPPORT_PUBLIC_URL',
  secret: 'RAPPORT_SECRET'
}

const variableOf = (name: string) => variables[name] ?? name
