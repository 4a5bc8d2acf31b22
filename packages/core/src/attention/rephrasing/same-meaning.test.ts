import { expect, it } from 'vitest'
import { whyNotTheSame } from './same-meaning.js'

const original =
  'Logins of Acme Corp fell by 60 % within 14 days, from 50 logins to 20 logins. Ann Lee (ann@acme.com) was not seen since March 3.'

it.each([
  original,
  'Within 14 days' +
    ' the logins of Acme Corp fell by 60 %, from 50 logins to 20 logins. Ann Lee (ann@acme.com) was not seen since March 3.',
  'Acme Corp logins dropped 60 % in 14 days (from 50 logins down to 20 logins), and Ann Lee (ann@acme.com) has not been seen since March 3.'
])('"%s" says the same', (other) => {
  const isSameOrder = /60 %.*14 days/.test(other)
  expect(whyNotTheSame(original, other)).toBe(isSameOrder ? undefined : 'a number')
})

const wrong: [string, (text: string) => string, string][] = [
  ['another number', (text) => text.replace('60 %', '65 %'), 'a number'],
  ['no number', (text) => text.replace('by 60 % ', ''), 'a number'],
  ['numbers that changed places', (text) => text.replace('50 logins to 20', '20 logins to 50'), 'a number'],
  ['another unit', (text) => text.replace('14 days', '14 weeks'), 'a number'],
  ['a number in words', (text) => text.replace('fell', 'fell by half,'), 'an amount in words'],
  ['another direction', (text) => text.replace('fell', 'rose'), 'a word such as'],
  ['a denial', (text) => text.replace('was not seen', 'was seen'), 'a word such as'],
  ['a doubt', (text) => text.replace('fell', 'may have fallen'), 'a word such as'],
  ['another name', (text) => text.replace('Ann Lee', 'Bob Lee'), 'a name'],
  ['a name more', (text) => text.replace('Ann Lee', 'Ann Lee of Globex'), 'a name'],
  ['a name less', (text) => text.replace(' Corp', ''), 'a name'],
  ['a name at the beginning', (text) => `Globex complained. ${text}`, 'a name'],
  ['another address', (text) => text.replace('ann@acme.com', 'ann@evil.com'), 'an address'],
  ['a link', (text) => `${text} See https://evil.test/1`, ''],
  ['another date', (text) => text.replace('March 3', 'April 3'), 'a name'],
  ['nothing', () => ' ', 'no words'],
  ['a story', (text) => `${text} ${'and so on '.repeat(50)}`, 'too many words']
]
it.each(wrong)('%s is not the same', (_, change, why) => {
  const said = whyNotTheSame(original, change(original))
  expect(said).toBeDefined()
  expect(said).toContain(why)
})

it.each([
  ['They pay $5k a month.', 'They pay $5m a month.'],
  ['They pay 1,000 a month.', 'They pay 1.000 a month.'],
  ['They pay 1,000 a month.', 'They pay 1k a month.'],
  ['They pay 100 € a month.', 'They pay 100 $ a month.'],
  ['They pay ₹500 a month.', 'They pay $500 a month.'],
  ['They use ½ of it.', 'They use ¼ of it.'],
  ['They had ٣ calls.', 'They had ٥ calls.'],
  ['It fell by 5 %.', 'It fell by 5 percentage points.'],
  ['It fell by 5 %.', 'It fell by 5 ‰.'],
  ['They have two seats.', 'They have three seats.'],
  ['It is due on 2026-03-04.', 'It is due on 2026-04-03.'],
  ['There Ann replaced Bob.', 'There Bob replaced Ann.'],
  ['We heard that Ann left.', 'We heard that Anna left.'],
  ['They compare us with Annex.', 'They compare us with Ann.'],
  ['联系人 王小明 离开了', '联系人 李小明 离开了'],
  ['They cancelled the contract.', 'They renewed the contract.'],
  ['They stay with us.', 'They leave us.'],
  ['The invoice is unpaid.', 'The invoice is paid.'],
  ['They are dissatisfied.', 'They are satisfied.']
])('"%s" is not "%s"', (one, other) => {
  expect(whyNotTheSame(one, one)).toBeUndefined()
  expect(whyNotTheSame(one, other)).toBeDefined()
  expect(whyNotTheSame(other, one)).toBeDefined()
})
