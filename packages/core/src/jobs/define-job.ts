import type { Static, TObject, TSchema } from 'typebox'
import type { Job, JobContext } from './job.js'

/** A kind of work with TypeBox's schema of what is stored in the job's row. */
export interface DefinedJob<Payload extends TSchema> extends Job {
  payload: Payload
  run(payload: Static<Payload>, context: JobContext<Static<Payload>>): Promise<void>
}

/**
 * Defines a kind of job.
 *
 * @example see identity/jobs/reattribution.ts, which works in steps.
 */
export function defineJob<Payload extends TObject>(job: DefinedJob<Payload>): DefinedJob<Payload> {
  return job
}
