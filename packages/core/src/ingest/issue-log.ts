import type { JsonObject, Rows, Store } from '../storage/index.js'
import type { Clock, Logger } from '../values/index.js'
import { issueRow, type NotedIssue } from './issue-row.js'
import { ingestIssues } from './tables/index.js'
import { WaitingIssues } from './waiting-issues.js'

/**
 * A reason why events or whole requests were refused (`refused`), or why events were stored with another time
 * (`clamped`), without a part (`cut`), with a field in another form (`changed`), or different from their declaration
 * (`undeclared`).
 */
export interface IngestIssue {
  kind: 'refused' | 'clamped' | 'cut' | 'changed' | 'undeclared'
  /** The variant, such as `pageview`; null when it is none, and for requests. */
  eventType: string | null
  /** The field at fault, such as `timestamp`; empty for the event or body as a whole. */
  field: string
  message: string
  /** How often it happened between `firstAt` and `lastAt`. */
  count: number
  /** Epoch milliseconds. */
  firstAt: number
  /** Epoch milliseconds. */
  lastAt: number
  /**
   * Names of the last such event, such as its `type`, `eventName` and `path`, the `name` that was left out, and the `origin` of a request; never what it
   * carried.
   */
  sample: JsonObject
}

/** The kinds of issues whose events are stored. */
const storedAnyway = ['clamped', 'cut', 'changed', 'undeclared'] as const

const keptForMs = 86_400_000
/** Rows kept of an organization, so that a sender who makes up reasons cannot fill the table. */
const maxKept = 500
/** How many rows beyond those are removed at a time. */
const maxForgotten = 500
/** How long issues gather before they are written together. Other processes see them within 5 seconds. */
const flushAfterMs = 1_000
/** The longest pause before issues that could not be written are tried again. */
const maxRetryMs = 30_000

/**
 * The reasons of the last day why events were refused or changed, counted. Site owners look here, because browsers ignore our answers. Reasons are
 * written to the store together, a second after the first of them, when somebody lists them, and on close; what cannot be written is tried again.
 */
export class IssueLog {
  private readonly waiting = new WaitingIssues()
  private written: Promise<void> = Promise.resolve()
  /** The flush that waits for the one that writes. */
  private next: Promise<void> | undefined
  private timer: { isRetry: boolean; handle: NodeJS.Timeout } | undefined
  private failures = 0
  private isClosed = false

  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly logger: Logger
  ) {}

  /** Counts one event that was refused or changed, or one request that was refused. */
  note(organizationId: string, issue: NotedIssue): void {
    this.waiting.add(organizationId, issueRow(issue, this.clock.now()))
    // What is new does not wait as long as what has failed.
    if (!this.timer || this.timer.isRetry) this.flushAfter(flushAfterMs)
  }

  /** The issues of the last day, newest first, at most 200. */
  async list(organizationId: string): Promise<IngestIssue[]> {
    await this.flush()
    return readIssues(this.store.organization(organizationId), this.clock.now())
  }

  /**
   * Writes what waits, and removes rows that are older than a day or too many. A flush that is asked for while another one writes comes after it, one for
   * all who ask.
   */
  flush(): Promise<void> {
    clearTimeout(this.timer?.handle)
    this.timer = undefined
    this.next ??= this.written.then(() => {
      this.next = undefined
      return this.writeAll()
    })
    this.written = this.next
    return this.next
  }

  /** Writes what waits for the last time. What is noted later is not written any more. */
  close(): Promise<void> {
    this.isClosed = true
    return this.flush()
  }

  private flushAfter(milliseconds: number, isRetry = false): void {
    clearTimeout(this.timer?.handle)
    this.timer = this.isClosed ? undefined : { isRetry, handle: setTimeout(() => void this.flush(), milliseconds).unref() }
  }

  private async writeAll(): Promise<void> {
    let hasFailed = false
    for (const [organizationId, issues] of this.waiting.takeAll()) {
      const oldest = this.clock.now() - keptForMs
      try {
        await this.store.organization(organizationId).upsert(ingestIssues, issues)
      } catch (error) {
        this.logger.warn('Ingest issues could not be written', { organizationId, error: String(error) })
        for (const issue of issues) if (issue.last_at >= oldest) this.waiting.add(organizationId, issue)
        hasFailed = true
        continue
      }
      await forget(this.store.organization(organizationId), oldest).catch((error: unknown) => {
        this.logger.warn('Old ingest issues could not be removed', { organizationId, error: String(error) })
      })
    }
    this.failures = hasFailed ? this.failures + 1 : 0
    if (hasFailed && !this.timer) this.flushAfter(Math.min(maxRetryMs, flushAfterMs * 2 ** this.failures), true)
  }
}

/** The issues of the last day that are written, newest first, at most 200. */
export async function readIssues(rows: Pick<Rows<'organization'>, 'find'>, now: number): Promise<IngestIssue[]> {
  const found = await rows.find(ingestIssues, {
    where: { last_at: { gte: now - keptForMs } },
    orderBy: { column: 'last_at', direction: 'desc' },
    limit: 200
  })
  return found.map(({ event_type, first_at, last_at, kind, field, message, count, sample }) => ({
    kind: storedAnyway.find((one) => one === kind) ?? 'refused',
    eventType: event_type,
    field,
    message,
    count,
    firstAt: first_at,
    lastAt: last_at,
    sample
  }))
}

async function forget(rows: Rows<'organization'>, oldest: number): Promise<void> {
  await rows.remove(ingestIssues, { last_at: { lt: oldest } })
  const excess = (await rows.count(ingestIssues, {}, maxKept + maxForgotten)) - maxKept
  if (excess <= 0) return
  const surplus = await rows.find(ingestIssues, {
    orderBy: { column: 'last_at', direction: 'asc' },
    limit: excess,
    columns: ['reason']
  })
  await rows.remove(ingestIssues, { reason: { in: surplus.map(({ reason }) => reason) } })
}
