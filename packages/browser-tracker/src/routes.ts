import { bound, on, undo } from './scope.js'

/**
 * Calls `changed` after each navigation inside the document. Where the browser has the Navigation API nothing of the page is touched;
 * elsewhere two methods of the History API are wrapped, and put back at the end unless somebody has wrapped them again.
 */
export function watchRoutes(changed: () => void): void {
  const { navigation }: Window & { navigation?: EventTarget } = window
  if (navigation) return on(navigation, 'currententrychange', changed)
  on(window, 'popstate hashchange', changed)
  const notice = bound(changed)
  for (const name of ['pushState', 'replaceState'] as const) {
    const original = history[name]
    const wrapped: typeof original = (...args) => {
      original.apply(history, args)
      notice()
    }
    bound(() => {
      history[name] = wrapped
    })()
    undo(() => {
      if (history[name] === wrapped) history[name] = original
    })
  }
}
