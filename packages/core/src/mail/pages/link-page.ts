import type { Settings } from '../../context/index.js'
import { isStoreAway } from '../../gateway/index.js'
import { type Exchange, type HttpResponse, html, pageAnswer, type Route } from '../../http/index.js'
import { type OpenedLink, readLink } from '../links.js'

/** What a page of a link says: a heading, a sentence, and a button where there is something to do. */
export interface LinkPage {
  status: number
  title: string
  text: string
  /** What the button says. It sends a POST to the address of the page. */
  button?: string
}

/** A link that opens nothing: it was changed on its way, it is too old, or what it was for is no more. */
export const deadLink = (text: string): LinkPage => ({ status: 404, title: 'This link does not work', text })

/** A page as an answer. Its address is the link itself: nobody keeps it, and no other site is told of it. */
function linkAnswer(settings: Settings, { status, title, text, button }: LinkPage): HttpResponse {
  const form = button === undefined ? html`` : html`<form method="post"><button type="submit">${button}</button></form>`
  return pageAnswer(settings, { status, title, body: html`<h1>${title}</h1><p>${text}</p>${form}` })
}

/** Runs with the link that the path holds. What it answers is shown. */
export async function withLink(
  settings: Settings,
  { params: [token = ''] }: Exchange,
  open: (link: OpenedLink) => Promise<LinkPage>
): Promise<HttpResponse> {
  const link = readLink(token)
  return linkAnswer(settings, link ? await open(link) : deadLink('Part of its address is missing. Open it from the mail again.'))
}

/** The answer when a page fails. Addresses hold links, so that the log names none. */
export function linkFailure(settings: Settings): Route['fail'] {
  return (error, { requestId, request }) => {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
    settings.logger.error('A page of a mail failed', { requestId, method: request.method, error: text })
    const status = isStoreAway(error) ? 503 : 500
    return linkAnswer(settings, { status, title: 'That did not work', text: `Try again in a minute. The request is ${requestId}.` })
  }
}
