/** The frameworks that `rapport init` knows. `node` is a plain node:http server. */
export const frameworkNames = ['express', 'fastify', 'hono', 'next', 'node'] as const

export type FrameworkName = (typeof frameworkNames)[number]

interface Framework {
  /** As people call it. */
  title: string
  /** The package that a project of this framework depends on. */
  package?: string
  /** What a new project needs, with exact versions. */
  dependencies: Record<string, string>
  /** What a new project in TypeScript needs to check its types. */
  types: Record<string, string>
  /** Where to paste the block that mounts Rapport into an app that exists. */
  where: string
}

export const frameworks: Record<FrameworkName, Framework> = {
  express: {
    title: 'Express',
    package: 'express',
    dependencies: { express: '5.3.0' },
    types: { '@types/express': '5.0.6' },
    where: 'in the file that makes the app, before express.json() and other body parsers'
  },
  fastify: {
    title: 'Fastify',
    package: 'fastify',
    dependencies: { fastify: '5.12.8' },
    types: {},
    where: 'in the file that makes the app, before it listens'
  },
  hono: {
    title: 'Hono',
    package: 'hono',
    dependencies: { '@hono/node-server': '2.1.9', hono: '4.13.19' },
    types: {},
    where: 'in the file that makes the app, before routes that match every path'
  },
  next: {
    title: 'Next.js',
    package: 'next',
    dependencies: { next: '16.4.6', react: '19.3.1', 'react-dom': '19.3.1' },
    types: { '@types/react': '19.3.0', '@types/react-dom': '19.3.0' },
    where: 'in the config of Next'
  },
  node: {
    title: 'node:http',
    dependencies: {},
    types: {},
    where: 'in the file that makes the server, around your own request listener'
  }
}

/** What a project in TypeScript runs and checks with. Next brings what it needs to run. */
export const typeScriptTools: Record<string, string> = { '@types/node': '20.19.43', tsx: '4.23.15', typescript: '5.9.3' }

/** What every project gets, beside the packages of Rapport. The embedded database needs both. */
export const embeddedDatabase: Record<string, string> = { '@electric-sql/pglite': '0.5.14', '@electric-sql/pglite-pgvector': '0.0.15' }

/** What every project gets to be operated with: `npx @rapport/cli` then runs at once, in the version of the app. */
export const rapportTools = ['@rapport/cli']

/** The packages of Rapport that a project gets. All have one version. */
export const rapportPackages = ['browser-tracker', 'console', 'core', 'mcp', 'server-node', 'storage-postgres'].map(
  (name) => `@rapport/${name}`
)
