import { memoryStore } from '@rapport/core/memory'
import { type Store, tables } from '@rapport/core/storage'
import { stripe } from '../../src/stripe/stripe.js'
import type { EngineSubject } from '../../src/testing/engine-world.js'
import { fakeProvider } from '../../src/testing/fake-provider.js'
import { FakeTokens } from '../../src/testing/fake-tokens.js'
import { signIn } from '../../src/testing/sign-in.js'
import { accountOfEverything, start } from './account-of-everything.js'
import { invoice, item, newYear, price, subscription } from './objects.js'

const apiKey = 'rk_test_51secret_of_the_account'

/** What happens in the account after it was read first: each time something else. */
function change(stripe: ReturnType<typeof accountOfEverything>, round: number, at: number): void {
  const fresh = subscription([item(price(700 * round, { id: `price_r${round}` }), round)], { id: `sub_r${round}`, customer: 'cus_4' })
  stripe.put('prices', price(700 * round, { id: `price_r${round}` }))
  stripe.change('subscriptions', 'customer.subscription.created', fresh, at)
  stripe.change('invoices', 'invoice.paid', invoice(fresh, 700 * round, { id: `in_r${round}`, created: newYear + round }), at + 1000)
  const said = {
    id: `cus_${4 + round}`,
    name: `Renamed ${round}`,
    email: `new${round}@company${4 + round}.test`,
    metadata: {},
    created: newYear
  }
  stripe.change('customers', 'customer.updated', said, at + 2000, { name: 'before' })
  if (round === 2) stripe.remove('customers', 'cus_3', at + 3000)
}

/** All rows of an organization, and those beside it. */
export async function rowsOf(store: Store, organizationId: string): Promise<unknown[]> {
  const all: unknown[] = []
  for (const table of Object.values(tables)) {
    const rows = table.scope === 'directory' ? store.directory : store.organization(organizationId)
    all.push(await rows.find(table as never))
  }
  return all
}

/** Stripe by a restricted key, through the engine. */
export const stripeByKey: EngineSubject = {
  provider: stripe(),
  open({ now, pageSize }) {
    const account = accountOfEverything()
    const accepts = (headers: Headers) => headers.get('authorization') === `Bearer ${apiKey}`
    const { http } = account.provider({ now, pageSize, accepts })
    return {
      http,
      connect: (_, workspace) =>
        workspace.integrations.connect('stripe', { config: { connectionMode: 'restricted_key', credentials: { apiKey } } }),
      secrets: () => [apiKey],
      change: (round) => change(account, round, now())
    }
  },
  createStore: memoryStore,
  startedAt: start,
  rows: rowsOf
}

/** Stripe by signing in, with tokens that last an hour and rotate: a refresh token that is used twice ends all. */
export const stripeBySignIn: EngineSubject = {
  provider: stripe({ clientId: 'ca_of_the_app', clientSecret: 'sk_test_of_the_app' }),
  open({ now, pageSize }) {
    const account = accountOfEverything()
    const tokens = new FakeTokens(now)
    const tokenRoute = tokens.route('/v1/oauth/token')
    const isOfApp = (headers: Headers) => headers.get('authorization')?.startsWith('Basic ') ?? false
    const accepts = (headers: Headers) => isOfApp(headers) || tokens.accepts(headers)
    const { http } = fakeProvider({ routes: [tokenRoute, ...account.routes()], now, pageSize, accepts })
    return {
      http,
      async connect(rapport, workspace) {
        const [known] = await workspace.integrations.list({ connectedOnly: true })
        if (known) await workspace.integrations.disconnect('stripe')
        await signIn({ rapport, workspace, provider: 'stripe', back: { code: 'ac_of_the_person' } })
      },
      secrets: () => [...tokens.issued, 'sk_test_of_the_app'],
      change: (round) => change(account, round, now()),
      expire: () => tokens.expire()
    }
  },
  createStore: memoryStore,
  startedAt: start,
  rows: rowsOf
}
