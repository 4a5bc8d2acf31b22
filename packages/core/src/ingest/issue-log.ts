import type { Clock } from '../clock.js'
import type { Logger } from '../logger.js'
import type { JsonObject } from '../storage/columns.js'
import type { Rows, Store } from '../storage/contract.js'
import { ingestIssues } from '../storage/tables/index.js'
import { issueRow, type NotedIssue } from './issue-row.js'
import { WaitingIssues } from './waiting-issues.js'

/**
 * A reason why events or whole requests were refused (`refused`), or why events were stored with another time than their own (`clamped`), without a
 * part of them (`cut`), or with a field in another form (`changed`).
 */
export interface IngestIssue {
  kind: 'refused' | 'clamped' | 'cut' | 'changed'
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

const keptForMs = 86_400_000
/** Rows kept of an organization, so that a sender who makes up reasons cannot fill the table. */
const maxKept = 500
/** How many rows beyond those are removed at a time. */
const maxForgotten = 500
const flushEveryMs = 2_000

/**
 * The reasons of the last day why events were refused or changed, counted. Site owners look here, because browsers ignore our answers. Reasons are
 * written to the store from time to time as new ones are noted, when somebody lists them, and on close; what cannot be written is tried again.
 */
export class IssueLog {
  private readonly waiting = new WaitingIssues()
  private written: Promise<void> = Promise.resolve()
  private flushedAt = 0

  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly logger: Logger
  ) {}

  /** Counts one event that was refused or changed, or one request that was refused. */
  note(organizationId: string, issue: NotedIssue): void {
    const at = this.clock.now()
    this.waiting.add(organizationId, issueRow(issue, at))
    if (at - this.flushedAt >= flushEveryMs) void this.flush()
  }

  /** The issues of the last day, newest first, at most 200. */
  async list(organizationId: string): Promise<IngestIssue[]> {
    await this.flush()
    const rows = await this.store.organization(organizationId).find(ingestIssues, {
      where: { last_at: { gte: this.clock.now() - keptForMs } },
      orderBy: { column: 'last_at', direction: 'desc' },
      limit: 200
    })
    return rows.map(({ event_type, first_at, last_at, kind, field, message, count, sample }) => ({
      kind: kind === 'clamped' || kind === 'cut' || kind === 'changed' ? kind : 'refused',
      eventType: event_type,
      field,
      message,
      count,
      firstAt: first_at,
      lastAt: last_at,
      sample
    }))
  }

  /** Writes what waits, one flush after the other, and removes rows that are older than a day or too many. */
  flush(): Promise<void> {
    this.flushedAt = this.clock.now()
    this.written = this.written.then(() => this.writeAll())
    return this.written
  }

  private async writeAll(): Promise<void> {
    for (const [organizationId, issues] of this.waiting.takeAll()) {
      const oldest = this.clock.now() - keptForMs
      try {
        await this.store.organization(organizationId).upsert(ingestIssues, issues)
      } catch (error) {
        this.logger.warn('Ingest issues could not be written', { organizationId, error: String(error) })
        for (const issue of issues) if (issue.last_at >= oldest) this.waiting.add(organizationId, issue)
        continue
      }
      await forget(this.store.organization(organizationId), oldest).catch((error: unknown) => {
        this.logger.warn('Old ingest issues could not be removed', { organizationId, error: String(error) })
      })
    }
  }
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
