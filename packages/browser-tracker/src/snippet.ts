import type { Rapport } from './tracker.js'

/** A call that waits for the tracker. */
export type Call = (tracker: Rapport) => unknown

/** Every function that may be called before the script has loaded. */
const FUNCTIONS =
  'init page track identify setCustomer reset optIn optOut flush shutdown user.activate user.engaged user.inactive customer.trialing customer.paid customer.churned'

/**
 * Installs the stub that a page pastes before the script tag: it collects calls in their order, a thousand if the script never comes.
 * Each answers a promise, so that a page may await `flush` as it always does.
 */
export const installStub = (page: { rapport?: unknown }): void => {
  if (page.rapport) return
  const q: Call[] = []
  const most = 1_000
  const groups: Record<string, object> = { user: {}, customer: {} }
  const stub = { q, ...groups }
  for (const name of FUNCTIONS.split(' ')) {
    const [last = '', group = ''] = name.split('.').reverse()
    const collect = async (...args: unknown[]) => {
      const call: Call = (tracker) => Reflect.get(Object(group ? Reflect.get(tracker, group) : tracker), last)(...args)
      if (q.push(call) > most) q.pop()
    }
    Object.assign(groups[group] || stub, { [last]: collect })
  }
  page.rapport = stub
}
