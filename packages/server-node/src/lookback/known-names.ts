import type { RapportClient } from '@rapport/client'
import type { Workspace } from '@rapport/core'
import type { Result } from './run.js'

/** Names that the workspace knows, by whom they are of. */
export interface KnownNames {
  customers: string[]
  people: string[]
}

const aPage = 1_000
/** So many customers are read; of larger workspaces the others' names stay in quotes. */
const maxPages = 20

/** Reads the names of all customers, of the colleagues, and of the people of those customers who are in a look-back. */
export async function readKnownNames({ customers, users, members }: Workspace | RapportClient, result: Result): Promise<KnownNames> {
  const known: KnownNames = { customers: [], people: [] }
  let cursor: string | undefined
  for (let page = 0; page < maxPages; page++) {
    const { items, pagination } = await customers.list({ limit: aPage, ...(cursor !== undefined && { cursor }) })
    known.customers.push(...items.flatMap(({ name }) => name ?? []))
    if (pagination.nextCursor === null) break
    cursor = pagination.nextCursor
  }
  const quoted = new Set([...result.left, ...result.falseAlarms].map(({ customerId }) => customerId))
  for (const customerId of quoted) {
    const { items } = await users.list({ customerId, limit: aPage })
    known.people.push(...items.flatMap(({ name }) => name ?? []))
  }
  known.people.push(...(await namesOfColleagues(members)))
  return known
}

/** A key may read customers and no members. */
async function namesOfColleagues(members: (Workspace | RapportClient)['members']): Promise<string[]> {
  try {
    const { items } = await members.list()
    return items.flatMap(({ name }) => name ?? [])
  } catch (error) {
    if (!(error instanceof Error && 'status' in error && error.status === 403)) throw error
    process.stderr.write(
      'The key may not read members, so the names of colleagues stay in quotes. Give it the grant workspace_members:read.\n'
    )
    return []
  }
}
