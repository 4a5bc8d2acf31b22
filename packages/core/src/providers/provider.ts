import type { JsonObject } from '../storage/index.js'
import type { DeliveryChannel } from './delivery-channel.js'
import type { ProviderDescriptor } from './descriptors/descriptor.js'
import type { Operation, RecordedKind } from './operations.js'
import type { ProviderOptions } from './provider-options.js'
import type { ReportedPerson } from './reported.js'
import type { ApiRequest, ApiResponse, SendRequest } from './request.js'
import type { WebhookRules } from './webhook-rules.js'

export type { ApiRequest, ApiResponse, ProviderOptions, SendRequest, WebhookRules }

/**
 * A connector: data and pure functions over a provider's answers. It reads no clock, environment or store, and keeps no state; all requests are made by
 * the engine, which knows the credential, the budget and the waits. `defineProvider` makes one.
 */
export interface Provider {
  /**
   * Lower case letters, digits and dashes, a letter first, at most 40: one of the catalogue's, or an id of the host's own. It is part of stored keys, so that
   * it can never change.
   */
  id: string
  /** How it is shown, and how it is set up. A provider of the catalogue has the catalogue's descriptor. */
  descriptor: ProviderDescriptor
  /** What the host has set of it; `{}` where nothing is. */
  options: ProviderOptions
  /** How it signs in, or which keys it takes; several in the order in which the connect page offers them. */
  auth: readonly ProviderAuth[]
  /** Where requests of a connection go. Credentials are sent to this origin only; a vendor with several of them has one for each kind of requests. */
  baseUrl(credential: Credential, request?: ApiRequest): string
  /** Parameters of the address of every request, such as the project that a key of several is used for. They are in no request that is kept. */
  query?(credential: Credential): Record<string, string>
  /** Headers of every request: the credential's among them. */
  headers(credential: Credential): Record<string, string>
  /**
   * Where requests with a `site` go, for vendors whose accounts have several places with a key of its own each. A run asks for it once, keeps it in memory
   * alone, and asks again when the site refuses it. The credential does not go there. Throws `CredentialRefused` where there is no key.
   */
  site?(name: string, request: SendRequest): Promise<Site>
  /** How many requests a second a connection may make. */
  requestsPerSecond: number
  /**
   * Lower limits for some requests, by the name of their kind. `atOnce` of a minute's requests may be sent without a
   * wait, by default half of them. The host's `requestsPerSecond` replaces these limits.
   */
  rate?(request: ApiRequest): { name: string; perMinute: number; atOnce?: number } | undefined
  /**
   * Tests a credential, and returns its account. Throws `CredentialRefused` for one that lacks a permission; the engine
   * reads refusals by `classify`. `credential` is for vendors that want it in the request itself. `now` (epoch
   * milliseconds) is for vendors that are asked by day.
   */
  check(request: SendRequest, credential: Credential, now: number): Promise<ConnectedAccount>
  /** The streams, in the order in which they are read. */
  streams: readonly Stream[]
  /** What an answer to a request means; `undefined` where the engine's own reading of the status (and of Retry-After) holds. */
  classify?(answer: ApiResponse, asked: ApiRequest): ResponseKind | undefined
  /** Whether a line that is not JSON means that an answer in lines ended too early. The request is then sent again. */
  isCutShort?(line: string): boolean
  webhook?: WebhookRules
  /**
   * How messages are sent to its channels. People can then make destinations of them. `descriptor.channel` says how a
   * channel is named.
   */
  channel?: DeliveryChannel
  /** What a person has to decide before all of it can be read. */
  mapping?: ProviderMapping
  /**
   * For people: which permissions it needs for what, if its scopes do not show it. A sentence for docs/integrations.md.
   */
  permissions?: string
  /** For people: further limits of the provider beside `requestsPerSecond`, and what happens when they are reached. */
  limits?: string
}

/** A place of an account's own, and the headers of every request to it. */
export interface Site {
  baseUrl: string
  headers: Readonly<Record<string, string>>
}

