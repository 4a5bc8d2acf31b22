import { expect, it } from 'vitest'
import { DomainLists } from './domain-lists.js'

it('answers the same from the text of its lists and from a set, and reads them once', () => {
  let read = 0
  const lists = new DomainLists(() => {
    read++
    return ['["gmail.com","mail.example"]', '[\n  "throw.away"\n]']
  })
  expect(read).toBe(0)
  for (let round = 0; round < 50; round++) {
    const found = ['gmail.com', 'mail.example', 'throw.away', 'mail.com', 'away', 'gmail.com","mail.example', ''].filter((domain) =>
      lists.has(domain)
    )
    expect(found, `round ${round}`).toEqual(['gmail.com', 'mail.example', 'throw.away'])
  }
  expect(read).toBe(1)
})
