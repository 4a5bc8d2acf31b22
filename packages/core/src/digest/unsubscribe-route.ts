import { defineRawRoute } from '../http/index.js'
import { deadLink, linkFailure, withLink } from '../mail/index.js'
import { digestOfLink, unsubscribe } from './unsubscribe.js'

const dead = deadLink('It was changed on its way, or there is no such digest any more. Then you get no further mail of it.')

const ended = {
  status: 200,
  title: 'You get no further digest by mail',
  text: 'The digest is switched off. You can switch it on again in Rapport, in Settings.'
}

/**
 * `/mail/unsubscribe/{token}`: GET asks, because mail programs open links by themselves; POST unsubscribes, also the one that mail programs send for their own
 * button (RFC 8058). Nobody has to be signed in: the link says who it is.
 */
export const unsubscribeRoute = defineRawRoute({
  path: '/mail/unsubscribe/{token}',
  serve({ settings }) {
    const { store, clock, ids, integrations } = settings
    return {
      methods: {
        GET: (exchange) =>
          withLink(settings, exchange, async (link) => {
            const row = await digestOfLink(store.organization(link.organizationId), integrations.secret, link)
            if (!row) return dead
            if (!row.enabled || row.channel !== 'email') return ended
            return { status: 200, title: 'End this digest?', text: 'You will get no further digest by mail.', button: 'Unsubscribe' }
          }),
        POST: (exchange) =>
          withLink(settings, exchange, async (link) => {
            const by = { ids, now: clock.now(), requestId: exchange.requestId }
            const isRight = await unsubscribe(store.organization(link.organizationId), integrations.secret, link, by)
            return isRight ? ended : dead
          })
      },
      fail: linkFailure(settings)
    }
  }
})
