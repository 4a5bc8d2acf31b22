import type { Operation } from '@rapport/core/src/providers/operations.js'
import { applyOperations } from '@rapport/core/src/sync/apply/apply-operations.js'
import { domainStore } from '@rapport/core/src/testing/domain-store.js'
import { systemIds } from '@rapport/core/src/values/ids.js'
import fc from 'fast-check'
import { hour, type World } from '../list-tools/world.js'

const ids = systemIds()

/** People whose names are nobody else's. The first three are of one company, the last has a private address. */
export const people = ['Ada Lovelace', 'Bob Byron', 'Cy Twombly', 'Dora Maar'].map((name, index) => {
  const [first = '', last = ''] = name.toLowerCase().split(' ')
  const domain = index < 3 ? 'acme.test' : 'gmail.com'
  return {
    name,
    userId: `${first}-${last}-77${index}`,
    emails: [`${first}.${last}@${domain}`, `${last}.${first}@${domain}`],
    visitorIds: [`5b0e1f7e-3c1a-4d51-9f0a-70a1b2c3d4e${index}`, `6b0e1f7e-3c1a-4d51-9f0a-70a1b2c3d4e${index}`]
  }
})
type Person = (typeof people)[number]

const person = fc.constantFrom(...people)
const which = fc.constantFrom(0, 1)
const whose = fc.record({
  person,
  email: which,
  visitor: which,
  withUserId: fc.boolean(),
  withEmail: fc.boolean(),
  withVisitor: fc.boolean()
})
type Whose = typeof whose extends fc.Arbitrary<infer T> ? T : never

/** Something that is said of people; `links` are names of one person that it puts together. */
export interface Saying {
  links: string[]
  /** What it replaces: of sayings with the same name only the last one is still known. */
  replaces?: string
  say(world: World): Promise<unknown>
}

const emailOf = ({ person, email }: Whose) => person.emails[email] ?? ''

function event(of: Whose, other: Person, hours: number): Saying {
  const { person, withUserId, withEmail, withVisitor } = of
  const visitorId = person.visitorIds[of.visitor]
  const isNamed = withUserId || withEmail
  const names = [...(withUserId ? [person.userId] : []), ...(withEmail ? [emailOf(of)] : []), ...(withVisitor ? [visitorId ?? ''] : [])]
  return {
    links: names,
    say: ({ workspace, clock }) => {
      const named = { ...(withUserId && { userId: person.userId }), ...(withEmail && { email: emailOf(of) }) }
      const properties = { about: `${other.name} <${other.emails[0]}>`, id: other.userId }
      const timestamp = clock.now() - hours * hour
      const one = isNamed
        ? { type: 'custom' as const, eventName: 'did', properties, timestamp, ...named }
        : { type: 'pageview' as const, path: `/of/${encodeURIComponent(other.emails[0] ?? '')}`, timestamp }
      return workspace.ingest({ ...(withVisitor && visitorId && { visitorId }), events: [one] })
    }
  }
}

const put = (of: Whose): Saying => ({
  links: [of.person.userId, emailOf(of), of.person.name],
  say: ({ workspace }) =>
    workspace.users.put([{ userId: of.person.userId, email: emailOf(of), name: of.person.name, traits: { friend: people[0]?.name } }])
})

const record = (of: Whose, other: Person): Saying => ({
  links: [emailOf(of), of.person.name],
  say: async ({ store, organizationId, clock }) => {
    const operation: Operation = {
      kind: 'person',
      id: emailOf(of),
      at: clock.now(),
      email: emailOf(of),
      name: of.person.name,
      traits: { manager: other.name, manager_email: other.emails[1] ?? '' }
    }
    const from = { provider: 'hubspot', account: '4711', stream: 'people', walk: 1 }
    await domainStore(store)
      .organization(organizationId)
      .transaction(async (transaction) => {
        await transaction.lock('ingest')
        await applyOperations({ transaction, ids, now: clock.now(), inlineMoves: 100, from }, [operation])
      })
  }
})

function source(of: Whose, other: Person, number: number): Saying {
  const participants = [
    { email: emailOf(of), name: of.person.name, role: 'from' },
    { email: other.emails[0] ?? '', name: other.name, role: 'to' }
  ]
  return {
    links: [emailOf(of), of.person.name],
    replaces: `source-${number}`,
    say: ({ workspace, clock }) =>
      workspace.sources.put([
        {
          sourceType: number % 2 === 0 ? 'EMAIL' : 'CALL',
          externalId: `source-${number}`,
          title: `${of.person.name} and ${other.name}`,
          occurredAt: clock.now() - number * hour,
          participants: of.person === other ? participants.slice(0, 1) : participants,
          segments: [
            { text: `We will not renew the contract, says ${other.name}.`, speaker: of.person.name },
            { text: `Write to ${emailOf(of)} or ${other.emails[1]}.`, speaker: other.name }
          ]
        }
      ])
  }
}

/** Things that are said of people, in any order. */
export const sayingsArbitrary: fc.Arbitrary<Saying[]> = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.tuple(whose, person, fc.integer({ min: 1, max: 200 })).map(([of, other, hours]) => event(of, other, hours))
    },
    { weight: 2, arbitrary: whose.map(put) },
    { weight: 1, arbitrary: fc.tuple(whose, person).map(([of, other]) => record(of, other)) },
    {
      weight: 2,
      arbitrary: fc.tuple(whose, person, fc.integer({ min: 1, max: 9 })).map(([of, other, number]) => source(of, other, number))
    }
  ),
  { minLength: 4, maxLength: 14 }
)

/** All ids that the sayings put together with one of them, and the full name that is said beside them. A name alone puts nobody together. */
export function namesWith(sayings: readonly Saying[], id: string): { ids: Set<string>; fullNames: Set<string> } {
  const last = sayings.filter(
    ({ replaces }, index) => replaces === undefined || !sayings.slice(index + 1).some((later) => later.replaces === replaces)
  )
  const ids = new Set([id])
  const fullNames = new Set<string>()
  for (let known = 0; known < ids.size; ) {
    known = ids.size
    for (const { links } of last) {
      if (!links.some((link) => ids.has(link))) continue
      for (const link of links) (link.includes(' ') ? fullNames : ids).add(link)
    }
  }
  return { ids, fullNames }
}
