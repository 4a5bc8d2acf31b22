import { resources } from './resources.js'

/** What the docstring of each noun of the workspace says. Every noun of an operation's method stands here; those of resources have it in their definition. */
export const nounTexts: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.values(resources).map(({ noun, text }) => [noun, text.noun])),
  events: 'Events of the past, those that arrived last, and why others did not. Live events go to `ingest`, or to the ingest route.',
  apiKeys: 'Keys for servers and agents, which call Rapport over HTTP.',
  publicKeys: 'Keys for web pages, which send events, and the domains of these pages.',
  identityVerification:
    'Whether pages have to prove whom they identify. While it is enabled, events with a public key that name a user without the right `userIdentity.userHash` are kept as events of nobody, and are ingest issues. Your own code and servers with an API key need no proof.',
  settings: "The workspace's settings: its time zone, the currency that it adds up in, and the rates into that.",
  revenue: 'What all customers pay a month, in one currency, and how it moved. docs/money.md has the definitions.',
  reading:
    'What the workspace says about the texts that Rapport reads: its competitors, products and code names, and how long a ticket may stay open.',
  identity:
    'Who is who: what still has to be checked, who may be the same, what was merged, and what reviewers decide. A decision outranks what events say, whenever the events arrive.',
  attention: 'What somebody should look at, and who does. Rapport finds these items, and your own system can raise more.',
  notes: 'What members write down of customers and people.',
  digest:
    'The digest of a member: what changed and what needs the member, by mail or to a channel. docs/digest.md says how mail is set up.',
  tasks: 'What members mean to do, by hand, from an attention item or from an automation.',
  signals: 'What the workspace watches for. Saving a signal also returns warnings about what keeps it from matching.',
  retention: 'How long kinds of data are kept, and the removal of what is older.',
  privacy: 'What is stored about people, in all tables. docs/privacy.md names the tables and their columns.',
  transfer: 'All rows of a workspace, to move it into another database. docs/import.md says what is left out.',
  lookback: 'Look-backs on past months: who left, and when Rapport would have warned you.',
  jobs: 'Background jobs: their state, and the jobs that were given up.',
  hooks: 'Hook events that failed, and that you can send again.',
  endpoints:
    'Endpoints tell other systems about events by signed requests, and members by mail. docs/endpoints.md says how a receiver checks the signature.',
  deliveries: 'Messages that did not arrive at their destination.',
  lists: 'Customers and people by a filter, with what work needs of each.',
  views: 'Lists that somebody has arranged and saved.',
  queries: 'SQL that somebody has saved with a name, with its parameters and its history.',
  dashboards: 'Pages of tiles that somebody has arranged: saved queries, and charts of the console.',
  features: 'How many customers and people use each feature.',
  segments: 'Saved filters with a name, and the history of who entered and left.',
  automations: 'Who is told what a signal saw, and when. Saving an automation also returns warnings about what keeps it from sending.',
  agents: 'Agents, which look into customers with a language model: their instructions, and what their runs found.',
  integrations: 'Providers that are connected, and how Rapport reads their data.',
  'facts.patterns': 'What confirmations and dismissals have taught about each type and kind of facts.',
  people: 'People over all devices and merged records: who they are, what they did and said, and who the champions of accounts are.',
  health: 'How good the probabilities are that customers leave, which are fitted on how customers left before.',
  access: 'Which members may see and change which customers.',
  activation: 'The event that shows that a customer has begun to use the product.',
  team: 'People who sign in to the console by one-time links, and what they may do there. docs/console-sign-in.md has the roles. A host that lets people in by its own sign-in needs none of this.',
  audit: 'Who changed what, as a chain of entries: nobody can change, remove or add one unseen.'
}
