/** A layer of packages/core/src: what belongs to it, and what it may import beside itself. */
export interface Layer {
  name: string
  /** Folders end with a slash; a longer path wins over a shorter one, so a file can be set apart from its folder. */
  paths: readonly string[]
  may: readonly string[]
}

const contract = ['storage', 'basics']
const rules = ['domain', 'context', ...contract]
const work = ['tools', 'resources', 'tool shape', 'ingest', 'integrations', 'options', ...rules]
const keys = ['auth', 'limits']

/**
 * The import direction of design.md section 2 as data: a layer imports only the layers named in its row, and a row names only rows below it.
 * A file directly in src that no row names belongs to `basics`.
 */
export const coreLayers: readonly Layer[] = [
  {
    name: 'entry points',
    paths: ['index.ts', 'memory.ts', 'storage.ts', 'testing.ts'],
    may: ['testing', 'service', 'http', 'gateway', 'jobs', ...keys, ...work, 'memory store']
  },
  { name: 'testing', paths: ['testing/'], may: ['service', 'http', 'gateway', 'jobs', ...keys, ...work, 'memory store'] },
  { name: 'service', paths: ['service.ts', 'followers.ts', 'workspace/'], may: ['http', 'gateway', 'jobs', ...keys, ...work] },
  { name: 'http', paths: ['http/'], may: ['gateway', 'jobs', ...keys, ...work] },
  { name: 'gateway', paths: ['gateway/'], may: [...keys, ...work] },

  { name: 'tools', paths: ['tools/'], may: ['tool shape', ...rules] },
  // What a host puts and reads back: the workspace's nouns and the routes come from it.
  { name: 'resources', paths: ['resources/'], may: ['tool shape', 'auth', 'options', ...rules] },
  // What every tool is made with, its schemas' shared parts included.
  {
    name: 'tool shape',
    paths: ['tool-shape/'],
    may: ['auth', ...rules]
  },
  // Runs the rules later: whoever wants something done writes a row (domain/jobs), and never calls the runner.
  { name: 'jobs', paths: ['jobs/'], may: ['ingest', 'options', ...rules] },
  { name: 'ingest', paths: ['ingest/'], may: ['options', ...rules] },

  // Beside the gateway: http and gateway use them, the work does not.
  { name: 'auth', paths: ['auth/'], may: ['options', ...rules] },
  { name: 'limits', paths: ['limits/'], may: ['options', ...rules] },

  { name: 'options', paths: ['options.ts'], may: ['integrations', 'memory store', 'domain', ...contract] },
  { name: 'integrations', paths: ['integrations/'], may: rules },
  { name: 'context', paths: ['context.ts'], may: ['domain', ...contract] },
  { name: 'domain', paths: ['domain/'], may: contract },
  { name: 'memory store', paths: ['storage/memory/'], may: contract },
  { name: 'storage', paths: ['storage/'], may: ['basics'] },
  { name: 'basics', paths: [], may: [] }
]
