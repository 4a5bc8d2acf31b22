import { enqueue, prepare } from './capture.js'
import { config } from './config.js'
import { guard } from './debug.js'
import { engagement } from './engagement.js'
import { visitor } from './identity.js'
import { on, SIGNS_OF_USE } from './listeners.js'
import { type PageUrl, pageUrl } from './page-url.js'
import { type Entry, keepDraft } from './queue.js'
import { uuid } from './uuid.js'

/** A page view that the page reports itself. */
export interface Page {
  title?: string
  /** Address of the view, absolute or relative; default: where the page is. */
  url?: string
}

/** Single-page apps set the title a moment after the address. */
const TITLE_DELAY = 100

/** The id of the engagement event of the view that is on; empty when none is. */
let view = ''
let page = ''
let place: PageUrl
let referrer = ''
let untitled: (() => void) | undefined

/** Lets the page view go whose title was still awaited. */
export function giveTitle(): void {
  untitled?.()
  untitled = undefined
}

const measured = (): Entry | undefined =>
  view && config.engagement ? prepare({ type: 'engagement', ...engagement() }, place, view)?.() : undefined

/** Ends the view that is on: its title is final and its engagement known. */
export function endView(): void {
  giveTitle()
  enqueue(measured())
  view = ''
}

/** Ends the view that is on and begins another; `tell` is whether a page view is sent for it. */
export function beginView({ title, url }: Page = {}, tell = config.pageviews): void {
  endView()
  const { page: next } = pageUrl()
  if (next !== page) referrer = page ? place.url : document.referrer.replace(/[?#].*/, '')
  page = next
  place = pageUrl(url)
  const { utm } = place
  if (!visitor().first) visitor({ first: { referrer, utm } })
  const prepared = tell && prepare({ type: 'pageview', referrer, utm }, place)
  if (prepared) {
    untitled = () => enqueue(prepared({ title: title || document.title }))
    setTimeout(guard(giveTitle), TITLE_DELAY)
  }
  view = uuid()
  engagement(true)
}

/** The page is hidden and may never come back (then another page sends the engagement so far), or is back. */
export function pauseView(): void {
  giveTitle()
  const entry = document.hidden && measured()
  keepDraft(entry ? [entry] : [])
}

/**
 * A view for each new address of a single-page app. Nothing of the page is patched: browsers without the Navigation API tell of the back
 * button, and elsewhere the address is compared at each sign of use.
 */
export function watchViews(): void {
  const { navigation }: Window & { navigation?: EventTarget } = window
  on(navigation || window, navigation ? 'currententrychange' : `popstate hashchange ${SIGNS_OF_USE}`, () => {
    if (pageUrl().page !== page) beginView()
  })
}
