import { PassThrough, type Readable } from 'node:stream'
import type { MailMessage, MailTransport } from '@rapport/core'
import type { SMTPTransportOptions } from 'nodemailer/lib/smtp-transport'
import { isLoopbackHost } from '../loopback.js'

/** How long each part of a mail's way may take, in milliseconds. */
export interface SmtpTimeouts {
  connection: number
  greeting: number
  /** Without any traffic. */
  idle: number
}

const usualTimeouts: SmtpTimeouts = { connection: 10_000, greeting: 10_000, idle: 20_000 }

/** The server and its sign-in, out of an address such as `smtps://user:password@smtp.example.com`. Throws TypeError, whose message holds no part of it. */
export function readSmtpUrl(text: string): Pick<SMTPTransportOptions, 'host' | 'port' | 'secure' | 'requireTLS' | 'auth'> {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isSecure = url?.protocol === 'smtps:'
  if (
    !url ||
    (!isSecure && url.protocol !== 'smtp:') ||
    url.hostname === '' ||
    url.search !== '' ||
    url.hash !== '' ||
    !/^\/?$/.test(url.pathname)
  )
    throw new TypeError('must look like smtps://user:password@smtp.example.com, or smtp:// with port 587')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  return {
    host,
    port: url.port === '' ? (isSecure ? 465 : 587) : Number(url.port),
    secure: isSecure,
    // Without TLS a password and customers' names would go over the network in the clear.
    requireTLS: !isSecure && !isLoopbackHost(host),
    ...(url.username !== '' && { auth: { user: decoded(url.username), pass: decoded(url.password) } })
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw new TypeError('holds a % that escapes nothing: write it as %25')
  }
}

/**
 * Sends mails by SMTP, each over a connection of its own. nodemailer loads with the first mail. An error says whether the mail may have been sent, and holds
 * no password. Throws TypeError for an address that is none.
 *
 * @example createRapport({ mail: { transport: smtpTransport('smtps://user:password@smtp.example.com'), from: 'rapport@example.com' } })
 */
export function smtpTransport(url: string, timeouts: SmtpTimeouts = usualTimeouts): MailTransport {
  const server = readSmtpUrl(url)
  return {
    async sendMail(message: MailMessage) {
      const { default: nodemailer } = await import('nodemailer')
      const transport = nodemailer.createTransport({
        ...server,
        connectionTimeout: timeouts.connection,
        greetingTimeout: timeouts.greeting,
        socketTimeout: timeouts.idle
      })
      const progress = { isHandedOver: false }
      transport.use('stream', (mail, done) => {
        mail.message.processFunc((input) => watched(input, progress))
        done()
      })
      try {
        const { rejected } = await transport.sendMail({ ...message })
        return { rejected }
      } catch (error) {
        throw smtpError(error, progress.isHandedOver)
      } finally {
        transport.close()
      }
    }
  }
}

/** Notes when nodemailer begins to hand the mail over, which is once the server has asked for it. */
function watched(input: Readable, progress: { isHandedOver: boolean }): Readable {
  class Watched extends PassThrough {
    override pipe<T extends NodeJS.WritableStream>(destination: T, options?: { end?: boolean }): T {
      progress.isHandedOver = true
      return super.pipe(destination, options)
    }
  }
  const output = new Watched()
  input.on('error', (error) => output.destroy(error))
  input.pipe(output)
  return output
}

/** An SMTP error without the words of the transport, which may hold the sign-in. Whoever gets no reply after handing a mail over cannot know. */
function smtpError(error: unknown, isHandedOver: boolean): Error {
  const { code, responseCode, response, command } = Object(error)
  const isAnswered = typeof responseCode === 'number'
  return Object.assign(new Error('The mail was not sent'), {
    code,
    command,
    ...(isAnswered && { responseCode }),
    ...(isAnswered && code !== 'EAUTH' && { response }),
    ...(isHandedOver && !isAnswered && { maybeSent: true })
  })
}
