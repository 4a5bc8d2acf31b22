import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { apiKey, json, standInServer } from './stand-in-server.js'

const root = join(import.meta.dirname, '../../..')
const page = { items: [], pagination: { hasMore: false, nextCursor: null, total: 0 } }

/** Runs a module in a process of its own, with the package's functions in scope; what it printed and how it ended. */
async function run(code: string): Promise<{ output: string; status: number | null }> {
  const whole = `import { createRapportClient, createTracker } from './packages/client/src/index.ts'\n${code}`
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', whole], { cwd: root })
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  child.stderr.on('data', (chunk) => {
    output += chunk
  })
  const status = await new Promise<number | null>((resolve) => child.on('close', resolve))
  return { output, status }
}

describe('the host process', () => {
  it('ends by itself after calls, without close, and after its own globals and listeners are as they were', async () => {
    const { baseUrl } = await standInServer((_, response) => json(response, 200, page))
    const { output, status } = await run(`
      const client = createRapportClient({ baseUrl: '${baseUrl}', apiKey: '${apiKey}' })
      const listeners = process.eventNames().map(String).join()
      await Promise.all([client.tools.listCustomers(), client.tools.listUsers()])
      console.log('listeners the same:', process.eventNames().map(String).join() === listeners)
    `)
    expect(output).toBe('listeners the same: true\n')
    expect(status).toBe(0)
  })

  it('waits for a call that it waits for, retries included', async () => {
    let requests = 0
    const { baseUrl } = await standInServer((_, response) => {
      requests += 1
      if (requests === 1) json(response, 503, {})
      else json(response, 200, page)
    })
    const { output, status } = await run(`
      const client = createRapportClient({ baseUrl: '${baseUrl}', apiKey: '${apiKey}' })
      console.log((await client.call('svc_list_customers')).items.length)
    `)
    expect(output).toBe('0\n')
    expect(status).toBe(0)
  })

  it('survives a tracker whose server always fails, whose onError throws and whose flush nobody awaits, and ends by itself', async () => {
    const { baseUrl } = await standInServer((_, response) => json(response, 403, { success: false, message: 'no', errors: [] }))
    const { output, status } = await run(`
      const tracker = createTracker({ baseUrl: '${baseUrl}', publicKey: 'pk_a', onError: async () => { throw new Error('host') } })
      tracker.track({ eventName: 'a' })
      tracker.track({ eventName: 'b', properties: { a: NaN } })
      tracker.flush()
      tracker.shutdown()
      process.on('exit', () => console.log('stats', JSON.stringify(tracker.stats)))
    `)
    expect(output).toContain('stats {"queued":0,"acknowledged":0,"failed":2,"dropped":0}')
    expect(output).toContain('RapportWarning: onError of a Rapport tracker threw: host')
    expect(status).toBe(0)
  })

  it('is not held by events that wait, nor by retries, when nobody flushes', async () => {
    const { baseUrl } = await standInServer((_, response) => json(response, 503, {}, { 'retry-after': '3600' }))
    const { output, status } = await run(`
      const tracker = createTracker({ baseUrl: '${baseUrl}', publicKey: 'pk_a', flushInterval: 10 })
      tracker.track({ eventName: 'a' })
      await new Promise((resolve) => setTimeout(resolve, 200))
      console.log('queued', tracker.stats.queued)
    `)
    expect(output).toBe('queued 1\n')
    expect(status).toBe(0)
  })

  it('waits for a flush that it waits for, while the tracker has nothing but a timer', async () => {
    let requests = 0
    const { baseUrl } = await standInServer((_, response) => {
      requests += 1
      if (requests === 1) json(response, 503, {})
      else json(response, 200, { success: true, processed: 1, errors: [] })
    })
    const { output, status } = await run(`
      const tracker = createTracker({ baseUrl: '${baseUrl}', publicKey: 'pk_a' })
      tracker.track({ eventName: 'a' })
      console.log(JSON.stringify(await tracker.flush()))
    `)
    expect(output).toBe('{"acknowledged":1,"failed":[]}\n')
    expect(status).toBe(0)
  })
})
