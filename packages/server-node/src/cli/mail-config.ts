import type { MailOptions } from '@rapport/core'
import { smtpTransport } from '../mail/smtp-transport.js'
import { CommandError } from './command-error.js'

/**
 * How the command sends mail: by the server of RAPPORT_SMTP_URL, from RAPPORT_MAIL_FROM. Without them it sends none. Throws CommandError, which shows no part
 * of the address: it holds a password.
 */
export function mailConfig(env: NodeJS.ProcessEnv = process.env): { mail?: MailOptions } {
  const { RAPPORT_SMTP_URL: url, RAPPORT_MAIL_FROM: from } = env
  if (!url && !from) return {}
  if (!url) throw new CommandError('RAPPORT_MAIL_FROM is set, but RAPPORT_SMTP_URL is not. Set both to send mail')
  if (!from)
    throw new CommandError('RAPPORT_SMTP_URL is set, but RAPPORT_MAIL_FROM is not. Set it, such as to Rapport <rapport@example.com>')
  try {
    return { mail: { transport: smtpTransport(url), from } }
  } catch (error) {
    throw error instanceof TypeError ? new CommandError(`RAPPORT_SMTP_URL ${error.message}`) : error
  }
}
