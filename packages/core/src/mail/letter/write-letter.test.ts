import { caniemail } from 'caniemail'
import { HtmlValidate } from 'html-validate'
import { describe, expect, it } from 'vitest'
import type { Letter } from './letter.js'
import { writeLetter } from './write-letter.js'

const links = { origin: 'https://rapport.example.com/r', unsubscribe: 'https://rapport.example.com/r/mail/unsubscribe/x-y_z' }
const line = (text: string, detail: string | null = null) => ({ text, detail, path: `/console/customers/1?tab=tasks&a="` })

/** Web mail puts an element of its own in place of these. Nothing hangs on them: they carry no style. HTML must have them. */
const replaced = ['<body> element', 'lang attribute']

/** A letter whose texts are as unkind as names of customers may be. */
const unkind: Letter = {
  subject: `Acme\r\nBcc: eve@evil.test may leave ${'é'.repeat(300)}`,
  title: 'Your digest of </title><script>alert(1)</script>',
  intro: 'What needs you, and what changed.',
  sections: [
    {
      title: 'Needs you',
      lines: [line('<img src=x onerror=alert(1)> & "Co"', '=HYPERLINK("http://evil.test")'), line('🎉 שלום \u202eevil', 'x'.repeat(500))]
    },
    { title: 'What changed', lines: [line('Acme is leaving\u2028now')] }
  ],
  more: { text: 'and 4 more', detail: null, path: '/console' },
  foot: [{ text: 'Change it in Settings.', detail: null, path: null }]
}

describe('a letter', () => {
  const written = writeLetter(unkind, links)

  it('is clean HTML, of what mail programs show', async () => {
    const validator = new HtmlValidate({ extends: ['html-validate:recommended'], rules: { 'long-title': 'off', 'no-inline-style': 'off' } })
    const report = await validator.validateString(written.html)
    expect(report.results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))).toEqual([])
    const { issues } = caniemail({ clients: ['*'], html: written.html })
    const titles = [...issues.errors.values()].flat().map(({ title }) => title.trim())
    expect(titles.filter((title) => !replaced.includes(title))).toEqual([])
  })

  it('would fail on what mail programs do not show', () => {
    const { issues } = caniemail({ clients: ['gmail.*'], html: '<!DOCTYPE html><html><body><video src="x"></video></body></html>' })
    expect(issues.errors.size).toBeGreaterThan(0)
  })

  it('shows texts of others as texts', () => {
    expect(written.html).not.toMatch(/<(script|img)/)
    expect(written.html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;Co&quot;')
    expect(`${written.html}${written.text}${written.subject}`).not.toMatch(/[\u202e\u2028]/)
    expect(written.subject).not.toMatch(/[\r\n]/)
    expect([...written.subject].length).toBeLessThanOrEqual(150)
  })

  it('says the same in text alone, with every link', () => {
    expect(written.text).toContain(
      '- <img src=x onerror=alert(1)> & "Co"\n  =HYPERLINK("http://evil.test")\n  https://rapport.example.com/r/console/customers/1?tab=tasks&a="'
    )
    expect(written.text).toContain(`Unsubscribe: ${links.unsubscribe}`)
    const withoutLinks = writeLetter(unkind, { origin: undefined, unsubscribe: null })
    expect(`${withoutLinks.text}${withoutLinks.html}`).not.toContain('https://')
    expect(withoutLinks.html).not.toContain('<a ')
  })
})
