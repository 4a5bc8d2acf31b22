import { type Call, replay } from './snippet.js'
import { createTracker, type Rapport } from './tracker.js'

declare global {
  interface Window {
    /** The tracker, once the script tag has loaded it. */
    rapport?: Rapport
  }
}

/** The script tag puts the tracker into the page, starts it when the tag has a key, and makes the calls that the stub collected. */
const script = document.currentScript
const { src, dataset } = script && 'src' in script ? script : new Image()
const found: (Rapport & { q?: Call[] }) | undefined = window.rapport
const tracker = found?.init && !found.q ? found : createTracker(src, () => {
  const extras = document.createElement('script')
  extras.src = src.replace(/(\.\w+)?$/, '-extras$1')
  document.head.append(extras)
})
const { publicKey } = dataset
window.rapport = tracker
if (publicKey) tracker.init({ ...dataset, publicKey })
if (found?.q) replay(found.q, tracker)
