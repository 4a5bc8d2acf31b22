import type { MailMessage } from '@rapport/core/src/mail/transport/mail-transport.js'
import { TestClock } from '@rapport/core/src/testing/test-clock.js'
import { day, minute, type World } from '../list-tools/world.js'

/** A Monday at 08:00 in Berlin. */
const monday = Date.UTC(2026, 2, 2, 7)
export const hour = 60 * minute
export const week = 7 * day
export const times = { cadence: 'weekly', weekday: 1, localTime: '09:00', timezone: 'Europe/Berlin' } as const

/** A transport that keeps what it was given; `answer` says what comes of the next mails. */
export class FakeTransport {
  readonly mails: MailMessage[] = []
  answer: (message: MailMessage) => Promise<unknown> = async () => ({ rejected: [] })

  async sendMail(message: MailMessage): Promise<unknown> {
    this.mails.push(message)
    return this.answer(message)
  }

  /** The mails since this was asked last. */
  taken(): MailMessage[] {
    return this.mails.splice(0)
  }
}

/** An error as nodemailer has it. */
export const mailError = (fields: object) => Object.assign(new Error('secret words of the transport'), fields)

/** The options of a Rapport that can send mail. */
export const mailOptions = (transport: FakeTransport, clock = new TestClock(monday)) => ({
  clock,
  mail: { transport, from: 'Rapport <rapport@example.com>' },
  publicUrl: 'https://rapport.example.com',
  secret: 'a secret of at least thirty-two characters',
  basePath: '/r'
})

/** What a member does, and what comes of it. */
export function digestActs(world: World, transport: FakeTransport) {
  const { rapport, workspace, clock, send } = world
  const by = { actor: 'm_1' }
  /** Runs what is due now, with the pauses between mails. */
  const settle = async () => {
    for (let turn = 0; turn < 3; turn++) {
      await rapport.runDue()
      clock.advance(minute)
    }
  }
  const linkIn = ({ text }: MailMessage, kind: string) =>
    new RegExp(`https://rapport\\.example\\.com(/r/mail/${kind}/\\S+)`).exec(text)?.[1] ?? ''
  const open = (url: string, method = 'GET') => send({ method, url })
  return {
    by,
    settle,
    linkIn,
    open,
    member: () => workspace.members.put([{ id: 'm_1', email: 'ada@us.test', name: 'Ada' }]),
    /** Confirms the address of the member by the link that was sent. */
    async confirm() {
      await settle()
      const [mail] = transport.taken()
      if (!mail) throw new Error('No mail was sent')
      return open(linkIn(mail, 'confirm'), 'POST')
    }
  }
}
