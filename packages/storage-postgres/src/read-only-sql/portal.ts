import { type SqlAnswer, SqlError } from '@rapport/core/storage'
import type { PostgresQuery } from '../connection/pool.js'
import { distinctNames, readerOf } from './result-values.js'

/** What a portal uses of `pg`'s connection, which speaks the protocol. */
interface Wire {
  stream: NodeJS.ReadableStream & { cork?(): void; uncork?(): void; destroy(): void }
  parse(message: { text: string; name: string; types: number[] }): void
  bind(message: { portal: string; statement: string; values: unknown[]; binary: boolean }): void
  describe(message: { type: 'P'; name: string }): void
  execute(message: { portal: string; rows: number }): void
  sync(): void
}

interface Field {
  name: string
  dataTypeID: number
}

/** How much of a result is taken. */
export interface PortalLimits {
  maxRows: number
  /** Bytes of the rows as JSON. */
  maxBytes: number
  /** Whether the transaction is rolled back right after, in the same message. */
  thenRollback?: boolean
}

type Rows = Pick<SqlAnswer, 'rows' | 'truncated'>

/**
 * One statement through the extended protocol, which runs one and no more, whatever its text says; the server sends one row more than are wanted, and
 * stops. `pg` takes it as a query of its own kind (`client.query(portal)`).
 */
export class Portal implements PostgresQuery {
  readonly answer: Promise<Rows>
  readonly text: string
  readonly types = { getTypeParser: () => String }
  /** Whether the server has come to the end of it all. */
  isComplete = false
  readonly #limits: PortalLimits
  readonly #rows: Record<string, unknown>[] = []
  #columns: { name: string; read: (text: string) => unknown }[] = []
  #truncated = false
  #bytes = 0
  #received = 0
  #wire: Wire | undefined
  #resolve: (rows: Rows) => void = () => undefined
  #reject: (error: unknown) => void = () => undefined

  constructor(text: string, limits: PortalLimits) {
    this.text = text
    this.#limits = limits
    this.answer = new Promise((resolve, reject) => {
      this.#resolve = resolve
      this.#reject = reject
    })
    // Whoever waits hears of a failure; nobody may be waiting yet.
    this.answer.catch(() => undefined)
  }

  /** Ends the wait; the connection is not usable afterwards. */
  abandon(error: Error): void {
    this.#reject(error)
    this.#wire?.stream.destroy()
  }

  submit(wire: Wire): null {
    this.#wire = wire
    wire.stream.on('data', this.#onData)
    wire.stream.cork?.()
    wire.parse({ text: this.text, name: '', types: [] })
    wire.bind({ portal: '', statement: '', values: [], binary: false })
    wire.describe({ type: 'P', name: '' })
    wire.execute({ portal: '', rows: this.#limits.maxRows + 1 })
    if (this.#limits.thenRollback) {
      wire.parse({ text: 'rollback', name: '', types: [] })
      wire.bind({ portal: '', statement: '', values: [], binary: false })
      wire.execute({ portal: '', rows: 0 })
    }
    wire.sync()
    wire.stream.uncork?.()
    return null
  }

  handleRowDescription({ fields }: { fields: readonly Field[] }): void {
    const names = distinctNames(fields.map(({ name }) => name))
    this.#columns = fields.map(({ dataTypeID }, index) => ({ name: names[index] ?? '', read: readerOf(dataTypeID) }))
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    if (this.#truncated) return
    if (this.#rows.length === this.#limits.maxRows) {
      this.#truncated = true
      return
    }
    const row = this.#readRow(fields)
    this.#bytes += row.bytes
    if (this.#bytes <= this.#limits.maxBytes) this.#rows.push(row.values)
    else {
      this.#truncated = true
      // Without a row, that there is more says nothing.
      if (this.#rows.length === 0) this.#reject(this.#tooLarge(this.#widest(fields)))
    }
  }

  handlePortalSuspended(): void {}

  handleCommandComplete(): void {}

  handleEmptyQuery(): void {}

  handleError(error: unknown): void {
    this.#leave()
    this.#reject(error)
  }

  handleReadyForQuery(): void {
    this.isComplete = true
    this.#leave()
    this.#resolve({ rows: this.#rows, truncated: this.#truncated })
  }

  #leave(): void {
    this.#wire?.stream.off('data', this.#onData)
  }

  /** A row that JSON cannot hold, because a value is nested too deeply, keeps that value as text. */
  #readRow(fields: readonly (string | null)[]): { values: Record<string, unknown>; bytes: number } {
    const values = Object.fromEntries(this.#columns.map(({ name, read }, index) => [name, readValue(fields[index] ?? null, read)]))
    return { values, bytes: Buffer.byteLength(JSON.stringify(values)) + 1 }
  }

  /** More than twice what JSON may take is not read to its end: text is hardly ever half as long as JSON. */
  readonly #onData = (chunk: Buffer) => {
    this.#received += chunk.length
    if (this.#received <= 2 * this.#limits.maxBytes + 65_536) return
    this.#truncated = true
    if (this.#rows.length > 0) this.#resolve({ rows: this.#rows, truncated: true })
    else this.#reject(this.#tooLarge(this.#columns.map(({ name }) => name)))
    this.#wire?.stream.destroy()
  }

  /** The columns that make up most of a row, the longest first. */
  #widest(fields: readonly (string | null)[]): string[] {
    const lengths = this.#columns.map(({ name }, index) => ({ name, length: fields[index]?.length ?? 0 }))
    const sorted = lengths.toSorted((a, b) => b.length - a.length)
    return sorted.filter(({ length }) => 4 * length >= (sorted[0]?.length ?? 0)).map(({ name }) => name)
  }

  #tooLarge(columns: readonly string[]): SqlError {
    const [first = 'x'] = columns
    const named = columns.slice(0, 5).map((name) => `"${name}"`)
    const most = `${Math.round(this.#limits.maxBytes / 104_857.6) / 10} MiB`
    const advice = `shorten ${named.join(', ')}, for example left("${first}"::text, 1000), or collect fewer rows into it`
    return new SqlError('EXECUTION_ERROR', `A row of the answer is larger than ${most}, which is the most for all of it: ${advice}`)
  }
}

const maxJsonDepth = 200

function readValue(text: string | null, read: (text: string) => unknown): unknown {
  if (text === null) return null
  const value = read(text)
  return typeof value === 'object' && value !== null && isDeep(value, maxJsonDepth) ? text : value
}

function isDeep(value: object, left: number): boolean {
  if (left === 0) return true
  return Object.values(value).some((inner) => typeof inner === 'object' && inner !== null && isDeep(inner, left - 1))
}
