import type { Clock } from '../clock.js'
import type { Logger } from '../logger.js'
import type { JsonObject } from '../storage/columns.js'
import type { Store } from '../storage/contract.js'
import type { RowOf } from '../storage/define-table.js'
import { ingestIssues } from '../storage/tables/index.js'
import { isRecord } from './clean-json.js'

/** Why events were refused (`refused`), or taken with another time than their own (`clamped`). */
export interface IngestIssue {
  kind: 'refused' | 'clamped'
  eventType: string | null
  /** The field at fault, such as `timestamp`; empty for the event or body as a whole. */
  field: string
  message: string
  count: number
  /** Epoch milliseconds. */
  firstAt: number
  lastAt: number
  /** What the last such event was called, and where it came from. */
  sample: JsonObject
}

type IssueRow = RowOf<typeof ingestIssues>

const keptFor = 86_400_000
const flushEvery = 2_000
/** Distinct reasons that wait to be written at most, over all organizations. */
const maxWaiting = 1_000

/**
 * Browsers never read our answers, so their owners need a place to look: the reasons of a day, counted. They are written along with later traffic, when
 * somebody looks, and on close; a failure to write costs nothing but the log.
 */
export class IssueLog {
  private readonly waiting = new Map<string, Map<string, IssueRow>>()
  private size = 0
  private flushedAt = 0

  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly logger: Logger
  ) {}

  /** Counts one event that was refused or changed. */
  note(organizationId: string, issue: { kind: IngestIssue['kind']; field: string; message: string; event: unknown }): void {
    const at = this.clock.now()
    const event = isRecord(issue.event) ? issue.event : {}
    const eventType = shortText(event.type)
    const reason = JSON.stringify([issue.kind, eventType, issue.field, issue.message])
    const own = this.waiting.get(organizationId) ?? new Map<string, IssueRow>()
    const known = own.get(reason)
    if (!known && this.size >= maxWaiting) return
    if (!known) this.size++
    const { kind, field, message } = issue
    const first_at = known?.first_at ?? at
    const sample = sampleOf(event)
    own.set(reason, { reason, kind, event_type: eventType, field, message, count: (known?.count ?? 0) + 1, first_at, last_at: at, sample })
    this.waiting.set(organizationId, own)
    if (at - this.flushedAt >= flushEvery) void this.flush()
  }

  /** The issues of the last day, newest first, at most 200. */
  async list(organizationId: string): Promise<IngestIssue[]> {
    await this.flush()
    const rows = await this.store.organization(organizationId).find(ingestIssues, {
      where: { last_at: { gte: this.clock.now() - keptFor } },
      orderBy: { column: 'last_at', direction: 'desc' },
      limit: 200
    })
    return rows.map(({ event_type, first_at, last_at, kind, field, message, count, sample }) => ({
      kind: kind === 'clamped' ? 'clamped' : 'refused',
      eventType: event_type,
      field,
      message,
      count,
      firstAt: first_at,
      lastAt: last_at,
      sample
    }))
  }

  /** Writes what waits, and forgets what is older than a day. */
  async flush(): Promise<void> {
    this.flushedAt = this.clock.now()
    const waiting = [...this.waiting]
    this.waiting.clear()
    this.size = 0
    for (const [organizationId, issues] of waiting) {
      const rows = this.store.organization(organizationId)
      try {
        await rows.upsert(ingestIssues, [...issues.values()])
        await rows.remove(ingestIssues, { last_at: { lt: this.clock.now() - keptFor } })
      } catch (error) {
        this.logger.warn('Ingest issues could not be written', { organizationId, error: String(error) })
      }
    }
  }
}

/** Names only: what an event carried may be personal. */
function sampleOf(event: Record<string, unknown>): JsonObject {
  const names = ['type', 'eventName', 'path', 'uuid', 'stage', 'status'] as const
  return Object.fromEntries(names.flatMap((name) => (shortText(event[name]) === null ? [] : [[name, shortText(event[name])]])))
}

function shortText(value: unknown): string | null {
  return typeof value === 'string' ? value.slice(0, 200).toWellFormed().replaceAll('\0', '\uFFFD') : null
}
