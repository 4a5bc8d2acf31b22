import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** A mail server on this machine, which keeps what it is sent. */
export interface MailServer {
  port: number
  /** The mails as they arrived. */
  mails: string[]
  close(): Promise<void>
}

/** Starts a mail server at a free port. It takes everything unless `options` say otherwise. */
export async function startMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const mails: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    logger: false,
    onData(stream, _, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        mails.push(Buffer.concat(parts).toString('utf8'))
        done()
      })
    },
    ...options
  })
  server.on('error', () => undefined)
  const port = await new Promise<number>((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () => {
      const address = listening.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
  return { port, mails, close: () => new Promise((resolve) => server.close(() => resolve())) }
}

/** A mail without the breaks and codes of quoted-printable. */
export const plainMail = (mail: string): string =>
  mail.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
