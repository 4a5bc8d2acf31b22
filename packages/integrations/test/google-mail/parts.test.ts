import { describe, expect, it } from 'vitest'
import { addressesIn } from '../../src/google-mail/addresses.js'
import { automaticKind, hasReply } from '../../src/google-mail/automatic.js'
import { bodyOf } from '../../src/google-mail/body.js'
import { textOfBytes } from '../../src/google-mail/charset.js'
import { decodedWords } from '../../src/google-mail/headers.js'
import { base64url, mail, part, start } from './account.js'

const multipart = (kind: string, ...parts: object[]) => ({
  mimeType: `multipart/${kind}`,
  filename: '',
  headers: [],
  body: { size: 0 },
  parts
})
const attached = (filename: string, mimeType = 'application/pdf') => ({
  mimeType,
  filename,
  headers: [],
  body: { size: 9, attachmentId: 'a1' }
})

describe('the text of a mail', () => {
  it.each([
    ['plain', part('text/plain', 'Hello\r\n\r\nthere'), 'Hello\n\nthere'],
    ['HTML', part('text/html', '<p>Hello&nbsp;Ann,</p><div>see you</div>'), 'Hello Ann,\nsee you'],
    ['of both the plain one', multipart('alternative', part('text/plain', 'plain'), part('text/html', '<b>rich</b>')), 'plain'],
    [
      'of both the HTML, where the plain one is blank',
      multipart('alternative', part('text/plain', ' \n'), part('text/html', '<b>rich</b>')),
      'rich'
    ],
    [
      'of a mail with files and pictures in its text',
      multipart(
        'mixed',
        multipart('related', multipart('alternative', part('text/html', 'Hello')), attached('logo.png', 'image/png')),
        attached('offer.pdf'),
        part('text/plain', '-- \nfooter')
      ),
      'Hello\n\n-- \nfooter'
    ],
    ['none where there is none', multipart('mixed', attached('a.pdf')), ''],
    [
      'none of another mail within it',
      multipart('mixed', part('text/plain', 'See below'), { ...part('text/plain', 'x'), mimeType: 'message/rfc822' }),
      'See below'
    ],
    [
      'of HTML that quotes, with the marks of quotations',
      part(
        'text/html',
        '<div>Yes.</div><div class="gmail_quote"><div>On Mon, Bob wrote:</div><blockquote>When?<blockquote>Today</blockquote></blockquote></div>No.'
      ),
      'Yes.\nOn Mon, Bob wrote:\n> When?\n> > Today\nNo.'
    ]
  ])('%s', (_, payload, text) => expect(bodyOf(payload).text).toBe(text))

  it('names what is attached, and fetches nothing', () => {
    const { attachments } = bodyOf(multipart('mixed', part('text/plain', 'x'), attached('offer.pdf'), attached('notes.txt', 'text/plain')))
    expect(attachments).toEqual(['offer.pdf', 'notes.txt'])
  })

  it.each([
    ['a payload that is none', undefined],
    ['parts that are none', { mimeType: 'multipart/mixed', parts: [null, 5, 'x', { parts: {} }, {}] }],
    ['data that is no base64', { mimeType: 'text/plain', body: { data: '~~~~' } }],
    ['data that is no text', { mimeType: 'text/plain', body: { data: 5 } }],
    ['headers that are none', { mimeType: 'text/plain', headers: 'x', body: { data: base64url('') } }]
  ])('%s says nothing', (_, payload) => expect(bodyOf(payload as never)).toEqual({ text: '', attachments: [], isCut: false }))

  it('is bounded, and says so: a text of 20 MB, parts without an end, and a text that is stored apart', () => {
    const large = bodyOf(part('text/html', `<p>${'word '.repeat(4_000_000)}`))
    expect([large.text.length, large.isCut]).toEqual([1_000_000, true])
    let deep: object = part('text/plain', 'deep')
    for (let level = 0; level < 5_000; level++) deep = multipart('mixed', deep)
    expect(bodyOf(deep as never).text).toBe('')
    expect(bodyOf({ mimeType: 'text/plain', filename: '', headers: [], body: { attachmentId: 'a' } } as never)).toMatchObject({
      text: '',
      isCut: true
    })
  })
})

describe('charsets', () => {
  it.each([
    ['Grüße', Buffer.from('Grüße', 'utf8'), 'utf-8'],
    ['Grüße', Buffer.from('Grüße', 'latin1'), 'iso-8859-1'],
    ['Grüße', Buffer.from('Grüße', 'latin1'), 'utf-8'],
    ['Grüße', Buffer.from('Grüße', 'utf8'), 'iso-8859-1'],
    ['Grüße�', Buffer.concat([Buffer.from('Grüße', 'utf8'), Buffer.from([0xc3])]), 'utf-8'],
    ['Grüße', Buffer.from('Grüße', 'latin1'), 'no-such-charset'],
    ['Grüße', Buffer.from('Grüße', 'latin1'), undefined],
    ['“€”', Buffer.from([0x93, 0x80, 0x94]), 'windows-1252'],
    ['Привет', Buffer.from([0xf0, 0xd2, 0xc9, 0xd7, 0xc5, 0xd4]), 'koi8-r'],
    ['日本', Buffer.from([0x93, 0xfa, 0x96, 0x7b]), 'shift_jis'],
    ['日本', Buffer.from('\x1b$BF|K\\\x1b(B', 'latin1'), 'iso-2022-jp'],
    ['日本', Buffer.from('日本', 'utf8'), 'iso-2022-jp'],
    ['中文', Buffer.from([0xd6, 0xd0, 0xce, 0xc4]), 'gb2312'],
    ['hi', Buffer.from('hi', 'utf16le'), 'utf-16le']
  ])('%s of %o as %s', (text, bytes, charset) => expect(textOfBytes(bytes, charset)).toBe(text))
})

