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
      'the trusted proxies in front of this server: how many, or their addresses and networks, parted by commas; only their X-Forwarded-For and X-Forwarded-Prefix count'
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
    description: 'the most connections of this process; `svc_query` may open 5 more, and hearing other processes takes one more'
  }),
  'database.listen': setting({
    kind: text('an address such as `postgres://user:password@host:5432/name`'),
    hidden: 'password',
    description:
      'the direct address of the database, for hearing other processes, if `database.url` leads through a pooler in transaction mode'
  }),
  'database.migrate': setting({ kind: onOff, default: false, flag: '--migrate', description: 'bring the database up to date first' })
}

const secrets = {
  secret: setting({
    kind: text('a text of at least 32 characters'),
    hidden: 'all',
    description: 'encrypts credentials and cookies; without it nobody can sign in to the console, and no provider can be connected'
  }),
  previousSecret: setting({
    kind: text('a text of at least 32 characters'),
    variables: ['RAPPORT_SECRET_PREVIOUS'],
    hidden: 'all',
    description: 'the former secret, while the secret changes'
  }),
  metricsToken: setting({
    kind: text('a text of at least 16 characters'),
    hidden: 'all',
    description: 'opens `GET /metrics` to whoever sends it as a bearer'
  }),
  cronSecret: setting({
    kind: text('a text of at least 16 characters'),
    hidden: 'all',
    description: 'opens `/api/jobs/run` to whoever sends it as a bearer; a schedule runs due jobs there'
  })
}

const logs = {
  'log.level': setting({
    kind: oneOf(...logLevels),
    default: 'info',
    flag: '--log-level <level>',
    description: 'the lowest level that is logged'
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
  'limits.ingestRequestsPerSecond': limit('ingestRequestsPerSecond', many, 'the most ingest requests of a public key in a second'),
  'limits.ingestBodyBytes': limit('ingestBodyBytes', manyBytes, 'the most bytes of an ingest body, before and after unpacking'),
  'limits.gatewayBodyBytes': limit('gatewayBodyBytes', manyBytes, 'the most bytes of any other body'),
  'limits.keyCacheSeconds': limit('keyCacheSeconds', 3_600, 'for how many seconds a key may still work after another process revoked it'),
  'limits.inlineMoves': limit('inlineMoves', many, 'the most stored events that one commit moves to other owners; a job moves the others'),
  'limits.concurrentQueries': limit(
    'concurrentQueries',
    100,
    'how many queries (`svc_query`) an organization may run at a time in this process'
  ),
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
  'server.headersTimeout': bound('headersTimeout', day, 'milliseconds until all headers of a request are there'),
  'server.requestTimeout': bound('requestTimeout', day, 'milliseconds until a whole request is there, with its body'),
  'server.checkInterval': bound('checkInterval', day, 'milliseconds between two looks for slow clients'),
  'server.keepAliveTimeout': bound('keepAliveTimeout', day, 'milliseconds that an idle connection stays open'),
  'server.idleTimeout': bound('idleTimeout', day, 'milliseconds that a connection may have no traffic while a request runs'),
  'server.drainTimeout': bound('drainTimeout', day, 'milliseconds that a stopping server waits for running requests'),
  'server.maxConnections': bound('maxConnections', 1_000_000, 'the most connections; the server refuses further ones'),
  'server.maxHeaderBytes': bound('maxHeaderBytes', 1_048_576, 'the most bytes of all headers of a request')
} satisfies Record<`server.${keyof ServerLimits}`, Setting<number>>

const baseUrl = text('an address such as `https://api.openai.com/v1`')

const models = {
  'embedder.baseUrl': setting({ kind: baseUrl, description: 'an embeddings endpoint with the API of OpenAI' }),
  'embedder.model': setting({ kind: text('a name'), description: 'the embedding model' }),
  'embedder.apiKey': setting({ kind: text('a key'), hidden: 'all', description: 'the key of the embeddings endpoint' }),
  'embedder.dimensions': setting({
    kind: whole(1, 4_096),
    description: 'how many numbers a vector has; when left out, as many as the model sends'
  }),
  'embedder.batchSize': setting({ kind: whole(1, 2_048), description: 'how many texts go into one request; when left out, 64' }),
  'model.baseUrl': setting({ kind: baseUrl, description: 'the endpoint of a language model with the API of OpenAI' }),
  'model.name': setting({ kind: text('a name'), description: 'the name of the language model' }),
  'model.apiKey': setting({ kind: text('a key'), hidden: 'all', description: 'the key of the language model' }),
  'model.prices': setting({
    kind: object('an object such as `{ "inputPerMillion": 1.25, "outputPerMillion": 10 }`'),
    description: 'what a million tokens cost'
  }),
  'model.extraction': setting({ kind: onOff, description: 'whether the model reads facts; when left out, `true`' }),
  'model.rephrasing': setting({ kind: onOff, description: 'whether the model rewords attention items; when left out, `true`' }),
  'model.maxSteps': setting({
    kind: whole(1, 1_000),
    description: 'the most questions to the model in one run of an agent; when left out, 20'
  }),
  'model.maxTokens': setting({ kind: whole(1, many), description: 'the most tokens of one run of an agent; when left out, 200000' }),
  'model.maxSeconds': setting({ kind: whole(1, 86_400), description: 'the most seconds of one run of an agent; when left out, 300' }),
  'model.maxCost': setting({ kind: amount, description: 'the most that one run of an agent may cost; when left out, 1' }),
  'model.answerSeconds': setting({ kind: whole(1, 3_600), description: 'the most seconds that one answer may take; when left out, 120' }),
  'model.maxTokensPerDay': setting({
    kind: whole(1, many),
    description: 'the most tokens of an organization in a day; when left out, 5000000'
  }),
  'model.maxHistoryTokensPerDay': setting({
    kind: whole(1, many),
    description: 'the most tokens of an organization in a day for reading old texts; when left out, 2000000'
  })
}

const others = {
  providers: setting({
    kind: object('an object such as `{ "stripe": {} }`'),
    hidden: 'all',
    description: 'options of the connectors, by their ids; docs/integrations.md lists them'
  }),
  plans: setting({
    kind: object('an object such as `{ "default": { "name": "Team" } }`'),
    description: 'what the plans of organizations allow: see below'
  }),
  'mcp.origins': setting({
    kind: texts('origins such as `https://app.example.com`'),
    description: 'the origins of web pages that may use MCP, parted by commas'
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
