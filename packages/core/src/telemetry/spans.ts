import type { Link, Span } from '@opentelemetry/api'

type Api = typeof import('@opentelemetry/api')
type Attributes = Readonly<Record<string, string | number>>

/** How a span is begun. */
export interface SpanOptions {
  /** Never a text of others, a name or an address: ids, kinds and numbers. */
  attributes: Attributes
  /** Whether it is work of its own, whoever happened to wake it. */
  isRoot?: boolean
  /** The spans whose work it does too. */
  links?: readonly Link[]
}

/** What the work says of itself in its span. */
export interface SpanNotes {
  set(attributes: Attributes): void
  /** For failures that are not thrown: a code, or the error's name. Messages may quote what others wrote. */
  fail(type: string): void
}

const noNotes: SpanNotes = { set: () => undefined, fail: () => undefined }

/** Where OpenTelemetry keeps the provider that a host has registered, so that all copies of its API find it. */
const registered = Symbol.for('opentelemetry.js.api.1')

let api: Api | undefined
let loading: Promise<Api | undefined> | undefined

/** The API, once a host traces. It costs a fifth of the time that loading Rapport takes, and most hosts need none of it. */
async function load(): Promise<Api | undefined> {
  if (Object(Reflect.get(globalThis, registered)).trace === undefined) return undefined
  loading ??= import('@opentelemetry/api').catch(() => undefined)
  api = await loading
  return api
}

/** Runs work in a span of the host's tracing, if the host traces. */
export async function inSpan<R>(name: string, options: SpanOptions, work: (notes: SpanNotes) => Promise<R>): Promise<R> {
  const { context, trace, ROOT_CONTEXT, SpanStatusCode } = api ?? (await load()) ?? {}
  if (!trace || !context || !ROOT_CONTEXT || !SpanStatusCode) return work(noNotes)
  const { attributes, isRoot = false, links = [] } = options
  const parent = isRoot ? ROOT_CONTEXT : context.active()
  return trace.getTracer('@rapport/core').startActiveSpan(name, { attributes, links: [...links] }, parent, async (span) => {
    const notes = notesIn(span, SpanStatusCode.ERROR)
    try {
      return await work(notes)
    } catch (error) {
      notes.fail(nameOf(error))
      throw error
    } finally {
      span.end()
    }
  })
}

const notesIn = (span: Span, code: number): SpanNotes => ({
  set: (attributes) => void span.setAttributes(attributes),
  fail: (type) => void span.setAttribute('error.type', type).setStatus({ code })
})

function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}

/** A link to the span that is active now; undefined where none is. */
export function activeLink(): Link | undefined {
  const active = api?.trace.getActiveSpan()?.spanContext()
  return active && { context: active }
}
