import type { Prepared, TrackerEvent } from './capture.js'
import type { Config } from './config.js'
import { createEngagement } from './engagement.js'
import { type PageUrl, pageUrl } from './page-url.js'
import type { Item } from './queue.js'
import { watchRoutes } from './routes.js'
import type { Scope, Timer } from './scope.js'
import { uuid } from './uuid.js'

/** A page view that the page reports itself. */
export interface Page {
  title?: string
  /** Address of the view, absolute or relative; default: where the page is. */
  url?: string
}

export interface Views {
  /** The page that is on. */
  place(): PageUrl
  /** Ends the view that is on and begins another. */
  begin(page?: Page): void
  /** Ends the view that is on: its title is final and its engagement known. */
  end(): void
  /** The page is hidden and may never come back: `keep` gets the engagement so far. True when there is any. */
  pause(keep: (item: Item) => void): boolean
}

/** Single-page apps set the title a moment after the address. */
const TITLE_DELAY = 100

/**
 * The views of a page: one on load, one for each new address of a single-page app, each with one engagement event at its end.
 * @param settle settles an event's moment, unless nothing may be captured
 */
export function createViews(
  config: Config,
  scope: Scope,
  settle: (event: TrackerEvent, place: PageUrl, id?: string) => Prepared | undefined,
  add: (item: Item) => void
): Views {
  const allowed = String(config.queryParams)
    .split(',')
    .map((name) => name.trim())
  const locate = (url = '') => pageUrl(new URL(url, location.href).href, allowed, config.hash)
  const engagement = createEngagement(scope)
  let referrer = document.referrer.split(/[?#]/)[0] || ''
  let place = locate()
  let page = ''
  let view = ''
  let timer: Timer | undefined
  let untitled: (() => void) | undefined

  const giveTitle = () => {
    clearTimeout(timer)
    untitled?.()
    untitled = undefined
  }
  const measured = () => (config.engagement && view ? settle({ type: 'engagement', ...engagement.read() }, place, view) : undefined)

  const end = () => {
    giveTitle()
    const item = measured()?.()
    view = ''
    if (item) add(item)
  }
  const begin = ({ title, url }: Page = {}, tell = true) => {
    end()
    if (page) referrer = place.url
    place = locate(url)
    page = locate().page
    const prepared = tell && settle({ type: 'pageview', title: title || document.title, referrer, utm: place.utm }, place)
    if (prepared) {
      untitled = () => add(prepared({ title: title || document.title }))
      timer = scope.after(TITLE_DELAY, giveTitle)
    }
    view = uuid()
    engagement.begin()
  }

  begin({}, config.pageviews)
  watchRoutes(scope, () => {
    if (locate().page !== page) begin({}, config.pageviews)
  })

  return {
    place: () => place,
    begin: (page) => begin(page),
    end,
    pause(keep) {
      giveTitle()
      const item = measured()?.()
      if (item) keep(item)
      return !!item
    }
  }
}
