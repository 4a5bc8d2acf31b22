import type { Descriptor } from '../../providers/index.js'
import type { JsonObject } from '../../storage/index.js'
import { isoTime } from '../../values/index.js'
import type { IntegrationStatus } from '../connections/read-connections.js'
import type { previewMapping } from '../mapping/preview.js'
import type { CrmMapping } from '../mapping/recommend.js'
import type { Handoff } from './sessions.js'

export const setupErrors = [
  'OWNER_REQUIRED',
  'CONNECTION_CONFLICT',
  'CREDENTIAL_REQUIRED',
  'CREDENTIAL_REJECTED',
  'LEGACY_CONNECTION_REQUIRED',
  'HANDOFF_UNAVAILABLE',
  'TRANSIENT_FAILURE'
] as const
export type SetupError = (typeof setupErrors)[number]

export const handoffPurposes = ['authentication', 'recovery', 'external_setup'] as const

/** What is to be done next to set an integration up. */
export type NextStep =
  | { kind: 'browser_handoff'; purpose: (typeof handoffPurposes)[number]; url: string; sessionId: string; expiresAt: string }
  | { kind: 'crm_mapping'; recommendation: CrmMapping }
  | { kind: 'mixpanel_mapping'; preview: Awaited<ReturnType<typeof previewMapping>> }

/** What a call gives to set an integration up. */
export interface SetupInput {
  descriptor: Descriptor
  /** Whether it is connected by a key that the caller gives, and not by signing in or on the page alone. */
  byKey: boolean
  /** Whether the caller has chosen signing in at the vendor: then a page that takes a key alone is not what was asked for. */
  wantsSignIn: boolean
  credentials: Readonly<Record<string, string>> | undefined
  configuration: JsonObject | undefined
}

/** What came of a call that sets an integration up. */
export interface SetupAnswer {
  status: IntegrationStatus
  next: NextStep | null
  error: { code: SetupError; message: string; retryable: boolean } | null
}

export function setupError(code: SetupError, message: string) {
  return { code, message: message.slice(0, 2_000), retryable: code === 'TRANSIENT_FAILURE' }
}

export function handoffStep({ sessionId, url, expiresAt }: Handoff, purpose: (typeof handoffPurposes)[number]): NextStep {
  return { kind: 'browser_handoff', purpose, url, sessionId, expiresAt: isoTime(expiresAt) }
}
