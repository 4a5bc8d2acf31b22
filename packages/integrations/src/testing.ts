/** What connectors are tested with: a provider that needs no network, and what every connector has to pass. */

export { engineCases } from './testing/engine-cases.js'
export type { EngineSubject, OpenedAccount } from './testing/engine-world.js'
export { FakeAttio } from './testing/fake-attio.js'
export { FakeClerk } from './testing/fake-clerk.js'
export { FakeFireflies } from './testing/fake-fireflies.js'
export { FakeGmail } from './testing/fake-gmail.js'
export { FakeGong } from './testing/fake-gong.js'
export { FakeGoogleCalendar } from './testing/fake-google-calendar.js'
export { FakeGranola } from './testing/fake-granola.js'
export { FakeHubspot } from './testing/fake-hubspot.js'
export { FakeIntercom } from './testing/fake-intercom.js'
export { FakeMixpanel } from './testing/fake-mixpanel.js'
export { FakePosthog } from './testing/fake-posthog.js'
export { type FakeProvider, type FakeRoute, fakeProvider, type RecordedRequest } from './testing/fake-provider.js'
export { FakePylon } from './testing/fake-pylon.js'
export { FakeSalesforce } from './testing/fake-salesforce.js'
export { type FakeChannel, type FakeMessage, FakeSlack } from './testing/fake-slack.js'
export type { FakeTalk } from './testing/fake-slack-talk.js'
export { FakeStripe } from './testing/fake-stripe.js'
export { FakeSupabase } from './testing/fake-supabase.js'
export { FakeTokens } from './testing/fake-tokens.js'
export { FakeZendesk } from './testing/fake-zendesk.js'
export { allFaults, type Fault, randomFaults } from './testing/faults.js'
export { giveKey } from './testing/give-key.js'
export {
  type Paging,
  pagesAfterId,
  pagesByBodyCursor,
  pagesByLinkHeader,
  pagesByNextLink,
  pagesByOffset,
  pagesByToken
} from './testing/paging.js'
export { type ProviderCase, type ProviderSubject, providerCases } from './testing/provider-cases.js'
export { type ReadStream, readStream, requestOn } from './testing/read-stream.js'
export { signIn } from './testing/sign-in.js'
