import { guard } from './debug.js'

/** A listener for one kind of DOM event; a method type, so that the event's own class may be named. */
type Listener<Kind> = { listen(event: Kind): void }['listen']

let life: AbortController

/** Begins the time in which listeners stay in the page; ends the one before. */
export function renewScope(): void {
  life?.abort()
  life = new AbortController()
}

/** Listens, before the page does and without holding it up, to event types (with spaces between them). */
export function on<Kind extends Event>(target: EventTarget, types: string, listener: Listener<Kind>): void {
  const handler: EventListenerObject = { handleEvent: guard(listener) }
  for (const type of types.split(' ')) target.addEventListener(type, handler, { capture: true, passive: true, signal: life.signal })
}

/** Registers what is to be done when the scope ends. */
export const undo = (work: () => void): void => life.signal.addEventListener('abort', work)
