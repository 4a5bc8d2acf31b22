import type { JsonObject } from '../storage/index.js'
import type { DeliveryChannel } from './delivery-channel.js'
import type { ProviderDescriptor } from './descriptors/descriptor.js'
import type { Operation, RecordedKind } from './operations.js'
import type { ProviderMapping } from './provider-mapping.js'
import type { ProviderOptions } from './provider-options.js'
import type { ReportedPerson } from './reported.js'
import type { ApiRequest, ApiResponse, SendRequest } from './request.js'
import type { WebhookRules } from './webhook-rules.js'

export type { CrmPipeline, CrmStage, EventSample, ProviderMapping } from './provider-mapping.js'
export type { ApiRequest, ApiResponse, ProviderOptions, SendRequest, WebhookRules }

/**
 * A connector: data and pure functions over a provider's answers. It reads no clock, environment or store, and keeps no state; all requests are made by
 * the engine, which knows the credential, the budget and the waits. `defineProvider` makes one.
 */
export interface Provider {
  /**
   * At most 40 lower case letters, digits and dashes, a letter first. The id is part of stored keys, so never change it.
   */
  id: string
  /** What people see of the vendor, and what they fill in to connect it. */
  descriptor: ProviderDescriptor
  /** The settings that your program passes, such as `webhookSecret`. `{}` without settings. */
  options: ProviderOptions
  /** The ways to get a credential: a sign-in, or fields such as a key. The connect page offers them in this order. */
  auth: readonly ProviderAuth[]
  /** The address that the paths of requests are added to. Rapport sends the credential to this origin only. */
  baseUrl(credential: Credential, request?: ApiRequest): string
  /** Parameters for the address of every request, such as the project that a key is for. Rapport stores them with no request. */
  query?(credential: Credential): Record<string, string>
  /** The headers of every request, with the credential. */
  headers(credential: Credential): Record<string, string>
  /**
   * The address and headers of requests with a `site`, if the vendor has several places, each with a key of its own. The
   * credential is not sent there. A run asks once for each site, and again if the site refuses its key. Throws
   * `CredentialRefused` if there is no key.
   */
  site?(name: string, request: SendRequest): Promise<Site>
  /** How many requests a second each connection may make. */
  requestsPerSecond: number
  /**
   * A lower limit for some requests. Requests with the same `name` share it. `atOnce` of a minute's requests are sent
   * without a wait, by default half of them. The option `requestsPerSecond` replaces these limits.
   */
  rate?(request: ApiRequest): { name: string; perMinute: number; atOnce?: number } | undefined
  /**
   * Tests a credential, and returns its account. Throws `CredentialRefused` if the credential lacks a permission: people
   * read the message. If the vendor itself refuses a request, Rapport ends the test with a message of its own. `now` is in
   * epoch milliseconds.
   */
  check(request: SendRequest, credential: Credential, now: number): Promise<ConnectedAccount>
  /** The streams. Rapport reads them in this order. */
  streams: readonly Stream[]
  /** What an answer means, if its status and `Retry-After` do not say it. `undefined` for every other answer. */
  classify?(answer: ApiResponse, asked: ApiRequest): ResponseKind | undefined
  /** For answers in lines: whether a line that is not JSON means that the answer ended too early. Rapport then sends the request again. */
  isCutShort?(line: string): boolean
  /** How webhooks of the vendor are checked, and which streams Rapport reads after one. */
  webhook?: WebhookRules
  /**
   * How Rapport sends messages to channels of the vendor, which then can be destinations. `descriptor.channel` says how a
   * channel is named.
   */
  channel?: DeliveryChannel
  /** The data for a decision of a person, such as the stages of a CRM, before Rapport can read everything. */
  mapping?: ProviderMapping
  /**
   * For people: which permissions the connector needs for what, if its scopes do not show it.
   */
  permissions?: string
  /** For people: further limits of the vendor, and what happens when they are reached. */
  limits?: string
}

