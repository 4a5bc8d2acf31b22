/** A layer of packages/core/src: what belongs to it, and what it may import beside itself. */
export interface Layer {
  name: string
  /**
   * Folders end with a slash, and with a star for the files directly in them; a longer path wins over a shorter one, so a file can be set apart from its
   * folder.
   */
  paths: readonly string[]
  /** Names of layers; `domain` stands for all whose names begin with `domain/`. */
  may: readonly string[]
}

const contract = ['storage', 'basics']
const rules = ['domain', 'context', 'models', ...contract]
const connecting = ['integrations', 'integration contract']
const work = ['tools', 'resources', 'tool shape', 'ingest', ...connecting, 'options', ...rules]
const keys = ['auth', 'limits']

/**
 * The import direction of design.md section 2 as data: a layer imports only the layers named in its row, and a row names only rows below it.
 * A file directly in src that no row names belongs to `basics`. Imports of types alone count like others.
 */
export const coreLayers: readonly Layer[] = [
  {
    name: 'entry points',
    paths: ['index.ts', 'connector.ts', 'memory.ts', 'operations.ts', 'storage.ts', 'testing.ts', 'testing/suites.ts'],
    may: ['testing', 'service', 'http', 'operations', 'runtime', 'jobs', 'agents', 'gateway', ...keys, ...work, 'memory store']
  },
  {
    name: 'testing',
    paths: ['testing/'],
    may: ['service', 'http', 'operations', 'runtime', 'jobs', 'agents', 'gateway', ...keys, ...work, 'memory store']
  },
  {
    name: 'service',
    paths: ['create-rapport.ts', 'rapport.ts', 'service.ts', 'subscribers.ts', 'workspace/'],
    may: ['http', 'operations', 'runtime', 'jobs', 'agents', 'gateway', ...keys, ...work]
  },
  { name: 'http', paths: ['http/'], may: ['operations', 'runtime', 'jobs', 'agents', 'gateway', ...keys, ...work] },
  // What can be asked of Rapport, a file for each module.
  { name: 'operations', paths: ['operations/'], may: ['runtime', 'jobs', 'agents', 'gateway', ...keys, ...work] },
  // What every operation is made with, and what comes from its definition.
  { name: 'runtime', paths: ['runtime/'], may: ['jobs', 'gateway', ...keys, ...work] },
  // Runs the rules later: whoever wants something done writes a row (domain/jobs), and never calls the runner.
  { name: 'jobs', paths: ['jobs/'], may: ['agents', 'ingest', ...connecting, 'options', ...rules] },
  // Agents at work: the model is asked, its tools are called, its answer is checked.
  { name: 'agents', paths: ['agents/'], may: ['gateway', ...keys, ...work] },
  { name: 'gateway', paths: ['gateway/'], may: [...keys, ...work] },

  { name: 'tools', paths: ['tools/'], may: ['tool shape', ...connecting, ...rules] },
  // What a host puts and reads back: the workspace's nouns and the routes come from it.
  { name: 'resources', paths: ['resources/'], may: ['tool shape', 'auth', 'options', ...rules] },
  // What every tool and every operation is made with, the shared parts of their schemas included.
  {
    name: 'tool shape',
    paths: [
      'tool-shape/',
      'runtime/define-tool.ts',
      'runtime/operation-contract.ts',
      'runtime/operation-route.ts',
      'runtime/operation-tags.ts',
      'runtime/own-grants.ts',
      'runtime/tool.ts'
    ],
    may: ['auth', ...connecting, ...rules]
  },
  { name: 'ingest', paths: ['ingest/'], may: ['options', ...rules] },

  // Beside the gateway: http and gateway use them, the work does not.
  { name: 'auth', paths: ['auth/'], may: ['options', ...connecting, ...rules] },
  { name: 'limits', paths: ['limits/'], may: ['options', ...rules] },

  { name: 'options', paths: ['options.ts'], may: ['integration contract', 'memory store', 'domain', 'models', ...contract] },
  { name: 'integrations', paths: ['integrations/'], may: [...rules, 'integration contract'] },
  { name: 'context', paths: ['context.ts'], may: ['integration contract', 'domain', ...contract] },
  // What connectors are written against, and what the process is told of them: data and types.
  {
    name: 'integration contract',
    paths: [
      'integrations/credential-source.ts',
      'integrations/define-provider.ts',
      'integrations/delivery-channel.ts',
      'integrations/descriptors/catalogue.ts',
      'integrations/descriptors/descriptor.ts',
      'integrations/descriptors/descriptor-shape.ts',
      'integrations/descriptors/fields.ts',
      'integrations/operations.ts',
      'integrations/provider.ts',
      'integrations/read-providers.ts',
      'integrations/request.ts',
      'integrations/safe-address.ts',
      'integrations/settings.ts'
    ],
    may: ['domain', ...contract]
  },
  // The domain, a row for each folder. Identity knows none of those above it: they follow what it notes (subscribers.ts).
  // Who is told of what was seen, and when.
  {
    name: 'domain/automations',
    paths: ['domain/automations/'],
    may: [
      'domain/agents',
      'domain/schedules',
      'domain/signals',
      'domain/relationship',
      'domain/attention',
      'domain/customers',
      'domain/destinations',
      'domain/settings',
      'domain/jobs',
      'domain/audit',
      'domain/changes',
      'domain/values',
      ...contract
    ]
  },
  // The host's handlers, and what they are told.
  { name: 'domain/hooks', paths: ['domain/hooks/'], may: ['domain/jobs', 'domain/changes', 'domain/values', ...contract] },
  // What agents are told to do, when, and what came of it. The model is asked in agents/.
  {
    name: 'domain/agents',
    paths: ['domain/agents/'],
    may: ['domain/schedules', 'domain/customers', 'domain/jobs', 'domain/audit', 'domain/changes', 'domain/values', 'models', ...contract]
  },
  // When something runs by itself.
  {
    name: 'domain/schedules',
    paths: ['domain/schedules/'],
    may: ['domain/settings', 'domain/calendar', 'domain/values', ...contract]
  },
  { name: 'domain/intake', paths: ['domain/intake/'], may: ['domain/signals', 'domain/activation', 'domain/identity', ...contract] },
  // How customers are doing, as a number with its reasons.
  {
    name: 'domain/health',
    paths: ['domain/health/'],
    may: [
      'domain/signals',
      'domain/relationship',
      'domain/facts',
      'domain/customers',
      'domain/settings',
      'domain/calendar',
      'domain/jobs',
      'domain/changes',
      'domain/values',
      ...contract
    ]
  },
  // What the workspace watches for, and what was seen.
  {
    name: 'domain/signals',
    paths: ['domain/signals/'],
    may: [
      'domain/relationship',
      'domain/attention',
      'domain/features',
      'domain/facts',
      'domain/sources',
      'domain/revenue',
      'domain/customers',
      'domain/identity',
      'domain/settings',
      'domain/calendar',
      'domain/jobs',
      'domain/audit',
      'domain/changes',
      'domain/values',
      ...contract
    ]
  },
  {
    name: 'domain/search',
    paths: ['domain/search/'],
    may: [
      'domain/facts',
      'domain/sources',
      'domain/customers',
      'domain/search-index',
      'domain/jobs',
      'domain/changes',
      'domain/values',
      ...contract
    ]
  },
  {
    name: 'domain/customer-profile',
    paths: ['domain/customer-profile/'],
    may: ['domain/timeline', 'domain/users', 'domain/sources', 'domain/identity', 'domain/values', ...contract]
  },
  {
    name: 'domain/relationship',
    paths: ['domain/relationship/'],
    may: ['domain/facts', 'domain/sources', 'domain/revenue', 'domain/customers', 'domain/values', ...contract]
  },
  {
    name: 'domain/attention',
    paths: ['domain/attention/'],
    may: ['domain/customers', 'domain/identity', 'domain/jobs', 'domain/changes', 'domain/values', 'models', ...contract]
  },
  {
    name: 'domain/extraction',
    paths: ['domain/extraction/'],
    may: ['domain/facts', 'domain/sources', 'domain/jobs', 'domain/values', 'models', ...contract]
  },
  {
    name: 'domain/features',
    paths: ['domain/features/'],
    may: ['domain/customers', 'domain/settings', 'domain/calendar', 'domain/audit', 'domain/values', ...contract]
  },
  {
    name: 'domain/timeline',
    paths: ['domain/timeline/'],
    may: ['domain/users', 'domain/sources', 'domain/customers', 'domain/values', ...contract]
  },
  { name: 'domain/users', paths: ['domain/users/'], may: ['domain/customers', 'domain/identity', 'domain/values', ...contract] },
  { name: 'domain/members', paths: ['domain/members/'], may: ['domain/sources', 'domain/identity', 'domain/values', ...contract] },
  {
    name: 'domain/facts',
    paths: ['domain/facts/'],
    may: ['domain/sources', 'domain/customers', 'domain/identity', 'domain/search-index', 'domain/changes', 'domain/values', ...contract]
  },
  {
    name: 'domain/sources',
    paths: ['domain/sources/'],
    may: ['domain/customers', 'domain/identity', 'domain/search-index', 'domain/jobs', 'domain/changes', 'domain/values', ...contract]
  },
  {
    name: 'domain/activation',
    paths: ['domain/activation/'],
    may: ['domain/customers', 'domain/identity', 'domain/settings', 'domain/audit', 'domain/values', ...contract]
  },
  {
    name: 'domain/revenue',
    paths: ['domain/revenue/'],
    may: ['domain/customers', 'domain/identity', 'domain/jobs', 'domain/changes', 'domain/values', ...contract]
  },
  {
    name: 'domain/access',
    paths: ['domain/access/'],
    may: ['domain/customers', 'domain/identity', 'domain/audit', 'domain/changes', 'domain/values', ...contract]
  },
  { name: 'domain/customers', paths: ['domain/customers/'], may: ['domain/identity', 'domain/values', ...contract] },
  {
    name: 'domain/identity',
    paths: ['domain/identity/'],
    may: ['domain/jobs', 'domain/audit', 'domain/changes', 'domain/values', ...contract]
  },
  { name: 'domain/search-index', paths: ['domain/search-index/'], may: ['domain/changes', 'domain/values', ...contract] },
  { name: 'domain/destinations', paths: ['domain/destinations/'], may: ['domain/jobs', 'domain/audit', 'domain/values', ...contract] },
  { name: 'domain/settings', paths: ['domain/settings/'], may: ['domain/audit', ...contract] },
  { name: 'domain/calendar', paths: ['domain/calendar/'], may: ['domain/values', ...contract] },
  { name: 'domain/sql', paths: ['domain/sql/'], may: ['domain/values', ...contract] },
  { name: 'domain/jobs', paths: ['domain/jobs/'], may: ['domain/changes', ...contract] },
  { name: 'domain/audit', paths: ['domain/audit/'], may: ['domain/values', ...contract] },
  { name: 'domain/changes', paths: ['domain/changes/'], may: [...contract] },
  // The files that lie directly in domain/: texts, times, pages, keys of a digest.
  { name: 'domain/values', paths: ['domain/*'], may: ['models', ...contract] },
  // Asking a language model: what an answer is, its bounds and price. The one file that loads the AI SDK is here.
  { name: 'models', paths: ['models/'], may: contract },
  { name: 'memory store', paths: ['storage/memory/'], may: contract },
  { name: 'storage', paths: ['storage/'], may: ['basics'] },
  { name: 'basics', paths: [], may: [] }
]

/** Whether a name in a row stands for this layer. */
export function isNamed(layer: Layer, name: string): boolean {
  return layer.name === name || layer.name.startsWith(`${name}/`)
}
