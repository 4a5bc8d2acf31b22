import type { MailOptions } from '@rapport/core'
import { CommandError } from '../cli/command-error.js'
import { smtpTransport } from '../mail/smtp-transport.js'

/** How the command sends mail; without both settings it sends none. Throws CommandError, which shows no part of the address: it holds a password. */
export function mailOf(url: string | undefined, from: string | undefined): MailOptions | undefined {
  if (!url && !from) return undefined
  if (!url) throw new CommandError('RAPPORT_MAIL_FROM is set, but RAPPORT_SMTP_URL is not. Set both to send mail')
  if (!from)
    throw new CommandError('RAPPORT_SMTP_URL is set, but RAPPORT_MAIL_FROM is not. Set it, such as to Rapport <rapport@example.com>')
  try {
    return { transport: smtpTransport(url), from }
  } catch (error) {
    throw error instanceof TypeError ? new CommandError(`RAPPORT_SMTP_URL ${error.message}`) : error
  }
}
