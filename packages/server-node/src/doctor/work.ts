import type { Finding, Observed } from './observed.js'
import { plural } from './plural.js'

const minute = 60_000
/** Jobs start within seconds of being due. */
const slowLagMs = minute
const stuckLagMs = 15 * minute

/** The work in the background: whether it runs, and what was given up. */
export function workFindings({ status }: Observed): Finding[] {
  if (!status?.jobs) return []
  const { lagMs, failed, pending } = status.jobs
  const findings = [lagFinding(lagMs, pending)]
  if (failed > 0) {
    findings.push({
      matter: 'Failed jobs',
      verdict: 'problem',
      text: `${plural(failed, 'job')} failed every attempt.`,
      advice: 'Run `npx @rapport/cli jobs` to see why. After you fix the reason, run `npx @rapport/cli jobs --retry`.'
    })
  }
  for (const hook of status.hooks ?? []) {
    if (hook.dead > 0) {
      findings.push({
        matter: 'Dead letters',
        verdict: 'problem',
        text: `The hook ${hook.id} has failed for ${plural(hook.dead, 'event')}.`,
        advice: 'Run `npx @rapport/cli hooks --dead` to see why. After you fix the reason, run `npx @rapport/cli hooks --retry`.'
      })
    } else if (hook.pending > 0 && hook.seenAt === null) {
      findings.push({
        matter: 'Hooks',
        verdict: 'warning',
        text: `${plural(hook.pending, 'event')} wait for the hook ${hook.id}, and no process has had this hook for 7 days.`,
        advice: 'Start the process that registers the hook.'
      })
    }
  }
  return findings
}

function lagFinding(lagMs: number, pending: number): Finding {
  const matter = 'Jobs'
  if (lagMs <= slowLagMs) return { matter, verdict: 'ok', text: pending === 0 ? 'No job waits.' : `${plural(pending, 'job')} in progress.` }
  const waiting = `The oldest job has been waiting for ${Math.round(lagMs / minute)} minutes.`
  if (lagMs <= stuckLagMs)
    return { matter, verdict: 'warning', text: waiting, advice: 'If this lasts, run another process of `rapport serve`.' }
  return {
    matter,
    verdict: 'problem',
    text: waiting,
    advice: 'Check that a server runs: `rapport serve`, or a host that calls `rapport.start()`.'
  }
}
