import { FakeGmail } from '../../src/testing/fake-gmail.js'

export const hour = 3_600_000
export const day = 24 * hour
export const start = Date.UTC(2026, 5, 1, 12)
export const owner = 'ann@ours.test'

export const base64url = (text: string | Uint8Array) => Buffer.from(text as string).toString('base64url')

/** A part with a text. */
export function part(mimeType: string, content: string | Uint8Array, contentType = `${mimeType}; charset=utf-8`) {
  return {
    partId: '0',
    mimeType,
    filename: '',
    headers: [{ name: 'Content-Type', value: contentType }],
    body: { size: content.length, data: base64url(content) }
  }
}

interface Written {
  from?: string
  to?: string
  subject?: string
  text?: string
  thread?: string
  labels?: string[]
  headers?: Record<string, string>
  payload?: object
}

/** A message, of a customer unless told otherwise. */
export function mail(id: string, at: number, written: Written = {}) {
  const index = Number(id.replace(/\D/g, '')) % 3
  const {
    from = `Bob ${index} <bob@company${index}.test>`,
    to = `Ann <${owner}>`,
    subject = `Subject ${id}`,
    text = `Text of ${id}`
  } = written
  const headers = {
    From: from,
    To: to,
    Subject: subject,
    'Message-ID': `<${id}@mail.test>`,
    Date: new Date(at).toUTCString(),
    ...written.headers
  }
  return {
    id,
    threadId: written.thread ?? `t-${id}`,
    labelIds: written.labels ?? ['INBOX', 'UNREAD'],
    snippet: text.slice(0, 20),
    historyId: '900',
    internalDate: String(at),
    sizeEstimate: 1_000,
    payload: {
      ...part('text/plain', text),
      ...written.payload,
      headers: Object.entries(headers).map(([name, value]) => ({ name, value }))
    }
  }
}

const sent = { from: `Ann <${owner}>`, labels: ['SENT'] }

/** A mailbox with `count` mails of customers, and mails of every other kind. */
export function mailboxOfEverything(count = 8): FakeGmail {
  const mailbox = new FakeGmail(owner)
  const put = (...of: Parameters<typeof mail>) => mailbox.put(mail(...of))
  for (let index = 1; index <= count; index++) put(`m${index}`, start - index * 9 * day)
  put('reply1', start - 8 * day, { ...sent, to: 'bob@company1.test', thread: 't-m1', headers: { 'In-Reply-To': '<m1@mail.test>' } })
  put('label1', start - 3 * day, { labels: ['INBOX', 'Label_1'] })
  put('inside1', start - 4 * day, { from: 'Eve <eve@ours.test>' })
  put('list1', start - 5 * day, { headers: { 'List-Id': '<news.list.test>' } })
  put('auto1', start - 5 * day, { headers: { 'Auto-Submitted': 'auto-replied' } })
  put('bounce1', start - 5 * day, { from: 'Mail Delivery <mailer-daemon@mail.test>' })
  put('news1', start - 6 * day, { headers: { 'List-Unsubscribe': '<https://news.test/u>' } })
  put('outreach1', start - 7 * day, {
    ...sent,
    to: 'joe@prospect.test',
    thread: 't-out',
    headers: { 'List-Unsubscribe': '<https://ours.test/u>' }
  })
  put('answer1', start - 6 * day, { from: 'joe@prospect.test', thread: 't-out', headers: { 'In-Reply-To': '<outreach1@mail.test>' } })
  put('outreach2', start - 7 * day, {
    ...sent,
    to: 'kim@later.test',
    thread: 't-later',
    headers: { 'List-Unsubscribe': '<https://ours.test/u>' }
  })
  put('draft1', start - day, { labels: ['DRAFT'] })
  put('trash1', start - 2 * day, { labels: ['TRASH'] })
  put('old1', start - 500 * day)
  return mailbox
}
