import type { SeededRandom } from './seeded-random.js'
import type { Person } from './traffic.js'

const sections = ['projects', 'reports', 'settings', 'team', 'billing', 'search'] as const
const referrers = ['', '', '', 'https://www.google.com/', 'https://news.example.org/article/42', 'https://partner.example.net/'] as const
const campaigns = ['spring-launch', 'newsletter-47', 'partner-webinar'] as const
const actions = ['document_saved', 'report_exported', 'member_invited', 'filter_applied', 'file_uploaded'] as const

/** Where an event happened; one in eight came by a campaign. */
export function pageFields(random: SeededRandom) {
  const path = `/${random.pick(sections)}/${random.below(500)}`
  const campaign = { source: 'google', medium: 'cpc', campaign: random.pick(campaigns), term: 'customer intelligence' }
  return {
    url: `https://app.example.com${path}?view=list&page=${random.below(9)}`,
    path,
    referrer: random.pick(referrers),
    ...(random.chance(0.125) && { utm: campaign })
  }
}

/** What somebody did, with the properties that products send along. */
export function productFields(random: SeededRandom) {
  return {
    eventName: random.pick(actions),
    properties: {
      plan: 'pro',
      seats: random.below(200),
      durationMs: random.below(60_000),
      succeeded: random.chance(0.97),
      label: `Quarterly plan ${random.below(1_000)}`,
      locale: 'en-GB',
      experiment: null
    }
  }
}

export function traitsOf({ userId }: Person) {
  return { name: `Person ${userId}`, role: 'editor', locale: 'en-GB', newsletter: true }
}
