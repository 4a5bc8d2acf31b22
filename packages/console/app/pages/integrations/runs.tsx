import type { MethodOutputs } from '@rapport/client/session'
import { count, duration, plural, words } from '../../ui/format'
import { Empty } from '../../ui/states'
import { Badge, Said, When } from '../../ui/text'
import '../runs.css'

export type Run = MethodOutputs['integrations.runs'][number]
type Stream = Run['streams'][number]

const states: Record<string, { name: string; tone: string }> = {
  running: { name: 'Reading', tone: 'info' },
  succeeded: { name: 'Complete', tone: 'good' },
  partial: { name: 'Not complete', tone: 'warn' },
  failed: { name: 'Failed', tone: 'bad' }
}

const causes: Record<string, string> = {
  schedule: 'in its turn',
  asked: 'asked for',
  webhook: 'told by the vendor',
  connected: 'after it was connected'
}

const outcomes: Record<Stream['outcome'], { name: string; tone: string }> = {
  ended: { name: 'Complete', tone: 'good' },
  partial: { name: 'Not complete', tone: 'warn' },
  failed: { name: 'Failed', tone: 'bad' },
  skipped: { name: 'Left out', tone: 'quiet' }
}

/** The runs of a provider, the newest first: a run is complete only if all of its streams were read to their end. */
export function Runs({ runs }: { runs: readonly Run[] }) {
  if (runs.length === 0) return <Empty title="It has not run yet">The first run begins within a minute.</Empty>
  return runs.map((run) => <OneRun key={run.id} run={run} />)
}

function OneRun({ run: { status, cause, startedAt, endedAt, streams, requests, nextRunAt } }: { run: Run }) {
  const state = states[status] ?? { name: words(status), tone: 'quiet' }
  const changed = streams.reduce((sum, { added, updated, removed }) => sum + added + updated + removed, 0)
  return (
    <details className="run">
      <summary>
        <Badge of={state.tone} label={state.name} />
        <span className="run-sum">
          {plural(changed, 'change')}, <span className="soft">{causes[cause] ?? cause}</span>
        </span>
        <span className="list-when soft">
          <When at={startedAt} />
        </span>
      </summary>
      <div className="run-body">
        <p className="soft">
          {plural(requests, 'request')}
          {endedAt && ` in ${duration(Date.parse(endedAt) - Date.parse(startedAt))}`}
          {nextRunAt && (
            <>
              , the next attempt <When at={nextRunAt} />
            </>
          )}
        </p>
        <ul className="plain-list">
          {streams.map((stream) => (
            <OneStream key={stream.stream} stream={stream} />
          ))}
        </ul>
      </div>
    </details>
  )
}

/** How many records are left out on purpose, and why. */
export function LeftOut({ skipped, skippedFor }: Pick<Stream, 'skipped' | 'skippedFor'>) {
  if (skipped === 0) return null
  const reasons = skippedFor.map((each) => `${count(each.count)} ${each.reason}`).join('; ')
  return (
    <span className="soft number-line">
      {count(skipped)} left out on purpose{reasons && `: ${reasons}`}
    </span>
  )
}

function OneStream({ stream }: { stream: Stream }) {
  const { stream: name, outcome, added, updated, removed, unchanged, unreadable, errorClass, errorMessage, nextRunAt } = stream
  return (
    <li>
      <span>
        {words(name)} <Badge of={outcomes[outcome].tone} label={outcomes[outcome].name} />
      </span>
      <span className="soft number-line">
        {count(added)} new, {count(updated)} changed, {count(removed)} gone, {count(unchanged)} as before
        {stream.rateLimited > 0 && ` · waited ${duration(stream.waitedMs)} for the vendor’s pace`}
      </span>
      <LeftOut skipped={stream.skipped} skippedFor={stream.skippedFor} />
      {errorMessage && (
        <span className="fault">
          {errorClass && `${words(errorClass)}: `}
          <Said>{errorMessage}</Said>
        </span>
      )}
      {outcome !== 'ended' && nextRunAt !== null && (
        <span className="soft">
          Tried again <When at={new Date(nextRunAt).toISOString()} />
        </span>
      )}
      {unreadable.count > 0 && (
        <span className="fault">
          {plural(unreadable.count, 'record')} could not be read
          {unreadable.examples[0] && (
            <>
              , such as <code>{unreadable.examples[0].id}</code>: <Said>{unreadable.examples[0].message}</Said>
            </>
          )}
        </span>
      )}
    </li>
  )
}
