import { expect, it } from 'vitest'
import { wordsOf } from './clean-words.js'

it('reads the words of a page at its beginning, also of one whose tags never close', () => {
  expect(wordsOf('<html><script>let a</script><p>Down for <b>maintenance</b>').trim().replace(/\s+/g, ' ')).toBe('Down for maintenance')
  expect(wordsOf('<script '.repeat(2_500_000)).length).toBeLessThanOrEqual(20_000)
})
