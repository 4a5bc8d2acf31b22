import { expect, it } from 'vitest'
import { RunningWork } from './running-work.js'

/** How many timers keep the process running. */
const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length

it('the process stays while a call runs, and no longer', async () => {
  const running = new RunningWork()
  const before = timers()
  let finish = () => {}
  let fail = (_: Error) => {}
  const first = running.run(() => new Promise<void>((resolve) => (finish = resolve)))
  const second = running.run(() => new Promise<void>((_, reject) => (fail = reject)))
  expect(timers()).toBe(before + 1)
  finish()
  await first
  expect(timers()).toBe(before + 1)
  fail(new Error('failed'))
  await expect(second).rejects.toThrow('failed')
  await running.settled()
  expect(timers()).toBe(before)
})

it('a call that throws at once leaves nothing behind', async () => {
  const running = new RunningWork()
  const before = timers()
  await expect(running.run(() => Promise.reject(new Error('at once')))).rejects.toThrow('at once')
  await running.settled()
  expect(timers()).toBe(before)
})
