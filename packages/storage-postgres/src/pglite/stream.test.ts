import { EventEmitter, once } from 'node:events'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DataDirectory } from './data-directory.js'
import { Engine } from './engine.js'
import { answersDue, statusAfter } from './protocol.js'
import { PgliteStream } from './stream.js'

/** A message of the protocol. */
function message(kind: string, body = ''): Buffer {
  const bytes = Buffer.alloc(5 + body.length)
  bytes.write(kind)
  bytes.writeUInt32BE(4 + body.length, 1)
  bytes.write(body, 5)
  return bytes
}

const statement = Buffer.concat([message('P', 'select 1'), message('B'), message('E'), message('S')])
const ready = message('Z', 'I')
const whole = Buffer.concat([message('1'), message('D', 'row'), ready])
const idle = 'I'.charCodeAt(0)

describe('an answer of PGlite', () => {
  it('is whole when it says as often as is due that the database is ready', () => {
    expect(answersDue(statement)).toBe(1)
    expect(answersDue(Buffer.concat([statement, message('Q', 'rollback'), message('H')]))).toBe(2)
    expect(answersDue(Buffer.from('\0\0\0\u0008\0\u0003\0\0', 'latin1'))).toBe(0)
    expect(statusAfter(whole, 1, idle)).toBe(idle)
    expect(statusAfter(message('Z', 'T'), 1, idle)).toBe('T'.charCodeAt(0))
    expect(statusAfter(message('1'), 0, idle)).toBe(idle)
  })

  it('is cut when it ends before that, or in the middle of a message', () => {
    expect(statusAfter(Buffer.alloc(0), 1, idle)).toBeUndefined()
    expect(statusAfter(message('1'), 1, idle)).toBeUndefined()
    expect(statusAfter(whole, 2, idle)).toBeUndefined()
    expect(statusAfter(whole.subarray(0, -1), 1, idle)).toBeUndefined()
    expect(statusAfter(Buffer.concat([ready, message('D', 'row').subarray(0, 6)]), 1, idle)).toBeUndefined()
  })
})

describe('a stream to PGlite', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  /** A stream with a worker that answers what it is told to. */
  async function connected() {
    const worker = Object.assign(new EventEmitter(), { ref() {}, unref() {}, postMessage() {} })
    const engine = new Engine(new DataDirectory(undefined))
    vi.spyOn(engine, 'worker').mockResolvedValue(worker as never)
    const restart = vi.spyOn(engine, 'restart').mockResolvedValue()
    const stream = new PgliteStream(engine, 30_000)
    stream.connect()
    await once(stream, 'connect')
    const send = () => stream.write(statement)
    const answer = (bytes: Buffer) => worker.emit('message', new Uint8Array(bytes))
    return { stream, restart, send, answer }
  }

  it('passes a whole answer on, and waits no longer', async () => {
    const { stream, restart, send, answer } = await connected()
    const heard = vi.fn()
    stream.on('data', heard)
    send()
    answer(whole)
    await vi.waitFor(() => expect(heard).toHaveBeenCalledWith(whole))
    await vi.advanceTimersByTimeAsync(60_000)
    expect([stream.destroyed, restart.mock.calls.length]).toEqual([false, 0])
  })

  it.each([
    ['an empty answer', Buffer.alloc(0)],
    ['an answer without its end', whole.subarray(0, -ready.length)]
  ])('ends the worker at %s', async (_, bytes) => {
    const { stream, restart, send, answer } = await connected()
    const failed = once(stream, 'error')
    send()
    answer(bytes)
    expect(String(await failed)).toContain('broke off in the middle of an answer')
    expect(restart).toHaveBeenCalledOnce()
  })

  it('ends the worker when an answer does not come in time, also one after others', async () => {
    const { stream, restart, send, answer } = await connected()
    const failed = once(stream, 'error')
    send()
    send()
    await vi.advanceTimersByTimeAsync(20_000)
    answer(whole)
    await vi.advanceTimersByTimeAsync(29_999)
    expect(stream.destroyed).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(String(await failed)).toContain('no answer within 30 s')
    expect(restart).toHaveBeenCalledOnce()
  })
})
