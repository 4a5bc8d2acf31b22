import { expect, it } from 'vitest'
import { linksTo, withoutLinks } from './links.js'

const allowed = linksTo('https://rapport.example.com', ['https://mail.example.com/m/1'])

it.each([
  'https://evil.test/?d=secret',
  'HTTP://EVIL.TEST',
  'www.evil.com',
  'evil.com/steal?mrr=100',
  'evil.co.uk?x=1',
  'evil.com:8080/x',
  'mailto:a@evil.com',
  'javascript:alert',
  'slack://open',
  'https://rapport.example.com.evil.com/console',
  'https://rapport.example.com@evil.com/console',
  'https://rapport.example.com/connect/abc',
  'https://mail.example.com/m/1?x'
])('%s is taken out', (link) => {
  expect(withoutLinks(`See ${link}.`, allowed)).toEqual({ text: 'See [link removed].', count: 1 })
})

it('links in markdown, in Slack’s form and beside each other go too', () => {
  const { text, count } = withoutLinks(
    '[a](https://x.test/1) <https://x.test/2|b> ![c](//x.com/3) https://x.test/4,https://x.test/5',
    allowed
  )
  expect(text).not.toMatch(/x\.test|x\.com/)
  expect(count).toBeGreaterThanOrEqual(4)
})

it.each([
  'https://rapport.example.com/console/customers/1',
  'https://rapport.example.com/intel/console',
  'https://mail.example.com/m/1',
  'Booking.com',
  'node.js/react and ASP.NET',
  'ann@acme.com',
  'at 09:30, 3.5x more (v1.2/v1.3)',
  'e.g. this'
])('%s stays', (words) => {
  expect(withoutLinks(words, allowed)).toEqual({ text: words, count: 0 })
})

it('without an address of our own nothing is ours', () => {
  expect(withoutLinks('https://rapport.example.com/console', linksTo(undefined, [])).count).toBe(1)
})
