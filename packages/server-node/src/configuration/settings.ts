import { defaultLimits, type Limits, logLevels, type TrustProxy } from '@rapport/core'
import { defaultServerLimits, type ServerLimits } from '../serve.js'
import { type Setting, setting } from './setting.js'
import { amount, object, oneOf, onOff, proxies, text, texts, whole } from './value-kind.js'

const day = 86_400_000
const manyBytes = 1_073_741_824
const many = 1_000_000_000

const address = {
  host: setting({
    kind: text('an address such as `127.0.0.1`'),
    default: '0.0.0.0',
    flag: '--host <address>',
    description: 'the address to listen on'
  }),
  port: setting({
    kind: whole(0, 65_535),
    default: 4477,
    variables: ['RAPPORT_PORT', 'PORT'],
    flag: '--port <number>',
    description: 'the port to listen on; 0 takes a free port'
  }),
  publicUrl: setting({
    kind: text('an https address, such as `https://rapport.example.com`'),
    flag: '--public-url <address>',
    description: 'the address where people reach this server; include a path that your proxy removes'
  }),
  basePath: setting({
    kind: text('a path such as `/rapport`'),
    flag: '--base-path <path>',
    description: 'the path that all routes of this server begin with'
  }),
  trustProxy: setting<TrustProxy>({
    kind: proxies,
    default: 0,
    flag: '--trust-proxy <proxies>',
    description:
      'the proxies in front of this server that it trusts: their number, or their addresses and networks, separated by commas; headers such as X-Forwarded-For count only from these proxies'
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
    description: 'the schema for the tables of Rapport'
  }),
  'database.maxConnections': setting({
    kind: whole(1, 1_000),
    default: 10,
    flag: '--database-connections <number>',
    description:
      'the largest number of database connections of this process; `svc_query` may open 5 more, and listening to other processes takes one more'
  }),
  'database.listen': setting({
    kind: text('an address such as `postgres://user:password@host:5432/name`'),
    hidden: 'password',
    description:
      'the direct address of the database, to hear at once of keys that other processes revoke; needed if `database.url` leads through a pooler in transaction mode'
  }),
  'database.migrate': setting({ kind: onOff, default: false, flag: '--migrate', description: 'run the migrations of the database first' })
}

const secrets = {
  secret: setting({
    kind: text('a text of at least 32 characters'),
    hidden: 'all',
    description: 'encrypts credentials and cookies; without it, nobody can sign in to the console or connect a provider'
  }),
  previousSecret: setting({
    kind: text('a text of at least 32 characters'),
    variables: ['RAPPORT_SECRET_PREVIOUS'],
    hidden: 'all',
    description: 'a second secret that only decrypts, while you change the secret; see [Change the secret](secrets.md)'
  }),
  metricsToken: setting({
    kind: text('a text of at least 16 characters'),
    hidden: 'all',
    description: 'the token for `GET /metrics`, sent as a bearer token'
  }),
  cronSecret: setting({
    kind: text('a text of at least 16 characters'),
    hidden: 'all',
    description: 'the token for `/api/jobs/run`, sent as a bearer token; a schedule calls this route to run due jobs'
  })
}

