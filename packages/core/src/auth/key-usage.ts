import type { DirectoryStore } from '../storage/index.js'
import type { Logger } from '../values/index.js'
import { apiKeys } from './tables/api-keys.js'

/** What a key was used for since the last write. */
export interface Usage {
  requests: number
  lastUsedAt: number
}

const flushAfterMilliseconds = 5_000

/** Counts the use of API keys in memory and writes it every few seconds, so that a call costs no write. */
export class KeyUsage {
  private pending = new Map<string, Usage>()
  private writing: Promise<void> = Promise.resolve()
  private timer: NodeJS.Timeout | undefined
  /** How many times writing began. */
  private writes = 0

  constructor(
    private readonly directory: DirectoryStore,
    private readonly logger: Logger
  ) {}

  /** Counts one request. */
  count(keyId: string, now: number): void {
    this.add(keyId, { requests: 1, lastUsedAt: now })
    this.timer ??= setTimeout(() => void this.flush(), flushAfterMilliseconds).unref()
  }

  /** What is counted but not yet written. */
  unwritten(keyId: string): Usage | undefined {
    return this.pending.get(keyId)
  }

  /** Reads keys together with what is not yet written of them: again when a write began meanwhile, as its counts would then be in both or in neither. */
  async whole<R>(read: () => Promise<R>): Promise<R> {
    for (;;) {
      await this.writing
      const { writes } = this
      const result = await read()
      if (writes === this.writes) return result
    }
  }

  /** Writes what was counted so far. What cannot be written is logged and kept for the next time. */
  flush(): Promise<void> {
    clearTimeout(this.timer)
    this.timer = undefined
    this.writing = this.writing.then(() => this.writePending())
    return this.writing
  }

  private async writePending(): Promise<void> {
    const counted = this.pending
    this.writes++
    this.pending = new Map()
    for (const [id, usage] of counted) {
      try {
        await this.write(id, usage)
      } catch (error) {
        this.add(id, usage)
        this.logger.warn('The use of an API key could not be written yet', { keyId: id, error: String(error) })
      }
    }
  }

  private write(id: string, { requests, lastUsedAt }: Usage): Promise<unknown> {
    return this.directory.transaction(async (transaction) => {
      await transaction.increment(apiKeys, { id }, { total_requests: requests })
      const isOlder = { any: [{ last_used_at: { isNull: true } }, { last_used_at: { lt: lastUsedAt } }] }
      await transaction.update(apiKeys, { id: { eq: id }, ...isOlder }, { last_used_at: lastUsedAt })
    })
  }

  private add(keyId: string, { requests, lastUsedAt }: Usage): void {
    const known = this.pending.get(keyId) ?? { requests: 0, lastUsedAt }
    this.pending.set(keyId, { requests: known.requests + requests, lastUsedAt: Math.max(known.lastUsedAt, lastUsedAt) })
  }
}
