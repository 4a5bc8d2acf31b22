import { createTestRapport } from '@rapport/core/testing'
import { allProviders, type ProvidersConfig } from '@rapport/integrations'
import { expect, it } from 'vitest'

const secret = 'a secret of at least thirty-two letters'
const publicUrl = 'https://rapport.example.com'

/** What a server with these settings says of a provider. */
async function availabilityOf(
  provider: string,
  options: { secret?: string; publicUrl?: string } = {},
  config: ProvidersConfig = {},
  providers = allProviders(config)
) {
  const { workspace } = await createTestRapport({ ...options, providers })
  const [found] = await workspace.integrations.capabilities({ provider })
  if (!found) throw new Error(`${provider} is no provider`)
  const { availability, missingSettings, connectBy, browserHandoffAvailable } = found
  return { availability, missingSettings, connectBy, browserHandoffAvailable }
}

const client = { clientId: 'id', clientSecret: 'secret' }
const needsClient = (id: string) => [`providers.${id}.clientId`, `providers.${id}.clientSecret`]

it('a provider without a connector is not there yet, whatever is set', async () => {
  for (const options of [{}, { secret, publicUrl }])
    expect(
      await availabilityOf(
        'salesforce',
        options,
        {},
        allProviders().filter(({ id }) => id !== 'salesforce')
      )
    ).toEqual({
      availability: 'no_connector',
      missingSettings: [],
      connectBy: [],
      browserHandoffAvailable: false
    })
})

it('what is not set is named, and nothing else', async () => {
  expect(await availabilityOf('fireflies')).toMatchObject({ availability: 'not_configured', missingSettings: ['publicUrl', 'secret'] })
  expect(await availabilityOf('fireflies', { secret })).toMatchObject({ missingSettings: ['publicUrl'], connectBy: ['key'] })
  expect(await availabilityOf('hubspot', { secret, publicUrl })).toEqual({
    availability: 'not_configured',
    missingSettings: needsClient('hubspot'),
    connectBy: ['sign_in'],
    browserHandoffAvailable: false
  })
})

it('one client of Google’s serves the mailbox and the calendar, each where it is set', async () => {
  for (const id of ['google-mail', 'google-calendar'] as const) {
    expect(await availabilityOf(id, { secret, publicUrl })).toMatchObject({
      availability: 'not_configured',
      missingSettings: needsClient(id)
    })
    expect(await availabilityOf(id, { secret, publicUrl }, { [id]: client })).toEqual({
      availability: 'available',
      missingSettings: [],
      connectBy: ['sign_in'],
      browserHandoffAvailable: true
    })
  }
})

it('Stripe needs no client where a restricted key is enough', async () => {
  expect(await availabilityOf('stripe')).toMatchObject({ missingSettings: ['publicUrl', 'secret'], connectBy: ['key'] })
  expect(await availabilityOf('stripe', { secret, publicUrl })).toEqual({
    availability: 'available',
    missingSettings: [],
    connectBy: ['key'],
    browserHandoffAvailable: true
  })
  expect(await availabilityOf('stripe', { secret, publicUrl }, { stripe: client })).toMatchObject({
    availability: 'available',
    connectBy: ['sign_in', 'key']
  })
  expect(await availabilityOf('slack', { secret, publicUrl }, { slack: client })).toMatchObject({
    availability: 'available',
    missingSettings: [],
    connectBy: ['sign_in']
  })
})

it('connecting Stripe without saying how leads to a page where a key can be given', async () => {
  const { post, apiKey } = await createTestRapport({ secret, publicUrl, providers: allProviders() })
  const connect = (config?: object) =>
    post('/api/integrations/connect', { provider: 'stripe', ...(config && { config }) }, { authorization: `Bearer ${apiKey}` })
  expect(await connect()).toMatchObject({ status: 200, body: { connectUrl: expect.stringContaining(`${publicUrl}/connect/`) } })
  // Who asks for signing in gets no page that has none.
  expect(await connect({ connectionMode: 'oauth' })).toMatchObject({ body: { code: 'HANDOFF_UNAVAILABLE' } })
})
