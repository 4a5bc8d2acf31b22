import type { ProviderDescriptor } from './descriptor.js'
import { choiceField, openField, secretField } from './fields.js'

const signIn = {
  authType: 'oauth',
  setupMode: 'browser_handoff',
  needsClient: true,
  fields: [],
  configuration: null,
  isPersonal: false
} as const
const byKey = { authType: 'api_key', setupMode: 'human_controlled', needsClient: false, configuration: null, isPersonal: false } as const
const crm = { ...signIn, category: 'crm', configuration: 'crm_mapping' } as const
const writesNothing = 'Nothing is written or changed there.'

const known = {
  salesforce: {
    name: 'Salesforce',
    precedence: 10,
    ...crm,
    reads: 'Users, accounts, contacts, opportunities, cases, tasks and events.',
    leaves: writesNothing
  },
  hubspot: {
    name: 'HubSpot',
    precedence: 20,
    ...crm,
    reads: 'Owners, companies, contacts, deals and tickets, and the mails, calls, meetings and notes that are logged with them.',
    leaves: writesNothing
  },
  attio: {
    name: 'Attio',
    precedence: 30,
    ...crm,
    reads: 'Members, companies, people, deals, notes, tasks and meetings.',
    leaves: writesNothing
  },
  slack: {
    name: 'Slack',
    ...signIn,
    category: 'communication',
    channel: {
      help: 'In Slack: the channel’s name, then About, at the very bottom. Private channels need the app as a member.',
      example: 'C0123456789'
    },
    reads: 'Channels that the app is in, and their conversations with people from outside of your company.',
    leaves:
      'Conversations among colleagues, direct messages and files are not kept. Messages are sent only to channels that you choose as destinations.'
  },
  'google-calendar': {
    name: 'Google Calendar',
    ...signIn,
    category: 'calendar',
    isPersonal: true,
    reads: 'Meetings of your calendar with people outside of your company.',
    leaves: `Private meetings and those among colleagues are left out. ${writesNothing}`
  },
  'google-mail': {
    name: 'Gmail',
    ...signIn,
    category: 'communication',
    isPersonal: true,
    reads: 'Mail of your mailbox with people outside of your company.',
    leaves: `Drafts, automatic mail and mail among colleagues are left out. ${writesNothing}`
  },
  granola: {
    name: 'Granola',
    ...byKey,
    category: 'calls',
    isPersonal: true,
    fields: [
      secretField('apiKey', 'API key', 'Make one in Granola under Settings, API.'),
      choiceField('authScope', 'Whose notes', ['personal', 'enterprise'], 'Your own notes, or those of the whole enterprise.', false),
      {
        name: 'enterpriseKeyAcknowledged',
        label: 'I know that an enterprise key reads the notes of everybody',
        type: 'boolean',
        required: false,
        secret: false,
        confirms: { field: 'authScope', value: 'enterprise', fault: 'must be true for an enterprise key' },
        help: 'Must be true for an enterprise key.'
      }
    ],
    reads: 'Notes of meetings with their transcripts.',
    leaves: writesNothing
  },
  gong: {
    name: 'Gong',
    ...signIn,
    category: 'calls',
    reads: 'Users, and calls with people outside of your company, with their transcripts.',
    leaves: `Private calls and calls among colleagues are left out. ${writesNothing}`
  },
  fireflies: {
    name: 'Fireflies',
    ...byKey,
    category: 'calls',
    fields: [secretField('apiKey', 'API key', 'Find it in Fireflies under Integrations, Fireflies API.')],
    reads: 'Users, and transcripts of meetings.',
    leaves: writesNothing
  },
  pylon: {
    name: 'Pylon',
    precedence: 50,
    ...byKey,
    category: 'support',
    fields: [secretField('apiToken', 'API token', 'An admin makes one in Pylon under Settings, API tokens.')],
    reads: 'Users, accounts, contacts, and issues with their messages.',
    leaves: `Internal notes are left out. ${writesNothing}`
  },
  stripe: {
    name: 'Stripe',
    precedence: 60,
    ...signIn,
    category: 'billing',
    needsClient: false,
    fields: [
      secretField('apiKey', 'Restricted key', 'Make one in Stripe under Developers, API keys, with read access only. It begins with rk_.', {
        pattern: '^rk_'
      })
    ],
    reads: 'Customers, subscriptions with their prices, and paid invoices.',
    leaves: `Cards and other means of payment are not read. ${writesNothing}`
  },
  mixpanel: {
    name: 'Mixpanel',
    precedence: 80,
    ...byKey,
    authType: 'basic_auth',
    category: 'analytics',
    configuration: 'mixpanel_mapping',
    fields: [
      openField('username', "Service account's name", 'Make a service account in Mixpanel under Organization settings.'),
      secretField('secret', "Service account's secret", 'Mixpanel shows it once, when the account is made.'),
      openField('projectId', 'Project id', 'In Mixpanel under Project settings.', { minLength: 1, maxLength: 64 }),
      choiceField('region', 'Region', ['us', 'eu', 'in'], 'Where the project keeps its data.')
    ],
    reads: 'Events and profiles of the project.',
    leaves: writesNothing
  },
  posthog: {
    name: 'PostHog',
    precedence: 70,
    ...byKey,
    category: 'analytics',
    fields: [
      secretField(
        'apiKey',
        'Personal API key',
        'Make one in PostHog under Settings, Personal API keys, with query:read. It begins with phx_.',
        {
          minLength: 10,
          pattern: '^phx_'
        }
      ),
      choiceField('region', 'Region', ['us', 'eu'], 'Where the project keeps its data.'),
      openField('projectId', 'Project id', 'The number in the address of the project.', {
        minLength: 1,
        maxLength: 64,
        pattern: '^[0-9]+$'
      })
    ],
    reads: 'Groups, events and persons of the project.',
    leaves: writesNothing
  },
  supabase: {
    name: 'Supabase',
    precedence: 90,
    ...signIn,
    category: 'storage',
    reads: 'Users who have signed up in your projects.',
    leaves: `Tables of your projects are not read. ${writesNothing}`
  },
  clerk: {
    name: 'Clerk',
    precedence: 40,
    ...byKey,
    setupMode: 'browser_handoff',
    category: 'storage',
    fields: [
      secretField('secretKey', 'Secret key', 'Find it in Clerk under Configure, API keys. It begins with sk_live_ or sk_test_.', {
        pattern: '^sk_(live|test)_'
      })
    ],
    reads: 'Organizations, users and memberships.',
    leaves: writesNothing
  }
} satisfies Readonly<Record<string, ProviderDescriptor>>

/** The id of a provider that the catalogue describes. */
export type KnownProviderId = keyof typeof known

/**
 * The providers of the specification, in its order. They are also shown if the process has no connector for them. A
 * connector for one of them takes its descriptor from here. Section 3.1 of provider-mapping lists the fields of each.
 *
 * @example defineProvider({ id: 'granola', descriptor: catalogue.granola, ... })
 */
export const catalogue: Readonly<Record<KnownProviderId, ProviderDescriptor>> = known

/** The ids of the catalogue, in its order. */
export const providerIds: readonly KnownProviderId[] = Object.keys(known).filter(isProviderId)

/** Whether the catalogue describes a provider of this id. A host's own provider has another id. */
export function isProviderId(text: string): text is KnownProviderId {
  return Object.hasOwn(known, text)
}
