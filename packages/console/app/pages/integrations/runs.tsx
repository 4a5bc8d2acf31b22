import type { MethodOutputs } from '@rapport/client/session'
import { t } from '../../texts/catalogue'
import { TextOf } from '../../texts/text-of'
import { codeWord, count, duration, words } from '../../ui/format'
import { Empty } from '../../ui/states'
import { Badge, Said, When } from '../../ui/text'
import '../runs.css'

export type Run = MethodOutputs['integrations.runs'][number]
type Stream = Run['streams'][number]

const statusTones = { running: 'info', succeeded: 'good', partial: 'warn', failed: 'bad' } as const
const outcomeTones = { ended: 'good', partial: 'warn', failed: 'bad', skipped: 'quiet' } as const
const causes = ['schedule', 'asked', 'webhook', 'connected'] as const

const isStatus = (status: string): status is keyof typeof statusTones => status in statusTones

/** The runs of a provider, the newest first: a run is complete only if all of its streams were read to their end. */
export function Runs({ runs }: { runs: readonly Run[] }) {
  if (runs.length === 0) return <Empty title={t('syncRuns.none')}>{t('syncRuns.noneWhy')}</Empty>
  return runs.map((run) => <OneRun key={run.id} run={run} />)
}

function OneRun({ run: { status, cause, startedAt, endedAt, streams, requests, nextRunAt } }: { run: Run }) {
  const known = causes.find((each) => each === cause)
  const changed = streams.reduce((sum, { added, updated, removed }) => sum + added + updated + removed, 0)
  return (
    <details className="run">
      <summary>
        {isStatus(status) && <Badge of={statusTones[status]} label={t(`syncRuns.statuses.${status}`)} />}
        <span className="run-sum">
          <TextOf
            of="syncRuns.changes"
            values={{ count: changed, cause: <span className="soft">{known ? t(`syncRuns.causes.${known}`) : words(cause)}</span> }}
          />
        </span>
        <span className="list-when soft">
          <When at={startedAt} />
        </span>
      </summary>
      <div className="run-body">
        <p className="soft">
          {endedAt
            ? t('syncRuns.requestsIn', { count: requests, duration: duration(Date.parse(endedAt) - Date.parse(startedAt)) })
            : t('syncRuns.requests', { count: requests })}
          {nextRunAt && (
            <>
              {' · '}
              <TextOf of="runs.next" values={{ when: <When at={nextRunAt} /> }} />
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
  const reasons = skippedFor.map((each) => t('syncRuns.reason', { number: count(each.count), reason: each.reason })).join('; ')
  return (
    <span className="soft number-line">
      {reasons === '' ? (
        t('syncRuns.leftOut', { count: skipped })
      ) : (
        <TextOf of="syncRuns.leftOutFor" values={{ count: skipped, reasons: <Said>{reasons}</Said> }} />
      )}
    </span>
  )
}

function OneStream({ stream }: { stream: Stream }) {
  const { stream: name, outcome, added, updated, removed, unchanged, unreadable, errorClass, errorMessage, nextRunAt } = stream
  const [example] = unreadable.examples
  return (
    <li>
      <span>
        <Said>{words(name)}</Said> <Badge of={outcomeTones[outcome]} label={t(`syncRuns.outcomes.${outcome}`)} />
      </span>
      <span className="soft number-line">
        {t('syncRuns.figures', { added, updated, removed, unchanged })}
        {stream.rateLimited > 0 && ` · ${t('syncRuns.waited', { duration: duration(stream.waitedMs) })}`}
      </span>
      <LeftOut skipped={stream.skipped} skippedFor={stream.skippedFor} />
      {errorMessage && (
        <span className="fault">
          {errorClass ? (
            <TextOf of="syncRuns.failure" values={{ kind: codeWord('errorClass', errorClass), message: <Said>{errorMessage}</Said> }} />
          ) : (
            <Said>{errorMessage}</Said>
          )}
        </span>
      )}
      {outcome !== 'ended' && nextRunAt !== null && (
        <span className="soft">
          <TextOf of="trouble.next" values={{ when: <When at={new Date(nextRunAt).toISOString()} /> }} />
        </span>
      )}
      {unreadable.count > 0 && (
        <span className="fault">
          {example ? (
            <TextOf
              of="syncRuns.unreadableSuchAs"
              values={{ count: unreadable.count, id: <code>{example.id}</code>, message: <Said>{example.message}</Said> }}
            />
          ) : (
            t('syncRuns.unreadable', { count: unreadable.count })
          )}
        </span>
      )}
    </li>
  )
}