/** A place of an account's own, and the headers of every request to it. */
export interface Site {
  baseUrl: string
  headers: Readonly<Record<string, string>>
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
  /** The vendor's id of the account. It is part of stored keys. */
  id: string
  /** The name of the account, for people. */
  name: string | null
  /** Permissions that the credential lacks, by the vendor's names, with the streams that need them. */
  missing?: readonly { permission: string; streams: readonly string[] }[]
  /**
   * What the test found out, such as the region of the account. Rapport stores it with the credential, whose `fields` have it from then on. Its names must
   * not be names of the descriptor's fields.
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
  /** The name of the stream, such as `tickets`. It is part of stored rows, so never change it. */
  name: string
  /** For people: what is read. */
  summary: string
  /** For people: what the records become. */
  becomes?: string
  /** For people: how Rapport learns of removed records, if `deletes` does not say everything. */
  gone?: string
  /** The shortest time from one run to the next. */
  everySeconds: number
  /** Reads all records, from the first page to the last. Without `changes`, every run does this. */
  walk?: Pages<FullSyncStart>
  /** Reads what has changed since the last run. */
  changes?: ChangeFeed | ChangeWindow
  /**
   * With `changes`: how often everything is read again, to find what `changes` missed. 7 days by default, `null` for never.
   */
  reconcileSeconds?: number | null
  /**
   * If a walk does not go back to the beginning: the time, in epoch milliseconds, from which the walk is complete. Rapport
   * keeps older sources.
   */
  since?(start: FullSyncStart): number
  /**
   * How Rapport finds deleted records. `absence`: a record is gone if nothing in a complete walk becomes it.
   * Activities stay. `said`: the vendor lists deleted records, and `map` returns a `removal` for each.
   */
  deletes: 'absence' | 'said'
  /** Makes the further requests that the records of a page need, and returns the records for `map`. `lookup` sends equal requests once a run. */
  complete?(records: readonly unknown[], lookup: SendRequest, context: StreamContext): Promise<readonly unknown[]>
  /**
   * `false` for streams with very many activities that never change. Rapport then stores each activity once, and no record beside it. Only a `removal` that
   * names the activity removes it.
   */
  keepsActivities?: false
  /** Turns a record into operations. If it throws, Rapport counts the record as unreadable, shows the error, and reads the other records. */
  map(record: unknown, context: StreamContext): readonly Operation[]
  /**
   * Why a record is left out on purpose, in words of your own that continue "records …", such as `without an email`. `undefined` for a record that is kept.
   * Never put data of the record into the words.
   */
  leftOut?(record: unknown, context: StreamContext): string | undefined
  /** Further operations if a walk misses a record, such as the `absence` of its activities. Rapport removes the record itself. */
  ended?(gone: GoneRecord, context: Pick<StreamContext, 'startedAt'>): readonly Operation[]
  /** The id of a record, for the list of unreadable records. */
  recordId(record: unknown): string | undefined
}

/** A record that a walk has missed. */
export interface GoneRecord {
  /** The kind of the operation that made the record. */
  kind: RecordedKind
  /** The id of this operation. */
  id: string
  /** For a person: what the record said. */
  person?: Pick<ReportedPerson, 'email' | 'userId' | 'account'>
}

/** Pages of records. A short page never means the end. Only null from `next` does. */
export interface Pages<Start> {
  /** The request for the first page. */
  first(start: Start): ApiRequest
  /** The request for the next page. `null` ends the list. */
  next(answer: ApiResponse, asked: ApiRequest): ApiRequest | null
  /** The records of a page. Throws for an answer without a list, as an empty list would say that there are no records. */
  records(answer: ApiResponse, asked: ApiRequest): readonly unknown[]
  /** The request for a smaller page, if an answer was too large. `undefined` if the page cannot be smaller. */
  smaller?(asked: ApiRequest): ApiRequest | undefined
}

export interface FullSyncStart {
  /** When the walk began. */
  startedAt: number
}

/** A list of changes with places of the vendor's own, such as sync tokens or ids of events. */
export interface ChangeFeed extends Pages<{ place: string }> {
  /** Says that it is a feed. */
  kind: 'feed'
  /** Asks for the current place, before the first walk. */
  start(request: SendRequest): Promise<string>
  /** The place after this page, if the answer has one. */
  place(answer: ApiResponse, before: string): string
  /** If this time has passed since Rapport read everything, Rapport reads everything again. */
  maximumAgeSeconds?: number
}

/** Windows of time. A window stays the same over all of its pages, and its times are epoch milliseconds. */
export interface ChangeWindow extends Pages<{ from: number; to: number }> {
  /** Says that it is a window. */
  kind: 'window'
  /** A window begins this long before the end of the last one, because lists of changes lag. */
  lookbackSeconds: number
  /** A window ends this long before now. */
  settleSeconds: number
  /** If the last window ended longer ago than this, Rapport reads everything again. Use it if the vendor forgets older changes. */
  maximumAgeSeconds?: number
}

/** What `map` and `complete` may know. */
export interface StreamContext {
  /** The id of the connected account, from `check`. */
  account: string
  /** When the walk or the window began, in epoch milliseconds. Use it as `at` of a record without a time of change. */
  startedAt: number
  /** Whether it is the first walk, which reads history. */
  historical: boolean
  /** What a person decided about the connection, such as the meaning of a CRM's stages. */
  configuration: JsonObject | null
}
