import { log } from './debug.js'

/** The functions that a page may call before the script has loaded. */
const FUNCTIONS =
  'init page track identify setCustomer reset optIn optOut flush shutdown user.activate user.engaged user.inactive customer.trialing customer.paid customer.churned'

/** The stub that a page pastes before the script tag: it collects calls in `q`, each as its name and arguments. */
export function installStub(page: { rapport?: unknown }): void {
  if (page.rapport) return
  const q: unknown[] = []
  const stub: Record<string, object> = { q, user: {}, customer: {} }
  for (const name of FUNCTIONS.split(' ')) {
    const [last = '', group] = name.split('.').reverse()
    Object.assign((group && stub[group]) || stub, { [last]: (...args: unknown[]) => q.push([name, args]) && undefined })
  }
  page.rapport = stub
}

/** Makes the calls that the stub collected, in their order, and from now on those that still reach it. */
export function replay(queue: unknown[], tracker: object): void {
  const call = (entry: unknown) => {
    try {
      const [name, args] = Object(entry)
      name.split('.').reduce((of: object, part: string) => Reflect.get(of, part), tracker)(...args)
    } catch {
      log('unknown call:', entry)
    }
  }
  queue.splice(0).forEach(call)
  queue.push = (...entries) => entries.map(call).length
}
