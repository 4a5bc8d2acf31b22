import { createServer, type Socket } from 'node:net'
import { createRapport, type MailMessage } from '@rapport/core'
import type { SMTPServerOptions } from 'smtp-server'
import { afterEach, describe, expect, it } from 'vitest'
import { mailOf } from '../../src/configuration/mail-of.js'
import { readSmtpUrl, type SmtpTimeouts, smtpTransport } from '../../src/mail/smtp-transport.js'
import { startMailServer } from './mail-server.js'

const password = 'pässword/with@signs'
const ends: (() => Promise<unknown>)[] = []

afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

async function mailServer(options: SMTPServerOptions = {}) {
  const server = await startMailServer(options)
  ends.push(server.close)
  return server
}

/** A server that answers each line by hand; what it has no answer for it never answers. */
async function scripted(greeting: string | null, answer: (line: string) => string | null | 'end'): Promise<number> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    if (greeting !== null) socket.write(greeting)
    socket.on('data', (data) => {
      for (const line of data.toString('latin1').split('\r\n').filter(Boolean)) {
        const said = answer(line)
        if (said === 'end') socket.destroy()
        else if (said !== null) socket.write(`${said}\r\n`)
      }
    })
  })
  ends.push(async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise<void>((resolve) => server.close(() => resolve()))
  })
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
}

const polite = (line: string) =>
  /^(EHLO|HELO|MAIL|RCPT)/.test(line) ? '250 Fine' : /^DATA/.test(line) ? '354 Go on' : /^\.$/.test(line) ? '250 Taken' : null

const message = (): MailMessage => ({
  from: 'Rapport <rapport@example.com>',
  to: 'ada@us.test',
  subject: 'Acme שלום may leave 🎉',
  text: 'Plain words',
  html: '<p>Plain words</p>',
  messageId: '<0198c0de-0000-7000-8000-000000000001@example.com>',
  headers: { 'List-Unsubscribe': '<https://rapport.example.com/mail/unsubscribe/x>' },
  disableFileAccess: true,
  disableUrlAccess: true,
  signal: new AbortController().signal
})

/** For servers that hang. Nothing else is under such a limit: a slow machine must not look like one. */
const short = { connection: 10_000, greeting: 200, idle: 500 }
/** What an attempt failed with. */
const failure = (port: number, { signIn = '', timeouts }: { signIn?: string; timeouts?: SmtpTimeouts } = {}) =>
  smtpTransport(`smtp://${signIn}127.0.0.1:${port}`, timeouts)
    .sendMail(message())
    .then(
      () => 'sent',
      (error: unknown) => error
    )

