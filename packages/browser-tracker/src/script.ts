import { guard } from './debug.js'
import { replay } from './snippet.js'
import { createTracker, type Rapport } from './tracker.js'

declare global {
  interface Window {
    /** The tracker, once the script tag has loaded it. */
    rapport?: Rapport
  }
}

/** What the script tag runs: puts the tracker into the page, starts it when the tag has a key, makes the calls that the stub collected. */
guard(() => {
  const script = document.currentScript || document.querySelector('script[data-public-key]')
  const { src, dataset } = script instanceof HTMLScriptElement ? script : new Image()
  const { publicKey } = dataset
  const found: (Rapport & { q?: unknown[] }) | undefined = window.rapport
  const tracker = found?.init && !found.q ? found : createTracker(src && new URL(src).origin)
  window.rapport = tracker
  if (publicKey) tracker.init({ ...dataset, publicKey })
  if (found?.q) replay(found.q, tracker)
})()
