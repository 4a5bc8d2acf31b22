import type { World } from '../list-tools/world.js'
import { casesOf, type HostileCase, put } from './hostile-case.js'
import { shapes } from './texts.js'

type Workspace = World['workspace']

/** Puts of people and accounts whose names, domains and traits are this text. */
const puts: Readonly<Record<string, (workspace: Workspace, text: string, count: number) => Promise<unknown>>> = {
  customers: ({ customers }, text, count) =>
    customers.put(Array.from({ length: count }, (_, n) => ({ customerId: `c${n}`, name: text.slice(0, 255), traits: { text } }))),
  domains: ({ customers }, text, count) =>
    customers.put(Array.from({ length: count }, (_, n) => ({ customerId: `c${n}`, domain: `${text.slice(0, 200)}${n}.test` }))),
  users: ({ users }, text, count) =>
    users.put(
      Array.from({ length: count }, (_, n) => ({ userId: `u${n}`, email: `ann${n}@acme.test`, traits: { name: text, company: text } }))
    ),
  addresses: ({ users }, text, count) =>
    users.put(Array.from({ length: count }, (_, n) => ({ userId: `u${n}`, email: `${text.slice(0, 200)}@acme${n}.test` }))),
  members: ({ members }, text, count) =>
    members.put(Array.from({ length: count }, (_, n) => ({ email: `ann${n}@acme.test`, name: text.slice(0, 255) }))),
  'domains of pages': ({ publicKeys }, text) => publicKeys.setDomains([`https://${text}`]),
  'an organization of this name': ({ apiKeys }, text) => apiKeys.create({ name: text, grants: [] })
}

const each = 500

export const hostilePeople: readonly HostileCase[] = Object.entries(puts).flatMap(([entry, send]) =>
  casesOf(entry, shapes, entry === 'users' ? ['what expands to eighteen letters', 'marks upon one letter'] : [], (shape, size) => {
    const text = shape(each)
    const long = shape(size)
    return async ({ workspace, rapport }) => {
      await put(send(workspace, text, Math.ceil(size / 10 / each)))
      await put(send(workspace, long, 1))
      await rapport.runDue()
    }
  })
)
