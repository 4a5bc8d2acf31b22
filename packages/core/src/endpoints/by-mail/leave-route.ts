import { defineRawRoute } from '../../http/index.js'
import { deadLink, linkFailure, withLink } from '../../mail/index.js'
import { leaveEndpoint, recipientOfLink } from './unsubscribe.js'

const dead = deadLink('It was changed on its way, or you are no recipient any more. Then you get no further mail of it.')

const ended = {
  status: 200,
  title: 'You get no more of these mails',
  text: 'You are no longer a recipient of this endpoint. An admin of the workspace sees that you have unsubscribed.'
}

/**
 * `/mail/leave/{token}`: GET asks, because mail programs open links by themselves; POST unsubscribes a recipient of an endpoint, also the one that mail programs
 * send for their own button (RFC 8058). Nobody has to be signed in: the link says who it is.
 */
export const leaveEndpointRoute = defineRawRoute({
  path: '/mail/leave/{token}',
  serve({ settings }) {
    const { store, clock, ids } = settings
    return {
      methods: {
        GET: (exchange) =>
          withLink(settings, exchange, async (link) => {
            const row = await recipientOfLink(store.organization(link.organizationId), settings, link)
            if (!row) return dead
            if (row.unsubscribed_at !== null) return ended
            return {
              status: 200,
              title: 'Get no more of these mails?',
              text: 'You will get no more mails of this endpoint.',
              button: 'Unsubscribe'
            }
          }),
        POST: (exchange) =>
          withLink(settings, exchange, async (link) => {
            const by = { ids, now: clock.now(), requestId: exchange.requestId }
            return (await leaveEndpoint(store.organization(link.organizationId), settings, link, by)) ? ended : dead
          })
      },
      fail: linkFailure(settings)
    }
  }
})
