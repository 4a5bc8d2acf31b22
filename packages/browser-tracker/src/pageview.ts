import { compose, enqueue, type TrackerEvent } from './capture.js'
import { config } from './config.js'
import { consent } from './consent.js'
import { guard } from './debug.js'
import { flush } from './delivery.js'
import { engagement } from './engagement.js'
import { visitor } from './identity.js'
import { on } from './listeners.js'
import { type PageUrl, pageUrl } from './page-url.js'
import { complete, type Entry, keepDraft, keepOpen } from './queue.js'
import { uuid } from './uuid.js'

/** A page view that the page reports itself. */
export interface Page {
  title?: string
  /** Address of the view, absolute or relative; default: where the page is. */
  url?: string
}

/** The id of the engagement event of the view that is on; empty when none is. */
let view = ''
let page = ''
let place: PageUrl
let referrer = ''
/** Waits for the title of the view that is on. */
let timer: ReturnType<typeof setTimeout> | undefined

const measured = (): Entry | undefined =>
  view && config.engagement ? compose({ type: 'engagement', ...engagement() }, place, view) : undefined

/** The page view keeps the title that it has, and may be sent. */
const settle = (): void => {
  clearTimeout(timer)
  keepOpen()
}

const readTitle = (): void => complete({ title: document.title })

/**
 * Apps set the title a moment after the address: for a second the page view takes over what they set. It is read again and again, since
 * others set the title of the next page before its address.
 */
const awaitTitle = (reads: number): void => {
  readTitle()
  if (reads) timer = setTimeout(guard(awaitTitle), 100, reads - 1)
  else {
    settle()
    flush()
  }
}

const finish = (): void => {
  enqueue(measured())
  view = ''
}

/** Begins the view of the address where the page is now, if that is another; lets the page view that is on be sent. */
export const catchUp = (): void => {
  follow()
  readTitle()
  settle()
}

/** Ends the view that is on and begins another; `tell` is whether a page view is sent for it. */
export const beginView = ({ title, url }: Page = {}, tell = config.pageviews): void => {
  settle()
  finish()
  const before = page
  page = pageUrl().page
  if (before !== page) referrer = before ? place.url : document.referrer.replace(/[?#].*/, '')
  place = pageUrl(url)
  if (!visitor().first) visitor({ first: { referrer, utm: place.utm } })
  if (tell) {
    const entry = compose({ type: 'pageview', title: title || document.title, referrer, utm: place.utm }, place)
    enqueue(entry)
    if (!title) {
      keepOpen(entry)
      awaitTitle(10)
    }
  }
  view = consent() === 'denied' ? '' : uuid()
  engagement(true)
}

/** Ends the view that is on. */
export const endView = (): void => {
  catchUp()
  finish()
}

/** The page is hidden and may never come back (then another page sends the engagement so far), or is back. */
export const pauseView = (): void => {
  catchUp()
  const entry = document.hidden && measured()
  keepDraft(entry ? [entry] : [])
}

/** Begins a view if the page has another address than the view that is on. */
const follow = (): void => {
  if (page && pageUrl().page !== page) beginView()
}

/** Captures an event of this moment, after the view that it belongs to. */
export const capture = (event: TrackerEvent): void => {
  follow()
  enqueue(compose(event))
}

/**
 * A view for each new address of a single-page app. Nothing of the page is patched: browsers without the Navigation API tell of the back
 * button, and elsewhere the address is compared at each sign of use.
 */
export const watchViews = (): void => {
  const { navigation }: Window & { navigation?: EventTarget } = window
  on(navigation || window, navigation ? 'currententrychange' : 'popstate hashchange pointermove pointerdown keydown scroll', follow)
}
