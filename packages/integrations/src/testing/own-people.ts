import { deepEqual } from 'node:assert/strict'
import type { Workspace } from '@rapport/core'
import type { Operation, Stream } from '@rapport/core/connector'
import { allOf } from './engine-data.js'

/** The same stream; `said` gets what it maps its records to. */
export function noting(stream: Stream, said: Operation[]): Stream {
  return {
    ...stream,
    map(record, context) {
      const operations = stream.map(record, context)
      said.push(...operations)
      return operations
    }
  }
}

/** Throws if one of these people is a person of a customer or an outsider in a source, or if their company is a customer. */
export async function expectNoCustomers(workspace: Workspace, ownPeople: readonly string[]): Promise<void> {
  const customers = await allOf((page) => workspace.customers.list(page))
  const companies = customers.flatMap(({ domain }) => (domain !== null && ownPeople.some((email) => isOf(email, domain)) ? [domain] : []))
  deepEqual(companies, [], `${companies.join(', ')}: your own company is a customer. Return a member for each of your own people`)
  const users = await allOf((page) => workspace.users.list(page))
  const sources = await allOf((page) => workspace.sources.list(page))
  const outsiders = sources.flatMap(({ participants }) => participants.filter(({ affiliation }) => affiliation !== 'internal'))
  const told = [...users, ...outsiders].flatMap(({ email }) => (email !== null && isOneOf(ownPeople, email) ? [email] : []))
  const people = [...new Set(told)]
  deepEqual(
    people,
    [],
    `${people.join(', ')}: your own people are outsiders. Return a member for each of them, in a stream that is read first`
  )
}

/** Throws for a moment that no customer gets: it names no account, and nobody but these people. Visitors of a product may be unknown. */
export function expectOutsiders(operations: readonly Operation[], ownPeople: readonly string[]): void {
  const lost = operations.flatMap((operation) => {
    if (operation.kind !== 'activity' || operation.account !== undefined || operation.channel === 'PRODUCT') return []
    const { id, people = [] } = operation
    const hasOutsider = people.some(({ email, userId }) => userId !== undefined || (email !== undefined && !isOneOf(ownPeople, email)))
    return hasOutsider ? [] : [id]
  })
  deepEqual(lost, [], `${lost.join(', ')}: activities without an account and without a person of a customer stand on no timeline`)
}

const isOneOf = (ownPeople: readonly string[], email: string): boolean => ownPeople.some((own) => own.toLowerCase() === email.toLowerCase())

function isOf(email: string, domain: string): boolean {
  const host = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  return host === domain || host.endsWith(`.${domain}`)
}
