import { compose, enqueue } from './capture.js'
import { config } from './config.js'
import { consent } from './consent.js'
import { guard } from './debug.js'
import { engagement } from './engagement.js'
import { visitor } from './identity.js'
import { on } from './listeners.js'
import { type PageUrl, pageUrl } from './page-url.js'
import { type Entry, keepDraft } from './queue.js'
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
let timer: ReturnType<typeof setTimeout> | undefined

const measured = (): Entry | undefined =>
  view && config.engagement ? compose({ type: 'engagement', ...engagement() }, place, view) : undefined

const finish = (): void => {
  enqueue(measured())
  view = ''
}

/** Begins the view whose title is still awaited, if there is one. */
export const catchUp = (): void => {
  if (timer) beginView()
}

/** Ends the view that is on and begins another; `tell` is whether a page view is sent for it. */
export const beginView = ({ title, url }: Page = {}, tell = config.pageviews): void => {
  clearTimeout(timer)
  timer = undefined
  finish()
  const { page: next } = pageUrl()
  if (next !== page) referrer = page ? place.url : document.referrer.replace(/[?#].*/, '')
  page = next
  place = pageUrl(url)
  const { utm } = place
  if (!visitor().first) visitor({ first: { referrer, utm } })
  if (tell) enqueue(compose({ type: 'pageview', title: title || document.title, referrer, utm }, place))
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

/**
 * A view for each new address of a single-page app. Nothing of the page is patched: browsers without the Navigation API tell of the back
 * button, and elsewhere the address is compared at each sign of use.
 */
export const watchViews = (): void => {
  const { navigation }: Window & { navigation?: EventTarget } = window
  on(navigation || window, navigation ? 'currententrychange' : 'popstate hashchange pointermove pointerdown keydown scroll', () => {
    if (timer || pageUrl().page === page) return
    finish()
    // Single-page apps set the title a moment after the address.
    const titleDelay = 100
    timer = setTimeout(guard(beginView), titleDelay)
  })
}
