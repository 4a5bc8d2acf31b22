import { afterEach, expect, test, vi } from 'vitest'
import { stopSignal } from '../../src/cli/stop-signal.js'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a database that does not answer holds up the end of the process only so long', async () => {
  vi.useFakeTimers()
  const listeners = new Map<unknown, (signal: string) => void>()
  vi.spyOn(process, 'on').mockImplementation((name, listener) => {
    listeners.set(name, listener)
    return process
  })
  const exit = vi.spyOn(process, 'exit').mockImplementation((() => undefined) as never)
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const stopped = stopSignal()
  vi.advanceTimersByTime(3_600_000)
  expect(exit).not.toHaveBeenCalled()
  listeners.get('SIGTERM')?.('SIGTERM')
  expect(await stopped).toBe('SIGTERM')
  vi.advanceTimersByTime(24_999)
  expect(exit).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(exit).toHaveBeenCalledWith(1)
  expect(write).toHaveBeenCalledWith(expect.stringContaining('database'))
})
