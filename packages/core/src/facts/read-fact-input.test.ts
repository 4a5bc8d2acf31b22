import { describe, expect, it } from 'vitest'
import { assertionKey } from './read-fact-input.js'

describe('assertionKey', () => {
  it.each(['They renew in May', ' they  renew in\nMay. ', 'THEY RENEW IN MAY...', 'They renew in May . ! !'])(
    'is the same for %j',
    (assertion) => {
      expect(assertionKey('TIMELINE', assertion)).toBe(assertionKey('TIMELINE', 'They renew in May'))
    }
  )

  it.each(['They renew. In May', '.They renew in May', 'They renew in May?'])('is another for %j', (assertion) => {
    expect(assertionKey('TIMELINE', assertion)).not.toBe(assertionKey('TIMELINE', 'They renew in May'))
  })

  it('looks once at each of 20,000 full stops that end nothing', () => {
    const keys = Array.from({ length: 100 }, (_, n) => assertionKey('TIMELINE', `${'.'.repeat(19_990)}${n}`))
    expect(new Set(keys).size).toBe(100)
  })
})
