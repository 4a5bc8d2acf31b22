/** An event as the ingest route takes it, with what its batch says of it. */
export interface ImportedEvent {
  /** The fields beside `events` of a batch. Events with equal ones may share a batch. */
  envelope: Readonly<Record<string, unknown>>
  event: Readonly<Record<string, unknown>>
}

/** A kind of event files. */
export interface EventFormat {
  name: string
  title: string
  /** Whether a line looks like one of this format. */
  matches(line: Readonly<Record<string, unknown>>): boolean
  /** The events of a line. Throws LineFault when the line has none that can be imported. */
  read(line: Readonly<Record<string, unknown>>): ImportedEvent[]
}

export type Fields = Readonly<Record<string, unknown>>

export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {}
}

/** A text that is not empty; a number becomes its digits. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** The fields that have a value. */
export function defined(fields: Fields): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== null))
}
