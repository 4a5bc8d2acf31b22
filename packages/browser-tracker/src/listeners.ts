import { guard } from './debug.js'

/** A listener for one kind of DOM event; a method type, so that the event's own class may be named. */
type Listener<Kind> = { listen(event: Kind): void }['listen']

let life = new AbortController()

/** Takes all listeners out of the page. */
export const removeListeners = (): void => {
  life.abort()
  life = new AbortController()
}

/** Listens, before the page does, to event types (with spaces between them). */
export const on = <Kind extends Event>(target: EventTarget, types: string, listener: Listener<Kind>): void => {
  for (const type of types.split(' '))
    target.addEventListener(type, guard(listener as Listener<Event>), { capture: true, signal: life.signal })
}
