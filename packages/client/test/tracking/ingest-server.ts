import { expect } from 'vitest'
import { type Handler, json, type SeenRequest, standInServer } from '../stand-in-server.js'

/** An ingest request's body. */
export interface SeenBatch {
  source: string
  visitorId?: string
  userIdentity?: Record<string, unknown>
  events: Record<string, unknown>[]
}

/**
 * A server that takes events as the wire contract says, each uuid once. `fault` may answer a request otherwise: it returns true when
 * it did; `afterTaking` faults strike when the events are stored already, as when an answer is lost.
 */
export async function ingestServer(faults: { before?: FaultyHandler; afterTaking?: FaultyHandler } = {}) {
  const taken = new Map<string, { times: number; event: Record<string, unknown>; batch: SeenBatch }>()
  const batches: SeenBatch[] = []
  const server = await standInServer(async (request, response) => {
    const batch: SeenBatch = JSON.parse(request.body)
    if (await faults.before?.(request, response, batch)) return
    expect(batch.events.length).toBeGreaterThanOrEqual(1)
    expect(batch.events.length).toBeLessThanOrEqual(100)
    expect(request.bytes).toBeLessThanOrEqual(1_000_000)
    batches.push(batch)
    for (const event of batch.events) {
      const known = taken.get(String(event.uuid))
      taken.set(String(event.uuid), { times: (known?.times ?? 0) + 1, event, batch })
    }
    if (await faults.afterTaking?.(request, response, batch)) return
    json(response, 200, { success: true, processed: batch.events.length, errors: [] })
  })
  return { ...server, batches, taken }
}

/** Answers a request itself and says so, or leaves it. */
type FaultyHandler = (request: SeenRequest, response: Parameters<Handler>[1], batch: SeenBatch) => boolean | Promise<boolean>

/** A public key of the right form. */
export const publicKey = 'pk_test'
