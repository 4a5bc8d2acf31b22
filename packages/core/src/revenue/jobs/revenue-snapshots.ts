import { defineJob } from '../../jobs/index.js'
import { dailySnapshots, dailySnapshotsKind } from '../begin-daily-snapshots.js'
import { takeSnapshots } from '../daily-snapshots.js'

/** Exists as long as an organization has customers with billing. Each step writes a page of one day's snapshots; between two days the job rests. */
export const revenueSnapshots = defineJob({
  kind: dailySnapshotsKind,
  summary: "Takes a snapshot of every customer's billing once a UTC day, and fills in missed days.",
  lane: 'maintenance',
  payload: dailySnapshots,
  attempts: Number.POSITIVE_INFINITY,
  async run(_, { step, clock, ids }) {
    while (await step((transaction, progress) => takeSnapshots(transaction, progress, ids, clock.now())));
  }
})
