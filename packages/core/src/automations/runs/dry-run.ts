import { type Static, Type } from 'typebox'
import { RapportError } from '../../errors.js'
import { currentIds } from '../../identity/index.js'
import { nextRun } from '../../settings/index.js'
import { signalOccurrences } from '../../signals/index.js'
import type { OrganizationStore } from '../../storage/index.js'
import { day, isoTime, isoTimeOrNull } from '../../values/index.js'
import { attentionCandidates, occurrenceCandidates } from '../candidates.js'
import { type AutomationWarning, checkReferences, warningShape } from '../check-references.js'
import { findAutomation } from '../read-automations.js'
import { chooseItems } from './choose-items.js'
import { joinMatches } from './join-matches.js'
import { runItemShape } from './run-log.js'

const exact = { additionalProperties: false }

/** Whom an automation would tell of, and whom it would leave out, with the reason. */
export const dryRunShape = Type.Object(
  {
    periodStart: Type.String({ format: 'date-time' }),
    periodEnd: Type.String({ format: 'date-time' }),
    nextRunAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
    customers: Type.Array(runItemShape),
    leftOut: Type.Array(
      Type.Object(
        {
          customerId: Type.String({ format: 'uuid' }),
          customerName: Type.String(),
          cause: Type.Enum(['audience', 'cooldown', 'cap']),
          why: Type.String()
        },
        exact
      )
    ),
    warnings: Type.Array(warningShape)
  },
  exact
)

/** Whom an automation would tell of, and whom it would leave out, with the reason. */
export type DryRun = Static<typeof dryRunShape>

/** How far a dry run looks back, by how often the automation runs. */
const lookBack = { hourly: day, daily: day, weekly: 7 * day }
const maxOccurrences = 5_000

/**
 * Says whom an automation would tell of if it ran now, and why: by what was seen within the last day, of a weekly one the last 7 days, also before it was
 * enabled. It sends and writes nothing. Throws NOT_FOUND.
 */
export async function dryRun(store: OrganizationStore, id: string, now: number): Promise<DryRun> {
  const automation = await findAutomation(store, id)
  const { definition } = automation
  const { schedule } = definition
  const from = now - (schedule ? lookBack[schedule.cadence] : day)
  const candidates =
    definition.signalIds.length === 0
      ? await attentionCandidates(store, from, now + 1)
      : await occurrenceCandidates(store, joinMatches(await seenSince(store, definition.signalIds, from), definition, now).matched)
  const { items, leftOut } = await chooseItems(store, automation, candidates, now)
  const warnings = await checkReferences(store, definition).catch(asWarning)
  if (definition.agentId !== null)
    warnings.push({
      path: 'agentId',
      message: 'Its agent says in each run what is told: these are the customers that it would be asked about'
    })
  return {
    periodStart: isoTime(from),
    periodEnd: isoTime(now),
    nextRunAt: isoTimeOrNull(schedule ? nextRun(schedule, now) : null),
    customers: items,
    leftOut,
    warnings
  }
}

/** What would be refused if it were saved again, such as a destination that was archived since. */
function asWarning(error: unknown): AutomationWarning[] {
  if (error instanceof RapportError) return [{ path: 'definition', message: error.message.replace(/^input\./, '') }]
  throw error
}

async function seenSince(store: OrganizationStore, signalIds: readonly string[], from: number) {
  const seen = await store.find(signalOccurrences, {
    where: { signal_id: { in: signalIds }, detected_at: { gte: from } },
    orderBy: { column: 'detected_at', direction: 'desc' },
    limit: maxOccurrences
  })
  const current = await currentIds(
    store,
    seen.map(({ customer_id }) => customer_id),
    'customer'
  )
  return seen.map(({ id, signal_id, customer_id, detected_at }) => {
    return { automation_id: id, occurrence_id: id, signal_id, customer_id: current.get(customer_id) ?? customer_id, at: detected_at }
  })
}