describe('headers', () => {
  it.each([
    ['=?utf-8?Q?Gr=C3=BC=C3=9Fe_an_alle?=', 'Grüße an alle'],
    ['=?UTF-8?B?R3LDvMOfZQ==?= =?UTF-8?B?IGFuIGFsbGU=?=', 'Grüße an alle'],
    ['=?utf-8?B?R3LD?= =?utf-8?B?vMOfZQ==?=', 'Grüße'],
    ['Re: =?iso-8859-1?Q?Gr=FC=DFe?= (2)', 'Re: Grüße (2)'],
    ['=?windows-1252*en?q?=80?= =?koi8-r?q?=F0?=', '€П'],
    ['=?x?q?broken', '=?x?q?broken'],
    ['=?no-such?b?R3I=?=', 'Gr'],
    ['plain', 'plain']
  ])('%s is read as %s', (header, text) => expect(decodedWords(header)).toBe(text))

  it.each([
    ['a@b.test', [{ email: 'a@b.test', name: undefined }]],
    [
      'Ann <A@B.test>, "Doe, Bob" <bob@c.test>',
      [
        { email: 'a@b.test', name: 'Ann' },
        { email: 'bob@c.test', name: 'Doe, Bob' }
      ]
    ],
    ['"Ann \\"The\\" X" <a@b.test>', [{ email: 'a@b.test', name: 'Ann "The" X' }]],
    ['a@b.test (Ann (the first))', [{ email: 'a@b.test', name: 'Ann (the first)' }]],
    ['=?utf-8?Q?M=C3=BCller,_A?= <m@b.test>', [{ email: 'm@b.test', name: 'Müller, A' }]],
    [
      'Team: a@b.test, Bob <b@c.test>;, c@d.test',
      [
        { email: 'a@b.test', name: undefined },
        { email: 'b@c.test', name: 'Bob' },
        { email: 'c@d.test', name: undefined }
      ]
    ],
    ['undisclosed-recipients:;', []],
    ['Ann <>', [{ email: undefined, name: 'Ann' }]],
    ['Ann <no address>', [{ email: undefined, name: 'Ann' }]],
    ['"a@b.test" <a@b.test>', [{ email: 'a@b.test', name: undefined }]],
    ['"open <a@b.test>', [{ email: 'a@b.test', name: 'open' }]],
    ['', []]
  ])('%s are people', (header, people) => expect(addressesIn(header)).toEqual(people))

  it('of a megabyte are read in one go, whatever they are made of', () => {
    for (const unit of ['"\\', '(', '<', '=?x?q?', 'a@b.test,', '((\\', ':', '"(<', '@'])
      expect(addressesIn(unit.repeat(Math.ceil(1_000_000 / unit.length))).length).toBeLessThanOrEqual(120_000)
    expect(decodedWords('=?u?q?x?= '.repeat(100_000)).length).toBeGreaterThan(0)
  })
})

describe('who wrote a mail', () => {
  const calendar = {
    parts: [part('text/plain', 'x'), { ...part('text/calendar', 'x', 'text/calendar; method=REPLY'), parts: [] }],
    mimeType: 'multipart/mixed'
  }
  it.each([
    ['a person', {}, undefined],
    ['a person, whose mail says so', { headers: { 'Auto-Submitted': 'no' } }, undefined],
    ['a list', { headers: { 'List-Id': '<a.list.test>' } }, 'of mailing lists'],
    ['a list of the old kind', { headers: { Precedence: 'list' } }, 'of mailing lists'],
    ['an absence note', { headers: { 'Auto-Submitted': 'auto-replied' } }, 'that were sent automatically'],
    ['a bulk mail', { headers: { Precedence: 'Bulk' } }, 'that were sent automatically'],
    ['a mail without a way back', { headers: { 'Return-Path': '<>' } }, 'that were sent automatically'],
    ['a sender that nobody can answer', { from: 'Shop <no-reply@shop.test>' }, 'that were sent automatically'],
    ['a bounce', { from: 'mailer-daemon@mail.test' }, 'that tell of mail which was not delivered'],
    ['a report', { payload: { mimeType: 'multipart/report' } }, 'that tell of mail which was not delivered'],
    ['a calendar', { payload: calendar }, 'that are invitations, or answers to them'],
    ['a newsletter', { headers: { 'List-Unsubscribe': '<x>' } }, 'that could be unsubscribed from, and nobody has answered']
  ])('%s', (_, written, kind) => expect(automaticKind(mail('m1', start, written))).toBe(kind))

  it('an answer counts of somebody else, later, and no program', () => {
    const first = mail('m1', start, { headers: { 'List-Unsubscribe': '<x>' } })
    const answered = (...others: ReturnType<typeof mail>[]) => hasReply([first, ...others], first)
    expect(answered(mail('m2', start + 1, { from: 'x@y.test' }))).toBe(true)
    expect(answered(mail('m2', start - 1, { from: 'x@y.test' }))).toBe(false)
    expect(answered(mail('m4', start + 1))).toBe(false)
    expect(answered(mail('m2', start + 1, { from: 'x@y.test', headers: { 'Auto-Submitted': 'auto-replied' } }))).toBe(false)
  })
})