describe('the SMTP transport', () => {
  it('sends both parts, and signs in', async () => {
    const signIns: unknown[] = []
    const { port, mails } = await mailServer({
      onAuth({ username, password: given }, _, done) {
        signIns.push([username, given])
        done(null, { user: 'us' })
      }
    })
    const transport = smtpTransport(`smtp://us:${encodeURIComponent(password)}@127.0.0.1:${port}`)
    expect(await transport.sendMail(message())).toEqual({ rejected: [] })
    expect(signIns).toEqual([['us', password]])
    expect(mails).toHaveLength(1)
    for (const part of [
      'Content-Type: text/plain',
      'Content-Type: text/html',
      'Message-ID: <0198c0de-0000-7000-8000-000000000001@example.com>',
      'To: ada@us.test'
    ])
      expect(mails[0]).toContain(part)
  })

  it('tells a refused address from a server that asks to come back, and shows no password', async () => {
    const refusing = (code: number) =>
      mailServer({ onRcptTo: (_, __, done) => done(Object.assign(new Error('No such mailbox'), { responseCode: code })) })
    expect(await failure((await refusing(550)).port)).toMatchObject({ responseCode: 550, command: 'RCPT TO' })
    expect(await failure((await refusing(451)).port)).toMatchObject({ responseCode: 451 })
    const echoing = await mailServer({ onAuth: ({ password: given }, _, done) => done(new Error(`${given} is wrong`)) })
    const refused = await failure(echoing.port, { signIn: `us:${encodeURIComponent(password)}@` })
    expect(refused).toMatchObject({ code: 'EAUTH' })
    expect(`${JSON.stringify(refused)} ${String(refused)}`).not.toContain('pässword')
  })

  it('is cut off by a server that hangs, and knows whether the mail was handed over', async () => {
    const silent = await scripted(null, () => null)
    expect(await failure(silent, { timeouts: short })).toMatchObject({ code: 'ETIMEDOUT' })
    const hangsEarly = await scripted('220 Hello\r\n', (line) => (line.startsWith('RCPT') ? null : polite(line)))
    const early = await failure(hangsEarly, { timeouts: short })
    expect(early).toMatchObject({ code: 'ETIMEDOUT' })
    expect(early).not.toHaveProperty('maybeSent')
    const hangsLate = await scripted('220 Hello\r\n', (line) => (line === '.' ? null : polite(line)))
    expect(await failure(hangsLate, { timeouts: { ...short, greeting: 10_000, idle: 1_000 } })).toMatchObject({
      code: 'ETIMEDOUT',
      maybeSent: true
    })
    const breaksOff = await scripted('220 Hello\r\n', (line) => (line === '.' ? 'end' : polite(line)))
    expect(await failure(breaksOff)).toMatchObject({ maybeSent: true })
    const accepts = await scripted('220 Hello\r\n', polite)
    expect(await failure(accepts)).toBe('sent')
  })

  it('tells that nobody listens', async () => {
    const port = await scripted(null, () => null)
    for (const end of ends.splice(0)) await end()
    const refused = await failure(port)
    expect(refused).toMatchObject({ code: expect.stringMatching(/^E(SOCKET|CONNECTION|CONNREFUSED)$/) })
    expect(refused).not.toHaveProperty('maybeSent')
  })

  it('needs TLS, but for servers on this machine', () => {
    expect(readSmtpUrl('smtp://smtp.example.com')).toMatchObject({ port: 587, secure: false, requireTLS: true })
    expect(readSmtpUrl('smtps://smtp.example.com')).toMatchObject({ port: 465, secure: true })
    expect(readSmtpUrl('smtp://localhost:2525')).toMatchObject({ port: 2525, requireTLS: false })
  })
})

describe('the mail of the command', () => {
  const from = 'Rapport <rapport@example.com>'

  it('is set by two settings, and says which one is missing without showing the other', () => {
    expect(mailOf(undefined, undefined)).toBeUndefined()
    expect(mailOf('smtp://localhost', from)?.from).toBe(from)
    expect(() => mailOf(undefined, from)).toThrow('RAPPORT_SMTP_URL is not')
    for (const url of [
      'http://us:hidden@smtp.example.com',
      'smtp://us:hidden%@smtp.example.com',
      'us:hidden',
      'smtp://us:hidden@smtp.example.com/x'
    ])
      expect(() => mailOf(url, from)).toThrow(/^RAPPORT_SMTP_URL (?!.*hidden)/)
    expect(() => mailOf('smtp://us:hidden@smtp.example.com', undefined)).toThrow(/^(?!.*hidden).*RAPPORT_MAIL_FROM is not/)
  })

  it('takes no sender that is none', () => {
    const transport = { sendMail: async () => ({}) }
    for (const wrong of ['', 'Rapport', 'a@b\r\nBcc: c@d', 'Rapport <>', '<a@b>, c@d'])
      expect(() => createRapport({ mail: { transport, from: wrong } })).toThrow('mail.from must be an address')
    expect(() => createRapport({ mail: { transport: {} as never, from } })).toThrow('mail.transport')
    expect(() => createRapport({ mail: { transport, from, perMinute: 0 } })).toThrow('mail.perMinute')
    expect(() => createRapport({ mail: { transport, from, reply: 'x' } as never })).toThrow('mail.reply is not an option')
  })
})
