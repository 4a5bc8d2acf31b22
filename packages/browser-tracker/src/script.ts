import type { Options } from './config.js'
import { replay } from './replay.js'
import type { Call } from './snippet.js'
import { createTracker, type Rapport } from './tracker.js'

declare global {
  interface Window {
    /** The tracker, once the script tag has loaded it. */
    rapport?: Rapport
  }
}

/** The script tag puts the tracker into the page, starts it when the tag has a key, and makes the calls that the stub collected. */
const script = document.currentScript as HTMLScriptElement | null
const { src = '', nonce, dataset = {} }: Partial<HTMLScriptElement> = script || {}
const found: (Rapport & { q?: Call[] }) | undefined = window.rapport
// A script that is pasted into the page has no file beside it.
const loadExtras = () =>
  src && document.head.append(Object.assign(document.createElement('script'), { src: src.replace(/(\.\w+)?(\?.*)?$/, '-extras$&'), nonce }))
const tracker = found?.init && !found.q ? found : createTracker(src, loadExtras)

window.rapport = tracker
if (dataset.publicKey) tracker.init(dataset as DOMStringMap & Options)
if (found?.q) replay(found.q, tracker)
