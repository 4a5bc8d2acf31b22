import type { Scope } from './scope.js'

/**
 * Calls `changed` after each navigation inside the document. Where the browser has the Navigation API nothing of the page is touched;
 * elsewhere two methods of the History API are wrapped, and put back at the end unless somebody has wrapped them again.
 */
export function watchRoutes(scope: Scope, changed: () => void): void {
  const { navigation }: Window & { navigation?: EventTarget } = window
  if (navigation) return scope.on(navigation, 'currententrychange', changed)

  scope.on(window, 'popstate hashchange', changed)
  const notice = scope.bind(changed)
  for (const name of ['pushState', 'replaceState'] as const) {
    const original = history[name]
    const wrapped: typeof original = function (this: History, ...args) {
      original.apply(this, args)
      notice()
    }
    scope.bind(() => {
      history[name] = wrapped
    })()
    scope.undo(() => {
      if (history[name] === wrapped) history[name] = original
    })
  }
}
