import type { World } from '../list-tools/world.js'
import { casesOf, type HostileCase, put } from './hostile-case.js'
import { shapes } from './texts.js'

const customer = { domain: 'acme.test' }
const maxAssertionLength = 20_000

type Fact = Parameters<World['workspace']['facts']['put']>[0][number]

const fact = (n: number, assertion: string): Fact => ({ externalId: `f${n}`, customer, factType: 'CUSTOM', assertion })

function inFacts(text: string, length: number): Fact[] {
  return Array.from({ length: Math.ceil(text.length / length) }, (_, n) => fact(n, `${n} ${text.slice(n * length, (n + 1) * length)}`))
}

/** A source of one letter, and facts that quote almost all of it. */
function quoting(size: number) {
  const text = `${'a'.repeat(99_998)}b`
  const segments = Array.from({ length: Math.ceil(size / 100_000) }, () => ({ text }))
  const quote = (n: number) => `${'a'.repeat(900 + n)}b`
  const evidence = Array.from({ length: 100 }, (_, n) => ({ sourceType: 'EMAIL' as const, sourceId: 'long', quote: quote(n) }))
  const facts = Array.from({ length: Math.ceil(size / 100_000) }, (_, n) => ({ ...fact(n, `The quote ${n}`), evidence }))
  return async ({ workspace, now }: World) => {
    await put(workspace.sources.put([{ sourceType: 'EMAIL', externalId: 'long', occurredAt: now, customer, segments }]))
    await put(workspace.facts.put(facts))
  }
}

export const hostileFacts: readonly HostileCase[] = [
  ...casesOf('long assertions', shapes, ['short sentences in Japanese', 'what expands to eighteen letters'], (shape, size) => {
    const facts = inFacts(shape(size), maxAssertionLength - 10)
    return async ({ workspace, ask }) => {
      await put(workspace.facts.put(facts))
      await ask('svc_search_customer_context', { query: 'budget renewal' })
    }
  }),
  ...casesOf('many facts', { 'of a few words': 60, 'of a letter': 1 }, ['of a few words'], (length, size) => {
    const facts = inFacts('The budget is fifty thousand and they renew in May. '.repeat(size / 52), length).slice(0, size / 180)
    return ({ workspace }) => put(workspace.facts.put(facts))
  }),
  ...casesOf('quotes of a long source', { 'of one letter': quoting }, ['of one letter'], (make, size) => make(size))
]
