import type { ProviderOptions, SendRequest, Stream } from '@rapport/core/connector'
import { defineStream } from '@rapport/core/connector'
import { fieldsOf, listOf, requiredText, textOf } from '../json-fields.js'
import { allowed, idOf } from './batches.js'
import { nextPage, resultsOf } from './object-pages.js'
import { pathsOf } from './paths.js'
import { nameOf, timeOf } from './properties.js'

const archived = 'true'

/** Users of the account whom records can belong to: members of the workspace. Those who were deactivated are read too, and are none. */
export function ownersStream(options: ProviderOptions): Stream {
  const path = pathsOf(options).owners
  const first = { path, query: { limit: '100', archived: 'false' } }
  return defineStream({
    name: 'owners',
    summary: 'Owners: the people of your team who own companies and deals, as members',
    becomes: 'Members. The owner of a company is the owner of its customer',
    everySeconds: 900,
    walk: {
      first: () => first,
      next(answer, asked) {
        const next = nextPage(answer, asked)
        if (next || asked.query?.archived === archived) return next
        return { path, query: { ...first.query, archived } }
      },
      records: resultsOf
    },
    deletes: 'absence',
    recordId: (record) => idOf(fieldsOf(record)?.id),
    map(record, { startedAt }) {
      const owner = fieldsOf(record)
      const id = requiredText(owner, 'id')
      const email = textOf(owner?.email)
      const at = timeOf(owner?.updatedAt) ?? startedAt
      // A queue is an owner too, and has no email.
      if (email === undefined || owner?.archived === true) return [{ kind: 'removal', of: 'member', id, at }]
      return [{ kind: 'member', id, at, email, name: ownerName(owner) ?? email, active: true }]
    },
    leftOut(record) {
      const owner = fieldsOf(record)
      if (owner?.archived === true) return 'that were deactivated'
      return textOf(owner?.email) === undefined ? 'without an email, as queues are' : undefined
    }
  })
}

/** Somebody of the workspace's own team, as records name them. */
export interface Owner {
  email: string
  name: string | undefined
}

/** All owners that are active, by their ids; none where they must not be read. A run asks once. */
export async function readOwners(request: SendRequest, options: ProviderOptions): Promise<ReadonlyMap<string, Owner>> {
  const owners = new Map<string, Owner>()
  for (
    let asked = { path: pathsOf(options).owners, query: { limit: '100', archived: 'false' } } as Parameters<SendRequest>[0] | null;
    asked;
  ) {
    const answer = await allowed(request, asked)
    if (!answer) return owners
    for (const owner of listOf(resultsOf(answer))) {
      const id = idOf(owner.id)
      const email = textOf(owner.email)
      if (id !== undefined && email !== undefined) owners.set(id, { email, name: ownerName(owner) })
    }
    asked = nextPage(answer, asked)
  }
  return owners
}

const ownerName = (owner: Readonly<Record<string, unknown>> | undefined) => nameOf(textOf(owner?.firstName), textOf(owner?.lastName))
