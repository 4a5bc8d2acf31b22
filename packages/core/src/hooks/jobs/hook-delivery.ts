import { type DefinedJob, defineJob } from '../../jobs/index.js'
import { type Hook, hookJob, hookKey } from '../hook.js'
import { hookJobPayload } from '../hook-job-payload.js'
import { HookRun } from './hook-run.js'

/**
 * Stands while something is to be told to a hook, and a day longer: commits that tell it more find it there. Each hook has a lane of its own, so that a
 * handler that is slow keeps no other hook waiting. Its kind is known to processes with the handler alone.
 */
export function hookDelivery(hook: Hook): DefinedJob<typeof hookJobPayload> {
  const key = hookKey(hook)
  return defineJob({
    kind: hookJob('', key).kind,
    summary: `Calls the host's handler ${hook.id} of ${hook.name}.`,
    lane: `hook ${key}`,
    payload: hookJobPayload,
    attempts: Number.POSITIVE_INFINITY,
    run: (_, context) => new HookRun(hook, context).run()
  })
}
