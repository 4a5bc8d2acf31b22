import type { Store } from '@rapport/core/src/storage/contract.js'
import { createTestRapport, type TestRapport, type TestRapportOptions } from '@rapport/core/src/testing/create-test-rapport.js'
import { systemIds } from '@rapport/core/src/values/ids.js'
import { expect } from 'vitest'
import { fillOrganization, secret } from './sql-rows.js'

/** What `svc_query` answers. */
export interface QueryAnswer {
  success: boolean
  data: Record<string, unknown>[]
  metadata: { rowsReturned: number; executionTimeMs: number; truncated: boolean }
}

/** A refusal of the gateway. */
export interface QueryRefusal {
  status: number
  code: string
  message: string
}

/** An organization to query, beside another whose every text carries `secret`. No answer may hold it, nor an id of the other's. */
export class SqlWorld {
  constructor(readonly rapport: TestRapport) {}

  /** Sends a query; whatever comes back is searched for what is the other organization's. */
  async send(sql: string, limit?: number): Promise<{ status: number; body: unknown }> {
    const { status, body } = await this.rapport.call('svc_query', { sql, ...(limit !== undefined && { limit }) })
    expect(JSON.stringify(body), sql).not.toMatch(theirs)
    expect(status, `${sql}\n${JSON.stringify(body)}`).not.toBe(500)
    return { status, body }
  }

  /** A query that must be answered. */
  async query(sql: string, limit?: number): Promise<QueryAnswer> {
    const { status, body } = await this.send(sql, limit)
    expect(status, `${sql}\n${JSON.stringify(body)}`).toBe(200)
    return body as QueryAnswer
  }

  /** The values that a query must answer, row by row. */
  async values(sql: string, limit?: number): Promise<unknown[][]> {
    return (await this.query(sql, limit)).data.map((row) => Object.values(row))
  }

  /** Why a query is refused, as it must be. */
  async refusal(sql: string): Promise<QueryRefusal> {
    const { status, body } = await this.send(sql)
    expect(status, `${sql}\n${JSON.stringify(body)}`).not.toBe(200)
    const { code, message } = Object(body)
    return { status, code, message }
  }
}

/** Ids of the other organization's rows begin so, and so does nothing else. */
const theirBase = 0x5ec0_0000_0000

const theirs = new RegExp(`${secret}|8000-5ec0`, 'i')

/** Makes a world on a store. */
export async function sqlWorldOn(store: Store, options: TestRapportOptions = {}): Promise<SqlWorld> {
  const rapport = await createTestRapport({ ids: systemIds(), ...options, store })
  const another = await rapport.rapport.organizations.create({ name: 'Another' })
  await fillOrganization(store.organization(rapport.organizationId), 0)
  await fillOrganization(store.organization(another.id), theirBase, secret)
  return new SqlWorld(rapport)
}
