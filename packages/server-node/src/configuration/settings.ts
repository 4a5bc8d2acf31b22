import { defaultLimits, type Limits, logLevels, type TrustProxy } from '@rapport/core'
import { defaultServerLimits, type ServerLimits } from '../serve.js'
import { type Setting, setting } from './setting.js'
import { amount, object, oneOf, onOff, proxies, text, texts, whole } from './value-kind.js'

const day = 86_400_000
const manyBytes = 1_073_741_824
const many = 1_000_000_000

const address = {
  host: setting({ kind: text('an address'), default: '0.0.0.0', flag: '--host <address>', description: 'the address to listen on' }),
  port: setting({
    kind: whole(0, 65_535),
    default: 4477,
    variables: ['RAPPORT_PORT', 'PORT'],
    flag: '--port <number>',
    description: 'the port to listen on; 0 takes a free one'
  }),
  publicUrl: setting({
    kind: text('an https address, such as `https://rapport.example.com`'),
    flag: '--public-url <address>',
    description: 'where people reach this server, with the path that a proxy takes off'
  }),
  basePath: setting({
    kind: text('a path such as `/rapport`'),
    flag: '--base-path <path>',
    description: 'the path that all routes of this server live under'
  }),
  trustProxy: setting<TrustProxy>({
    kind: proxies,
    default: 0,
    flag: '--trust-proxy <proxies>',
    description:
      'the proxies in front that may say by X-Forwarded-For whom they ask for, and by X-Forwarded-Prefix which path they took off: how many, or addresses and networks parted by commas'
  })
}

const database = {
  'database.url': setting({
    kind: text('an address such as `postgres://user:password@host:5432/name`'),
    variables: ['DATABASE_URL'],
    hidden: 'password',
    description: 'the Postgres database'
  }),
  'database.schema': setting({
    kind: text('a name'),
    default: 'rapport',
    variables: ['RAPPORT_SCHEMA'],
    flag: '--schema <name>',
    description: 'the schema of its tables'
  }),
  'database.maxConnections': setting({
    kind: whole(1, 1_000),
    default: 10,
    flag: '--database-connections <number>',
    description: 'the most connections of this process; queries of `svc_query` may open 5 more, and one more hears other processes'
  }),
  'database.listen': setting({
    kind: text('an address such as `postgres://user:password@host:5432/name`'),
    hidden: 'password',
    description: 'where to hear other processes, if `database.url` leads through a pooler in transaction mode'
  }),
  'database.migrate': setting({ kind: onOff, default: false, flag: '--migrate', description: 'bring the database up to date first' })
}

const secrets = {
  secret: setting({
    kind: text('a text of at least 32 characters'),
    hidden: 'all',
    description:
      'what credentials and cookies are encrypted with; without it nobody can sign in to the console, and nothing can be connected'
  }),
  previousSecret: setting({
    kind: text('a text of at least 32 characters'),
    variables: ['RAPPORT_SECRET_PREVIOUS'],
    hidden: 'all',
    description: 'the secret before the present one, while it is changed'
  }),
  metricsToken: setting({
    kind: text('a text of at least 16 characters'),
    hidden: 'all',
    description: 'opens `GET /metrics` to whoever sends it as a bearer'
  }),
  cronSecret: setting({
    kind: text('a text of at least 16 characters'),
    hidden: 'all',
    description: 'opens `/api/jobs/run`, by which a schedule runs due jobs, to whoever sends it as a bearer'
  })
}

const logs = {
  'log.level': setting({
    kind: oneOf(...logLevels),
    default: 'info',
    flag: '--log-level <level>',
    description: 'log lines of this level and above'
  }),
  'log.form': setting({
    kind: oneOf('json', 'text'),
    default: 'json',
    flag: '--log-form <form>',
    description: 'a log line is JSON, or a text for people'
  }),
  'log.requests': setting({
    kind: onOff,
    default: false,
    variables: ['RAPPORT_ACCESS_LOG'],
    flag: '--access-log',
    description: 'log a line for each request'
  })
}

const limit = (name: keyof Limits, most: number, description: string) =>
  setting({ kind: whole(1, most), default: defaultLimits[name], description })

const limits = {
  'limits.ingestRequestsPerSecond': limit('ingestRequestsPerSecond', many, 'ingest requests per second and public key'),
  'limits.ingestBodyBytes': limit('ingestBodyBytes', manyBytes, 'bytes of an ingest body, packed and unpacked'),
  'limits.gatewayBodyBytes': limit('gatewayBodyBytes', manyBytes, 'bytes of any other body'),
  'limits.keyCacheSeconds': limit('keyCacheSeconds', 3_600, 'seconds for which a key still works that another process has revoked'),
  'limits.inlineMoves': limit('inlineMoves', many, 'stored events that a commit moves to other owners; a job moves the others'),
  'limits.concurrentQueries': limit('concurrentQueries', 100, 'queries (`svc_query`) of an organization at a time in this process'),
  rateLimiter: setting({
    kind: oneOf('process', 'store'),
    default: 'process',
    flag: '--rate-limiter <where>',
    description: 'who counts requests: each process by itself, or all processes together in the database'
  })
} satisfies Record<`limits.${keyof Limits}` | 'rateLimiter', Setting<number> | Setting<'process' | 'store'>>

