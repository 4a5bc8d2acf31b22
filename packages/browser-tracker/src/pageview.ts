import { enqueue, prepare } from './capture.js'
import { config } from './config.js'
import { beginEngagement, readEngagement } from './engagement.js'
import { visitor } from './identity.js'
import { isOwnSite, movePlace, pageUrl, place } from './page-url.js'
import { type Item, store } from './queue.js'
import { watchRoutes } from './routes.js'
import { after, type Timer } from './scope.js'
import { local } from './storage.js'
import { thisPage } from './tabs.js'
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
let referrer = ''
let timer: Timer | undefined
let untitled: (() => void) | undefined

/** Lets the page view go whose title was still awaited. */
export function giveTitle(): void {
  clearTimeout(timer)
  untitled?.()
  untitled = undefined
}

const engagement = (): Item | undefined =>
  view && config.engagement ? prepare({ type: 'engagement', ...readEngagement() }, view)?.() : undefined

/** Ends the view that is on: its title is final and its engagement known. */
export function endView(): void {
  giveTitle()
  enqueue(engagement())
  view = ''
}

/** Ends the view that is on and begins another; `tell` is whether a page view is sent for it. */
export function beginView({ title, url }: Page = {}, tell = config.pageviews): void {
  endView()
  const next = pageUrl().page
  if (page !== next) referrer = page ? place.url : document.referrer.split(/[?#]/)[0] || ''
  page = next
  movePlace(url)
  const { utm } = place
  if (!visitor().first) visitor({ first: { referrer: isOwnSite(referrer) ? undefined : referrer, utm } })
  const named = () => ({ title: title || document.title })
  const prepared = tell && prepare({ type: 'pageview', referrer, utm })
  if (prepared) {
    untitled = () => enqueue(prepared(named()))
    timer = after(TITLE_DELAY, giveTitle)
  }
  view = uuid()
  beginEngagement()
}

/** The page is hidden and may never come back: leaves the engagement so far for another page to send. */
export function pauseView(): void {
  giveTitle()
  const item = engagement()
  if (item) store(item)
}

/** The page is back: its view will be told at its end. */
export const resumeView = (): void => {
  local((storage) => storage.removeItem(thisPage() + view))
}

/** A view for each new address of a single-page app. */
export const watchViews = (): void =>
  watchRoutes(() => {
    if (pageUrl().page !== page) beginView()
  })
