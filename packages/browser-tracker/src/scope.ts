import { guard } from './debug.js'

/** A listener for one kind of DOM event; a method type, so that the event's own class may be named. */
type Listener<Kind> = { listen(event: Kind): void }['listen']

export type Timer = ReturnType<typeof setTimeout>

/** Everything that one running tracker has put into the page, so that `end()` takes all of it out again. */
export interface Scope {
  /** The same work, but it never throws, and does nothing once the scope has ended. */
  bind<Args extends unknown[]>(work: (...args: Args) => void): (...args: Args) => void
  /** Listens (capture, passive) to the space-separated event types until the scope ends. */
  on<Kind extends Event>(target: EventTarget, types: string, listener: Listener<Kind>): void
  /** Runs the work once after `ms` milliseconds; the timer is for `clearTimeout`. */
  after(ms: number, work: () => void): Timer
  /** Registers what must be undone at the end. */
  undo(work: () => void): void
  /** Removes every listener, disarms every timer, undoes every patch. */
  end(): void
}

/** Opens a scope. */
export function createScope(): Scope {
  let open = true
  const undos: (() => void)[] = []
  const bind = <Args extends unknown[]>(work: (...args: Args) => void) =>
    guard((...args: Args) => {
      if (open) work(...args)
    })
  return {
    bind,
    on(target, types, listener) {
      const bound: EventListener = bind(listener)
      for (const type of types.split(' ')) {
        target.addEventListener(type, bound, { capture: true, passive: true })
        undos.push(() => target.removeEventListener(type, bound, true))
      }
    },
    after: (ms, work) => setTimeout(bind(work), ms),
    undo: (work) => {
      undos.push(work)
    },
    end() {
      open = false
      for (const work of undos) guard(work)()
    }
  }
}
