import { type JobContext, RescheduleAt } from '../jobs/index.js'
import { members } from '../members/tables/index.js'
import { nextRun } from '../settings/index.js'
import type { DigestRow } from './digest.js'
import { type DigestPayload, digestLock } from './plan-digest.js'
import { sendDigest, whyNotSent, writeDigest } from './send-digest.js'
import { digests } from './tables/index.js'

type Job = JobContext<DigestPayload>

/**
 * Sends a digest when its time has come, once: the mail is written in the commit that plans the next time. Times that were missed join into one. What could
 * not be sent is told the next time.
 */
export async function runDigest({ digestId }: DigestPayload, job: Job): Promise<void> {
  for (;;) {
    let due: DigestRow | undefined
    const goesOn = await job.save(async (transaction, payload) => {
      const [row] = await transaction.get(digests, [{ id: digestId }])
      if (!row?.enabled) return undefined
      const at = row.next_run_at ?? nextRun(row.schedule, job.clock.now())
      if (at > job.clock.now()) return new RescheduleAt(at, payload)
      due = row
      return payload
    })
    if (!goesOn || !due) return
    if (!(await send(job, due))) return
  }
}

/** Reads outside of transactions, then writes if the digest is still the one that was due. */
async function send(job: Job, due: DigestRow): Promise<boolean> {
  const { store, directory, ids, clock } = job
  const now = clock.now()
  const written = await writeDigest({ store, directory, now }, job, due)
  return job.save(async (transaction, payload) => {
    await transaction.lock(digestLock(due.member_id))
    const [row] = await transaction.get(digests, [{ id: due.id }])
    if (!row?.enabled) return undefined
    // Somebody has changed it meanwhile: it is looked at again.
    if (row.updated_at !== due.updated_at || row.next_run_at !== due.next_run_at) return payload
    const [member] = await transaction.get(members, [{ id: row.member_id }])
    if (!member) return undefined
    const next = nextRun(row.schedule, now)
    const set = (columns: Partial<Omit<DigestRow, 'id'>>) =>
      transaction.update(digests, { id: { eq: row.id } }, { last_run_at: now, last_reason: null, next_run_at: next, ...columns })
    const reason = await whyNotSent(transaction, job, row, member, now)
    if (reason !== undefined) await set({ last_result: 'not_sent', last_reason: reason })
    else if (written.isQuiet && row.when_quiet === 'skip') await set({ last_result: 'skipped', covered_until: now })
    else {
      await sendDigest(transaction, job, row, member, written, ids, now)
      await set({ last_result: 'sent', covered_until: now })
    }
    return new RescheduleAt(next, payload)
  })
}
