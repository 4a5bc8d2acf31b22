import { customerIdentities, customers, identities, merges, users } from '@rapport/core/src/registry/tables.js'
import type { OrganizationStore } from '@rapport/core/src/storage/contract.js'
import { expect } from 'vitest'

/** The ids of users and customers that somebody may have been shown: each must lead to whoever its email or domain belongs to. */
export class ShownIds {
  readonly #ids = new Set<string>()

  constructor(private readonly rows: OrganizationStore) {}

  /** Notes the ids that are there now. */
  async note(): Promise<void> {
    const columns = ['id'] as const
    const found = await Promise.all([this.rows.find(users, { columns }), this.rows.find(customers, { columns })])
    for (const { id } of found.flat()) this.#ids.add(id)
  }

  /** Expects that every recorded merge leads to the present owner of its key, and that no noted id is without one whose key has gone to another. */
  async expectToLead(): Promise<void> {
    const [people, companies, merged] = await Promise.all([
      this.rows.find(identities),
      this.rows.find(customerIdentities),
      this.rows.find(merges)
    ])
    const originals = [
      ...people.map(({ original_id, user_id }) => ({ original: original_id, owner: user_id, entity: 'user' })),
      ...companies.map(({ original_id, customer_id }) => ({ original: original_id, owner: customer_id, entity: 'customer' }))
    ]
    const gone = originals.filter(({ original, owner }) => original !== owner)
    const recorded = new Set(merged.map(({ from_id }) => from_id))
    const expected = gone.filter(({ original }) => this.#ids.has(original) || recorded.has(original))
    expect(merged.map(({ entity, from_id, into_id }) => `${entity} ${from_id} ${into_id}`).sort()).toEqual(
      expected.map(({ original, owner, entity }) => `${entity} ${original} ${owner}`).sort()
    )
  }
}
