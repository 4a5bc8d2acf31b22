import type { Endpoint, NewEndpoint } from '@rapport/core/src/endpoints/endpoint.js'
import type { TestRapportOptions } from '@rapport/core/src/testing/create-test-rapport.js'
import type { NewWorld, World } from '../list-tools/world.js'
import { Receiver } from './receiver.js'

/** The secret of the servers under test. */
const secret = 'the secret of the server, long enough for everything'

/** An organization with a receiver for its endpoints. */
export interface EndpointWorld extends World {
  receiver: Receiver
  /** Makes a webhook that hears of facts, unless it says otherwise. */
  make(input?: NewEndpoint): Promise<{ endpoint: Endpoint; secret: string }>
  /** Puts a fact, which is told as `fact.detected`. */
  putFact(): Promise<void>
  /** Moves on, and does what is due. */
  pass(milliseconds: number): Promise<void>
  /** Moves on in steps, until nothing waits for the endpoint any more. */
  settle(endpointId: string): Promise<void>
}

/** How the topics get a world of their own. */
export type EndpointWorlds = (options?: TestRapportOptions & { withoutSecret?: true }) => Promise<EndpointWorld>

export function endpointWorldsOn(newWorld: NewWorld): EndpointWorlds {
  return async ({ withoutSecret, ...options } = {}) => {
    const receiver = new Receiver()
    const world = await newWorld({ http: receiver.http, ...(!withoutSecret && { secret }), ...options })
    const { workspace, rapport, clock } = world
    let facts = 0
    const pass = async (milliseconds: number) => {
      clock.advance(milliseconds)
      await rapport.runDue()
    }
    return {
      ...world,
      receiver,
      async make(input = {}) {
        const made = { url: 'https://hooks.example.com/in', events: ['fact.detected' as const], ...input }
        const { endpoint, secret } = await workspace.endpoints.create(made)
        if (secret === null) throw new Error('A webhook has a secret')
        return { endpoint, secret }
      },
      async putFact() {
        const customer = { customerId: 'acme' }
        await workspace.facts.put([{ externalId: `f${facts++}`, customer, assertion: `Fact ${facts}`, factType: 'BUDGET' }])
      },
      pass,
      async settle(endpointId) {
        for (let turn = 0; turn < 400; turn++) {
          await rapport.runDue()
          const { items } = await workspace.endpoints.deliveries(endpointId, { status: 'PENDING', limit: 1 })
          if (items.length === 0) return
          clock.advance(600_000)
        }
        throw new Error('Something still waits')
      }
    }
  }
}
