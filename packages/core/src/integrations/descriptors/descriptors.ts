import { isProviderId, type ProviderId } from '../provider-ids.js'
import type { Descriptor } from './descriptor.js'
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

/** The fifteen providers; what is asked of them stands in provider-mapping's section 3.1. */
export const descriptors: { readonly [Id in ProviderId]: Descriptor & { id: Id } } = {
  salesforce: {
    id: 'salesforce',
    name: 'Salesforce',
    ...crm,
    reads: 'Users, accounts, contacts, opportunities, cases, tasks and events.',
    leaves: writesNothing
  },
  hubspot: {
    id: 'hubspot',
    name: 'HubSpot',
    ...crm,
    reads: 'Owners, companies, contacts, deals and tickets, and the mails, calls, meetings and notes that are logged with them.',
    leaves: writesNothing
  },
  attio: {
    id: 'attio',
    name: 'Attio',
    ...crm,
    reads: 'Members, companies, people, deals, notes, tasks and meetings.',
    leaves: writesNothing
  },
  slack: {
    id: 'slack',
    name: 'Slack',
    ...signIn,
    category: 'communication',
    reads: 'Channels that the app is in, and their conversations with people from outside of your company.',
    leaves:
      'Conversations among colleagues, direct messages and files are not kept. Messages are sent only to channels that you choose as destinations.'
  },
  'google-calendar': {
    id: 'google-calendar',
    name: 'Google Calendar',
    ...signIn,
    category: 'calendar',
    isPersonal: true,
    reads: 'Meetings of your calendar with people outside of your company.',
    leaves: `Private meetings and those among colleagues are left out. ${writesNothing}`
  },
  'google-mail': {
    id: 'google-mail',
    name: 'Gmail',
    ...signIn,
    category: 'communication',
    isPersonal: true,
    reads: 'Mail of your mailbox with people outside of your company.',
    leaves: `Drafts, automatic mail and mail among colleagues are left out. ${writesNothing}`
  },
  granola: {
    id: 'granola',
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
        help: 'Needed for an enterprise key.'
      }
    ],
    reads: 'Notes of meetings with their transcripts.',
    leaves: writesNothing
  },
  gong: {
    id: 'gong',
    name: 'Gong',
    ...signIn,
    category: 'calls',
    reads: 'Users, and calls with people outside of your company, with their transcripts.',
    leaves: `Private calls and calls among colleagues are left out. ${writesNothing}`
  },
  fireflies: {
    id: 'fireflies',
    name: 'Fireflies',
    ...byKey,
    category: 'calls',
    fields: [secretField('apiKey', 'API key', 'Find it in Fireflies under Integrations, Fireflies API.')],
    reads: 'Users, and transcripts of meetings.',
    leaves: writesNothing
  },
  pylon: {
    id: 'pylon',
    name: 'Pylon',
    ...byKey,
    category: 'support',
    fields: [secretField('apiToken', 'API token', 'An admin makes one in Pylon under Settings, API tokens.')],
    reads: 'Users, accounts, contacts, and issues with their messages.',
    leaves: `Internal notes are left out. ${writesNothing}`
  },
  stripe: {
    id: 'stripe',
    name: 'Stripe',
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
    id: 'mixpanel',
    name: 'Mixpanel',
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
    id: 'posthog',
    name: 'PostHog',
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
    id: 'supabase',
    name: 'Supabase',
    ...signIn,
    category: 'storage',
    reads: 'Users who have signed up in your projects.',
    leaves: `Tables of your projects are not read. ${writesNothing}`
  },
  clerk: {
    id: 'clerk',
    name: 'Clerk',
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
}

/** The descriptor of a provider; undefined for a text that names none. */
export function descriptorOf(provider: string): Descriptor | undefined {
  return isProviderId(provider) ? descriptors[provider] : undefined
}
