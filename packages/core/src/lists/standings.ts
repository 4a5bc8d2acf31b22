import { customerAssessments } from '../assessment/index.js'
import { beforeCommit, defineSubscriber } from '../changes/index.js'
import { customerHealth } from '../health/index.js'
import { customers } from '../identity/index.js'
import type { RowOf, Transaction } from '../storage/index.js'
import { lastInstant, readTerms } from '../terms/index.js'
import { day as dayLength, groupBy } from '../values/index.js'

type Standing = Partial<Pick<RowOf<typeof customers>, 'health_score' | 'health_change' | 'assessment' | 'renews_at'>>

/** So long ago is the score that today's is compared with. */
const changeDays = 30

/** Repeats in the rows of customers what lists are narrowed and sorted by: health, assessment and renewal, in the commit in which they change. */
export const followStandings = defineSubscriber({
  at: beforeCommit,
  kinds: ['healthCalculated', 'assessmentChanged', 'termsChanged'],
  async follow(changes, { transaction, now }) {
    const judged = new Set(changes.flatMap((change) => ('customerId' in change ? [change.customerId] : change.customerIds)))
    const wanted = new Map<string, Standing>()
    const ids = [...judged]
    const [assessments, terms] = await Promise.all([
      transaction.find(customerAssessments, { where: { customer_id: { in: ids } }, columns: ['customer_id', 'state'] }),
      readTerms(transaction, ids, now)
    ])
    const states = new Map(assessments.map(({ customer_id, state }) => [customer_id, state]))
    for (const id of ids) {
      const endsAt = terms.get(id)?.running?.endsAt ?? null
      wanted.set(id, { assessment: states.get(id) ?? null, renews_at: endsAt === null ? null : lastInstant(endsAt) })
    }
    for (const change of changes) {
      if (change.kind !== 'healthCalculated') continue
      for (const [id, health] of await healthOf(transaction, change.customerIds, change.day))
        wanted.set(id, { ...wanted.get(id), ...health })
    }
    await writeStandings(transaction, wanted)
  }
})

async function healthOf(transaction: Transaction, ids: readonly string[], today: number): Promise<Map<string, Standing>> {
  const before = today - changeDays * dayLength
  // The clock of a zone changes by an hour or so: the day of then begins within half a day of this instant.
  const around = { gte: before - dayLength / 2, lt: before + dayLength / 2 }
  const rows = await transaction.find(customerHealth, {
    where: { customer_id: { in: ids }, any: [{ day: { eq: today } }, { day: around }] },
    columns: ['customer_id', 'day', 'score']
  })
  const scores = groupBy(rows, ({ customer_id }) => customer_id)
  return new Map(
    ids.map((id) => {
      const its = scores.get(id) ?? []
      const now = its.find(({ day }) => day === today)?.score ?? null
      const then = its.find(({ day }) => day !== today)?.score ?? null
      return [id, { health_score: now, health_change: now === null || then === null ? null : now - then }]
    })
  )
}

/** Writes what differs, customers of one standing together. */
async function writeStandings(transaction: Transaction, wanted: ReadonlyMap<string, Standing>): Promise<void> {
  const rows = await transaction.find(customers, {
    where: { id: { in: [...wanted.keys()] } },
    columns: ['id', 'health_score', 'health_change', 'assessment', 'renews_at']
  })
  const changed = rows.flatMap((row) => {
    const standing = wanted.get(row.id) ?? {}
    const differs = Object.entries(standing).some(([column, value]) => row[column as keyof typeof row] !== value)
    return differs ? [{ id: row.id, standing }] : []
  })
  for (const same of groupBy(changed, ({ standing }) => JSON.stringify(standing)).values()) {
    const standing = same[0]?.standing
    if (standing) await transaction.update(customers, { id: { in: same.map(({ id }) => id) } }, standing)
  }
}
