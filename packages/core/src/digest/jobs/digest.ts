import { defineJob } from '../../jobs/index.js'
import { digestKind, digestPayload } from '../plan-digest.js'
import { runDigest } from '../run-digest.js'

/** Exists while a member's digest is switched on. */
export const digest = defineJob({
  kind: digestKind,
  summary: "Writes a member's digest at its time.",
  lane: 'maintenance',
  payload: digestPayload,
  attempts: Number.POSITIVE_INFINITY,
  run: (payload, context) => runDigest(payload, context)
})
