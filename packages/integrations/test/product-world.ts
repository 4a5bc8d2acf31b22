import type { HttpClient } from '@rapport/core'
import type { Provider } from '@rapport/core/connector'
import { createTestRapport, TestClock } from '@rapport/core/testing'

const secret = 'a secret of at least thirty-two letters'

/** A workspace with a connector, on a clock that only tests move: no pace and no short wait is waited for. */
export async function productWorld(provider: Provider, http: (now: () => number) => HttpClient, startedAt: number) {
  const clock = Object.assign(new TestClock(startedAt), { wait: async () => undefined })
  const options = { clock, secret, publicUrl: 'https://rapport.example.com', providers: [provider], http: http(() => clock.now()) }
  const test = await createTestRapport(options)
  const { workspace, rapport } = test
  return {
    ...test,
    /** Lets time pass, and reads what is due then. */
    async pass(milliseconds: number) {
      clock.advance(milliseconds)
      await rapport.runDue()
    },
    /** What the last run told of a stream. */
    async lastRun(stream: string) {
      const [run] = await workspace.integrations.runs(provider.id, { limit: 1 })
      const found = run?.streams.find((each) => each.stream === stream)
      if (!found) throw new Error(`${stream} was not read`)
      return found
    },
    async timelineOf(customer: string) {
      return (await workspace.call('svc_get_timeline', { customer, timeframe: 'all', limit: 1_000 })).events
    },
    async countBySql(): Promise<unknown> {
      return (await workspace.call('svc_query', { sql: "SELECT count(*) AS n FROM activity WHERE event_type <> 'IDENTIFY'" })).data
    }
  }
}