/** The data for such a decision: a CRM's stages, or events in which the key of accounts may be found. */
export type ProviderMapping =
  | {
      kind: 'crm_mapping'
      /** The pipelines with their stages in the CRM's order; none where deals cannot be read. */
      pipelines(request: SendRequest): Promise<readonly CrmPipeline[]>
    }
  | {
      kind: 'mixpanel_mapping'
      /** Some events of the last complete day. `now` is in epoch milliseconds. */
      sample(request: SendRequest, now: number): Promise<EventSample>
    }

/** A pipeline of a CRM's deals. */
export interface CrmPipeline {
  id: string
  name: string
  stages: readonly CrmStage[]
}

/**
 * A stage of deals. `outcome` is set if the CRM says that the stage ends deals. `probability` is from 0 to 1, if the
 * CRM gives one.
 */
export interface CrmStage {
  id: string
  name: string
  outcome?: 'won' | 'lost' | undefined
  probability?: number | undefined
}

/** A sample of events, with the fields that could name an account. Times are epoch milliseconds. */
export interface EventSample {
  startAt: number
  endAt: number
  events: readonly {
    /** Properties that could be an account's key, by their names. */
    keys: Readonly<Record<string, string>>
    email?: string | undefined
    /** Whether a userId or an email names the person; otherwise only the id of a device does. */
    isIdentified: boolean
  }[]
}

/** Which credential a connection has. Texts of it are secrets. */
export type Credential =
  | {
      kind: 'oauth'
      accessToken: string /** What the token's answer told beside the tokens, such as an instance's address. */
      extra: JsonObject
    }
  | { kind: 'fields'; fields: Readonly<Record<string, string>> }

/** A way to get a credential. */
export type ProviderAuth =
  | {
      kind: 'oauth'
      authorizeUrl: string
      tokenUrl: string
      scopes: readonly string[]
      /** What stands between them; a space where it is left out. */
      scopeSeparator?: string
      /** Without these nothing can be read: a sign-in that grants fewer fails. */
      requiredScopes: readonly string[]
      clientId: string
      clientSecret: string
      /** How the client proves itself at the token address. */
      clientAuth: 'basic' | 'basic_secret_as_user' | 'body'
      pkce: boolean
      authorizeParameters?: Readonly<Record<string, string>>
      /** The value of `iss` in the vendor's sign-in answers; by default the origins of both addresses. */
      issuer?: string
      revokeUrl?: string
    }
  | {
      kind: 'fields' /** Fields of the descriptor that make the credential. */
      fields: readonly string[] /** A name for people, such as "restricted key". */
      label: string
    }

/** Whose data it is: a connection keeps to one account. */
export interface ConnectedAccount {
  /** The provider's id of the account: part of every key. */
  id: string
  name: string | null
  /** Permissions that are missing, by their names at the provider, with the streams that rest on them. */
  missing?: readonly { permission: string; streams: readonly string[] }[]
  /**
   * What was found out while a key was proven, such as the region of its account. It is kept with the key: `fields` of the credential have it from then on,
   * under names that are none of the descriptor's.
   */
  found?: Readonly<Record<string, string>>
}

/** The credential is wrong, or lacks a permission. The message says what to fix, in the provider's terms. */
export class CredentialRefused extends Error {
  override readonly name = 'CredentialRefused'
}

/**
 * What an answer means:
 * - `ok`; `empty`: there is nothing (a 404 of a list).
 * - `retry`: wait, until `at` if the provider said so.
 * - `resetCursor`: the place in the feed is not known any more; the stream is walked from the start.
 * - `authDead`: the credential does not count any more; for OAuth a refresh is tried first. `ifRenewed`: of a place that ends with the session that it was
 *   handed out in, the connector reads the refusal itself where the renewed credential is refused too.
 * - `skipStream`: a permission is missing, or the account has no such thing; the others go on.
 * - `fatal`: asked wrongly; the stream fails with the provider's words.
 */
export type ResponseKind =
  | { kind: 'ok' | 'empty' | 'resetCursor' }
  | { kind: 'authDead'; ifRenewed?: 'ok' }
  | { kind: 'retry'; at?: number | undefined }
  | { kind: 'skipStream' | 'fatal'; reason: string }

