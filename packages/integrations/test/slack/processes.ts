import { createRapport } from '@rapport/core'
import { memoryStore } from '@rapport/core/memory'
import { TestClock } from '@rapport/core/testing'
import { FakeSlack } from '../../src/testing/fake-slack.js'
import { crashingStore, type KitStore, type Life } from '../../src/testing/mortal-store.js'
import { connectedSlack, providersOf, start } from './slack-world.js'

const quiet = { info() {}, warn() {}, error() {} }

/** A connected workspace on a store that outlives the processes which work on it; Slack lets the app look for its messages, or not. */
export async function manyProcesses({ mayLook }: { mayLook: boolean }) {
  const clock = new TestClock(start)
  const store: KitStore = memoryStore({ clock })
  const slack = new FakeSlack()
  if (mayLook) slack.scopes.push('channels:history')
  const world = await connectedSlack({ slack, store, clock })
  await world.connect()
  const destinationId = await world.destination()
  await world.rapport.runDue()
  /** A process that dies after so many more calls of the store, if any are named. */
  const process = (life: Life = { left: undefined }) =>
    createRapport({
      store: crashingStore(store, life),
      clock: world.clock,
      http: world.fake.http,
      providers: providersOf(),
      logger: quiet,
      secret: 's'.repeat(32),
      publicUrl: 'https://rapport.test'
    })
  return { ...world, destinationId, process }
}