const logs = {
  'log.level': setting({
    kind: oneOf(...logLevels),
    default: 'info',
    flag: '--log-level <level>',
    description: 'the lowest level in the log'
  }),
  'log.form': setting({
    kind: oneOf('json', 'text'),
    default: 'json',
    flag: '--log-form <form>',
    description: 'the form of a log line: JSON, or text for people'
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
  'limits.ingestRequestsPerSecond': limit(
    'ingestRequestsPerSecond',
    many,
    'the largest number of ingest requests of a public key in a second'
  ),
  'limits.ingestBodyBytes': limit(
    'ingestBodyBytes',
    manyBytes,
    'the largest body of an ingest request in bytes, both compressed and uncompressed'
  ),
  'limits.gatewayBodyBytes': limit('gatewayBodyBytes', manyBytes, 'the largest body of any other request in bytes'),
  'limits.keyCacheSeconds': limit('keyCacheSeconds', 3_600, 'how many seconds a key may still work after another process revoked it'),
  'limits.inlineMoves': limit(
    'inlineMoves',
    many,
    'how many stored events one commit may move to another person or customer; a job moves the rest'
  ),
  'limits.concurrentQueries': limit(
    'concurrentQueries',
    100,
    'how many queries (`svc_query`) an organization may run at the same time in this process'
  ),
  rateLimiter: setting({
    kind: oneOf('process', 'store'),
    default: 'process',
    flag: '--rate-limiter <where>',
    description: 'where ingest requests are counted: in each process, or for all processes together in the database'
  })
} satisfies Record<`limits.${keyof Limits}` | 'rateLimiter', Setting<number> | Setting<'process' | 'store'>>

const bound = (name: keyof ServerLimits, most: number, description: string) =>
  setting({ kind: whole(1, most), default: defaultServerLimits[name], description })

const server = {
  'server.headersTimeout': bound('headersTimeout', day, 'how many milliseconds the headers of a request may take to arrive'),
  'server.requestTimeout': bound('requestTimeout', day, 'how many milliseconds a whole request may take to arrive, with its body'),
  'server.checkInterval': bound('checkInterval', day, 'milliseconds between two checks for slow clients'),
  'server.keepAliveTimeout': bound('keepAliveTimeout', day, 'how many milliseconds an idle connection stays open'),
  'server.idleTimeout': bound('idleTimeout', day, 'how many milliseconds a connection may have no traffic while a request runs'),
  'server.drainTimeout': bound('drainTimeout', day, 'how many milliseconds a stopping server waits for running requests'),
  'server.maxConnections': bound('maxConnections', 1_000_000, 'the largest number of connections; the server refuses more'),
  'server.maxHeaderBytes': bound('maxHeaderBytes', 1_048_576, 'the largest size of all headers of a request in bytes')
} satisfies Record<`server.${keyof ServerLimits}`, Setting<number>>

const baseUrl = text('an address such as `https://api.openai.com/v1`')

const models = {
  'embedder.baseUrl': setting({
    kind: baseUrl,
    description: 'an embeddings endpoint with the API of OpenAI; with it, searches also find texts that say the same in other words'
  }),
  'embedder.model': setting({ kind: text('a name'), description: 'the embedding model' }),
  'embedder.apiKey': setting({ kind: text('a key'), hidden: 'all', description: 'the key of the embeddings endpoint' }),
  'embedder.dimensions': setting({
    kind: whole(1, 4_096),
    description: 'how many numbers a vector has; by default, as many as the model sends'
  }),
  'embedder.batchSize': setting({ kind: whole(1, 2_048), description: 'how many texts go into one request; 64 by default' }),
  'model.baseUrl': setting({
    kind: baseUrl,
    description: 'the endpoint of a language model with the API of OpenAI; see [Language models](models.md)'
  }),
  'model.name': setting({ kind: text('a name'), description: 'the name of the language model' }),
  'model.apiKey': setting({ kind: text('a key'), hidden: 'all', description: 'the key of the language model' }),
  'model.prices': setting({
    kind: object('an object such as `{ "inputPerMillion": 1.25, "outputPerMillion": 10 }`'),
    description: 'the prices of a million tokens'
  }),
  'model.extraction': setting({ kind: onOff, description: 'whether the model finds facts; `true` by default' }),
  'model.rephrasing': setting({ kind: onOff, description: 'whether the model rewords attention items; `true` by default' }),
  'model.maxSteps': setting({
    kind: whole(1, 1_000),
    description: 'how many requests one run of an agent may send to the model; 20 by default'
  }),
  'model.maxTokens': setting({ kind: whole(1, many), description: 'how many tokens one run of an agent may use; 200,000 by default' }),
  'model.maxSeconds': setting({ kind: whole(1, 86_400), description: 'how many seconds one run of an agent may take; 300 by default' }),
  'model.maxCost': setting({
    kind: amount,
    description: 'how much one run of an agent may cost, in the currency of `model.prices`; 1 by default'
  }),
  'model.answerSeconds': setting({ kind: whole(1, 3_600), description: 'how many seconds one answer may take; 120 by default' }),
  'model.maxTokensPerDay': setting({
    kind: whole(1, many),
    description: 'how many tokens an organization may use in a day; 5,000,000 by default'
  }),
  'model.maxHistoryTokensPerDay': setting({
    kind: whole(1, many),
    description:
      'how many tokens an organization may use in a day to read texts that are more than a day old when they arrive; 2,000,000 by default'
  })
}

const others = {
  providers: setting({
    kind: object('an object such as `{ "stripe": {} }`'),
    hidden: 'all',
    description: 'options of the connectors, by the ids of the connectors; [Integrations](integrations.md) lists the options'
  }),
  plans: setting({
    kind: object('an object such as `{ "default": { "name": "Team" } }`'),
    description: 'what the plans of organizations allow; see [Plans](#plans)'
  }),
  'mcp.origins': setting({
    kind: texts('origins such as `https://app.example.com`'),
    description: 'the origins of web pages that may use MCP, separated by commas'
  }),
  'mail.smtpUrl': setting({
    kind: text('an address such as `smtps://user:password@mail.example.com`'),
    variables: ['RAPPORT_SMTP_URL'],
    hidden: 'password',
    description: 'the mail server, for digests and for endpoints that send mail; see [Digest](digest.md#switch-mail-on)'
  }),
  'mail.from': setting({ kind: text('a sender such as `Rapport <rapport@example.com>`'), description: 'the sender of mail' }),
  erasureLog: setting({
    kind: text('a file'),
    flag: '--erasure-log <file>',
    description: 'a file in which the server logs erasures, without names; after a restore, the server repeats them'
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