/** One kind of records, and how all of them and what changes of them are read. */
export interface Stream {
  name: string
  /** For people: what is read. */
  summary: string
  /** For people: what its records become. */
  becomes?: string
  /** For people: how Rapport learns of removed records, if `deletes` does not say everything. */
  gone?: string
  /** At least so much time lies between two runs. */
  everySeconds: number
  /** All records, from the first page to the last. Streams without `changes` do it at every run. */
  walk?: Pages<FullSyncStart>
  /** What has changed since: the place is noted before the first walk begins. */
  changes?: ChangeFeed | ChangeWindow
  /**
   * How often everything is walked again beside `changes`, to find what they miss. 7 days by default, null for never.
   */
  reconcileSeconds?: number | null
  /**
   * The time from which a walk is complete, if it does not go back to the beginning. An older source, which the walk
   * cannot see, stays. In epoch milliseconds.
   */
  since?(start: FullSyncStart): number
  /**
   * How removed records are found: by their absence from a complete walk, or by records that report it (`map` returns
   * removals).
   */
  deletes: 'absence' | 'said'
  /** Further reads that the records of a page need; `lookup` asks each request once a run. Answers the records that are mapped. */
  complete?(records: readonly unknown[], lookup: SendRequest, context: StreamContext): Promise<readonly unknown[]>
  /**
   * False where its activities are many, and never change: then nothing is kept of each beside its event, whose id follows from its own. They are stored
   * once, and none is known to be gone but by a removal that names it.
   */
  keepsActivities?: false
  /** What a record becomes. Throws for one that cannot be read: it is counted and named, and harms no other. */
  map(record: unknown, context: StreamContext): readonly Operation[]
  /**
   * Why nothing of a record is kept, in a few words behind its name, where it is left out on purpose: "without an email". One that becomes nothing is
   * counted as left out also where this tells no reason. Undefined for a record that is kept: one with a reason counts as left out. The words are the connector's own, and a few: none of the record's.
   */
  leftOut?(record: unknown, context: StreamContext): string | undefined
  /** What else becomes known when a walk misses a record, such as the end of a membership. Its record is removed in any case. */
  ended?(gone: GoneRecord, context: Pick<StreamContext, 'startedAt'>): readonly Operation[]
  /** How a record is named in a report of one that cannot be read. */
  recordId(record: unknown): string | undefined
}

/** A record that a walk has missed; of a person with what was known of them. */
export interface GoneRecord {
  kind: RecordedKind
  id: string
  person?: Pick<ReportedPerson, 'email' | 'userId' | 'account'>
}

/** Pages of records. A short page never means the end. Only null from `next` does. */
export interface Pages<Start> {
  first(start: Start): ApiRequest
  next(answer: ApiResponse, asked: ApiRequest): ApiRequest | null
  records(answer: ApiResponse, asked: ApiRequest): readonly unknown[]
  /** The same page in smaller parts, for an answer that is too large; undefined where it cannot be smaller. */
  smaller?(asked: ApiRequest): ApiRequest | undefined
}

export interface FullSyncStart {
  /** When the walk began. */
  startedAt: number
}

/** A feed with places of the provider's own (sync tokens, event ids). */
export interface ChangeFeed extends Pages<{ place: string }> {
  kind: 'feed'
  /** Asks for the present place, before the first walk. */
  start(request: SendRequest): Promise<string>
  /** The place after this page, if the answer has one. */
  place(answer: ApiResponse, before: string): string
  /** So long after a walk everything is walked again, from a new place: for feeds whose places keep to the time that was walked. */
  maximumAgeSeconds?: number
}

/**
 * Windows of time: all that changed in `[from, to)`, which stays the same over its pages. `from` lies `lookbackSeconds` before the end of the last one,
 * `to` is `settleSeconds` before now, as indexes lag.
 */
export interface ChangeWindow extends Pages<{ from: number; to: number }> {
  kind: 'window'
  lookbackSeconds: number
  settleSeconds: number
  /** The provider no longer reports older changes. If the place is older, everything is walked again. */
  maximumAgeSeconds?: number
}

/** What `map` and `complete` may know. */
export interface StreamContext {
  /** The connected account's id. */
  account: string
  /** The start of the walk or window, in epoch milliseconds. It is the time of records without one. */
  startedAt: number
  /** Whether it is the first walk. Its records are history, not news. */
  historical: boolean
  /** What the connection was set up with, such as a CRM's mapping of stages. */
  configuration: JsonObject | null
}
