import { expect, it } from 'vitest'
import { QuerySlots } from './query-slots.js'

it('counts per organization, and gives a place back also after a failure', async () => {
  const slots = new QuerySlots(2)
  const ends: (() => void)[] = []
  const wait = (id: string) => slots.run(id, () => new Promise<void>((resolve) => ends.push(resolve)))
  const running = [wait('a'), wait('a'), wait('b')]
  await expect(wait('a')).rejects.toMatchObject({ code: 'RATE_LIMITED', details: { retryAfterSeconds: 1 } })
  ends[0]?.()
  await running[0]
  await expect(slots.run('a', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  expect(await slots.run('a', async () => 'ran')).toBe('ran')
  for (const end of ends) end()
  await Promise.all(running)
})
