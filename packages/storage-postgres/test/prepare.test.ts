import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { freshPostgresStore } from './stores.js'

it('prepares while another transaction holds the lock of the organization, and works after it', async () => {
  const store = await freshPostgresStore()
  const id = randomUUID()
  const events: string[] = []
  let prepared = () => {}
  const isPrepared = new Promise<void>((resolve) => {
    prepared = resolve
  })
  let second: Promise<unknown> = Promise.resolve()
  await store.groupTransaction([id], {
    settle: async () => {
      second = store.groupTransaction([id], { prepare: async () => prepared(), settle: async () => events.push('second works') })
      await isPrepared
      events.push('first ends')
    }
  })
  await second
  expect(events).toEqual(['first ends', 'second works'])
  await store.close()
})
