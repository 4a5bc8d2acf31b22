import { guard } from './debug.js'

export type Timer = ReturnType<typeof setTimeout>

/** A listener for one kind of DOM event; a method type, so that the event's own class may be named. */
type Listener<Kind> = { listen(event: Kind): void }['listen']

let life = new AbortController()

/** Begins the time in which listeners and timers work. */
export function openScope(): void {
  life = new AbortController()
}

/** Takes every listener, timer and patch out of the page. */
export function closeScope(): void {
  life.abort()
}

/** The same work, but it never throws, and does nothing once the scope is closed. */
export function bound<Args extends unknown[]>(work: (...args: Args) => void): (...args: Args) => void {
  const { signal } = life
  return guard((...args: Args) => {
    if (!signal.aborted) work(...args)
  })
}

/** Listens, first of all and without holding up the page, to the event types (with spaces between them). */
export function on<Kind extends Event>(target: EventTarget, types: string, listener: Listener<Kind>): void {
  const handler: EventListenerObject = { handleEvent: bound(listener) }
  for (const type of types.split(' ')) target.addEventListener(type, handler, { capture: true, passive: true, signal: life.signal })
}

/** Does the work once after `ms` milliseconds. */
export const after = (ms: number, work: () => void): Timer => setTimeout(bound(work), ms)

/** Registers what is to be done when the scope closes. */
export const undo = (work: () => void): void => life.signal.addEventListener('abort', guard(work))
