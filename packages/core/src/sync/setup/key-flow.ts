import type { IntegrationProcess } from '../../context/index.js'
import { type FieldError, readFields } from '../../providers/index.js'
import { mayChooseCounting, readCounting } from '../connections/counting.js'
import { textsOfFields } from '../oauth/stored-credential.js'
import { integrationSessions } from '../tables/index.js'
import { finishSession } from './finish-session.js'
import { failPage, type PageResult, type PageSession } from './page-session.js'

/** What became of a key: a result, or why the form is shown again. */
export type KeyOutcome = { kind: 'result'; result: PageResult } | { kind: 'again'; message: string }

const maxRejections = 3

/** Takes the fields that a person gave on the page. The third key that the vendor refuses ends the session. */
export async function takeKey(
  process: IntegrationProcess,
  page: PageSession,
  form: Readonly<Record<string, string>>,
  requestId: string
): Promise<KeyOutcome> {
  const { descriptor, session, organizationId } = page
  const counts = mayChooseCounting(process, descriptor) ? readCounting(form.counts) : null
  if (counts === undefined) return { kind: 'again', message: 'Choose one of the answers: whether its events count' }
  const read = readFields(descriptor, form)
  if ('fault' in read) return { kind: 'again', message: wordsOf(read) }
  const { fields } = read
  const given = { credential: { kind: 'fields' as const, fields }, secrets: textsOfFields(fields), notGranted: [], counts }
  const finished = await finishSession(process, page, given, requestId)
  if (finished.kind === 'result') return finished
  if (finished.kind === 'away')
    return { kind: 'again', message: `${descriptor.name} cannot be asked now: ${finished.message}. Try again in a while.` }
  const rows = process.store.organization(organizationId)
  const counted = await rows.increment(integrationSessions, { id: session.id }, { rejections: 1 })
  if ((counted?.rejections ?? maxRejections) < maxRejections) return { kind: 'again', message: finished.message }
  return { kind: 'result', result: await failPage(process, page, `${finished.message}. That was the third try: ask for a new link`) }
}

function wordsOf({ field: { type, label }, fault }: FieldError): string {
  return type === 'boolean' ? `Tick "${label}": it ${fault}` : `${label} ${fault}`
}
