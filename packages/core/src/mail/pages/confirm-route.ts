import { defineRawRoute } from '../../http/index.js'
import { confirmAddress, confirmable } from '../confirm-address.js'
import { deadLink, linkFailure, withLink } from './link-page.js'

const dead = deadLink(
  'It works once, for three days, and only the newest one does. Ask for another mail in Rapport, on the page of your digest.'
)

/** `/mail/confirm/{token}`: GET asks, because mail programs open links by themselves; POST confirms the address. Nobody has to be signed in. */
export const confirmAddressRoute = defineRawRoute({
  path: '/mail/confirm/{token}',
  serve({ settings }) {
    const { store, clock, ids, integrations } = settings
    return {
      methods: {
        GET: (exchange) =>
          withLink(settings, exchange, async (link) => {
            const found = await confirmable(store.organization(link.organizationId), integrations.secret, link, clock.now())
            if (!found) return dead
            const text = `Mails of this workspace will be sent to ${found.email}.`
            return { status: 200, title: 'Confirm this address', text, button: 'Confirm' }
          }),
        POST: (exchange) =>
          withLink(settings, exchange, async (link) => {
            const by = { ids, now: clock.now(), requestId: exchange.requestId }
            const email = await confirmAddress(store.organization(link.organizationId), integrations.secret, link, by)
            if (email === undefined) return dead
            return { status: 200, title: 'The address is confirmed', text: `Mails are sent to ${email}. You can close this page.` }
          })
      },
      fail: linkFailure(settings)
    }
  }
})
