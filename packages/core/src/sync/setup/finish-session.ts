import type { IntegrationProcess } from '../../context/index.js'
import type { Credential } from '../../providers/index.js'
import type { SecretText } from '../../vault/index.js'
import { connect } from '../connections/connect.js'
import type { Counting } from '../connections/counting.js'
import { proveCredential } from '../connections/prove-credential.js'
import { needsMapping } from '../mapping/needs-mapping.js'
import { failPage, type PageResult, type PageSession, pageContext } from './page-session.js'

/** A credential that a person has given on the page or at the vendor. */
export interface GivenCredential {
  credential: Credential
  secrets: Readonly<Record<string, SecretText>>
  /** What the person did not grant. */
  notGranted: readonly string[]
  /** Of product analytics: what its events count for, where somebody has chosen it. */
  counts?: Counting | null
}

/** What came of a credential: a result, or that it does not serve (`rejected`) or could not be proven now (`away`). */
export type Finished = { kind: 'result'; result: PageResult } | { kind: 'rejected' | 'away'; message: string }

/** Proves a credential and connects with it. */
export async function finishSession(
  process: IntegrationProcess,
  page: PageSession,
  given: GivenCredential,
  requestId: string
): Promise<Finished> {
  const { descriptor, ways, session, organizationName } = page
  const proved = await proveCredential(process, ways.provider, given.credential)
  if (proved.kind !== 'ok') return { kind: proved.kind === 'away' ? 'away' : 'rejected', message: proved.message }
  const mapping = await needsMapping(process, descriptor, ways.provider, given.credential)
  const context = pageContext(process, page, requestId)
  const unread = [...given.notGranted, ...(proved.value.missing ?? []).map(({ permission }) => permission)]
  const message = unread.length === 0 ? '' : `Not everything can be read, as this was not allowed: ${[...new Set(unread)].join(', ')}`
  const outcome = await connect(process, context, {
    descriptor,
    account: proved.value,
    auth: given.credential.kind,
    secrets: given.secrets,
    configuration: null,
    counts: given.counts ?? null,
    needsMapping: mapping,
    sessionId: session.id,
    note: message === '' ? null : message
  })
  const failed = async (message: string): Promise<Finished> => ({ kind: 'result', result: await failPage(process, page, message) })
  switch (outcome.kind) {
    case 'conflict':
      return failed(outcome.message)
    case 'over_cap':
      return failed(
        `The plan ${outcome.cap.plan} allows ${outcome.cap.limit} connected integrations: disconnect one, or choose a larger plan`
      )
    case 'session_over':
      return failed('The link was over before the connection was made: ask for a new one')
    case 'connected':
      return { kind: 'result', result: { status: 'connected', providerName: descriptor.name, organizationName, message } }
  }
}