const bound = (name: keyof ServerLimits, most: number, description: string) =>
  setting({ kind: whole(1, most), default: defaultServerLimits[name], description })

const server = {
  'server.headersTimeout': bound('headersTimeout', day, 'milliseconds for all headers of a request'),
  'server.requestTimeout': bound('requestTimeout', day, 'milliseconds for a whole request, with its body'),
  'server.checkInterval': bound('checkInterval', day, 'milliseconds between two looks for slow clients'),
  'server.keepAliveTimeout': bound('keepAliveTimeout', day, 'milliseconds that an idle connection stays open'),
  'server.idleTimeout': bound('idleTimeout', day, 'milliseconds that a connection may be without traffic while a request runs'),
  'server.drainTimeout': bound('drainTimeout', day, 'milliseconds that the end waits for running requests'),
  'server.maxConnections': bound('maxConnections', 1_000_000, 'connections over this number are refused'),
  'server.maxHeaderBytes': bound('maxHeaderBytes', 1_048_576, 'bytes of the headers of a request together')
} satisfies Record<`server.${keyof ServerLimits}`, Setting<number>>

const baseUrl = text('an address such as `https://api.openai.com/v1`')

const models = {
  'embedder.baseUrl': setting({ kind: baseUrl, description: 'an embeddings endpoint that speaks as the one of OpenAI does' }),
  'embedder.model': setting({ kind: text('a name'), description: 'its model' }),
  'embedder.apiKey': setting({ kind: text('a key'), hidden: 'all', description: 'its key' }),
  'embedder.dimensions': setting({
    kind: whole(1, 4_096),
    description: 'how many numbers a vector has; as many as it sends when left out'
  }),
  'embedder.batchSize': setting({ kind: whole(1, 2_048), description: 'how many texts go into one request; 64 when left out' }),
  'model.baseUrl': setting({ kind: baseUrl, description: 'a language model that speaks as the one of OpenAI does' }),
  'model.name': setting({ kind: text('a name'), description: 'its name' }),
  'model.apiKey': setting({ kind: text('a key'), hidden: 'all', description: 'its key' }),
  'model.prices': setting({
    kind: object('an object such as `{ "inputPerMillion": 1.25, "outputPerMillion": 10 }`'),
    description: 'what a million tokens cost'
  }),
  'model.extraction': setting({ kind: onOff, description: 'whether the model reads facts; `true` when left out' }),
  'model.rephrasing': setting({ kind: onOff, description: 'whether the model rewords attention items; `true` when left out' }),
  'model.maxSteps': setting({ kind: whole(1, 1_000), description: 'questions in one run of an agent; 20 when left out' }),
  'model.maxTokens': setting({ kind: whole(1, many), description: 'tokens of one run of an agent; 200000 when left out' }),
  'model.maxSeconds': setting({ kind: whole(1, 86_400), description: 'seconds of one run of an agent; 300 when left out' }),
  'model.maxCost': setting({ kind: amount, description: 'what one run of an agent may cost; 1 when left out' }),
  'model.answerSeconds': setting({ kind: whole(1, 3_600), description: 'seconds that one answer may take; 120 when left out' }),
  'model.maxTokensPerDay': setting({ kind: whole(1, many), description: 'tokens of an organization in a day; 5000000 when left out' }),
  'model.maxHistoryTokensPerDay': setting({
    kind: whole(1, many),
    description: 'tokens of an organization in a day for reading what is old; 2000000 when left out'
  })
}

const others = {
  providers: setting({
    kind: object('an object such as `{ "stripe": {} }`'),
    hidden: 'all',
    description: 'options of the connectors, by their ids: docs/integrations.md'
  }),
  plans: setting({
    kind: object('an object such as `{ "default": { "name": "Team" } }`'),
    description: 'what the plans of organizations allow'
  }),
  'mcp.origins': setting({
    kind: texts('origins such as `https://app.example.com`'),
    description: 'pages of other origins that may use MCP, parted by commas'
  }),
  'mail.smtpUrl': setting({
    kind: text('an address such as `smtps://user:password@mail.example.com`'),
    variables: ['RAPPORT_SMTP_URL'],
    hidden: 'password',
    description: 'the server that sends mail'
  }),
  'mail.from': setting({ kind: text('a sender such as `Rapport <rapport@example.com>`'), description: 'the sender of mails' }),
  erasureLog: setting({
    kind: text('a file'),
    flag: '--erasure-log <file>',
    description: 'write each erasure to this file, without names, and catch up with it after a restore'
  })
}

/** Every setting of `rapport serve`, by its name in the file. Parsing, `--help`, docs/configuration.md and errors follow from it. */
export const settings = { ...address, ...database, ...secrets, ...logs, ...limits, ...server, ...models, ...others }

/** The groups, as the docs show them. */
export const settingGroups = {
  'Address and proxies': address,
  Database: database,
  Secrets: secrets,
  Logs: logs,
  Limits: limits,
  'Connections of clients': server,
  Models: models,
  'Integrations, plans and mail': others
} satisfies Record<string, Record<string, Setting<never> | Setting<unknown>>>

export type SettingName = keyof typeof settings

/** The values of all settings. */
export type SettingValues = { [Name in SettingName]: (typeof settings)[Name] extends Setting<infer Value> ? Value : never }
