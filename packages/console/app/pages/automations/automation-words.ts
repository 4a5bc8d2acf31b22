import type { Automation } from '../../api/watching'
import { t } from '../../texts/catalogue'
import { listed } from '../../ui/format'
import { accountsSentence } from '../accounts/account-words'
import { scheduleSentence } from '../schedule'
import { ownerOfCustomer } from './task-template'

/** What makes it run, in a sentence. */
export function triggerSentence(automation: Automation, names: readonly (readonly [id: string, name: string])[]): string {
  const { schedule, signalIds, matchMode, matchCount, agentId } = automation
  const watched = signalIds.map((id) => names.find(([each]) => each === id)?.[1] ?? t('automations.aSignal'))
  if (!schedule) return watched.length > 0 ? t('automations.sentence.atOnce', { what: signalsText() }) : t('automations.sentence.atOnceAny')
  const what = agentId ? t('automations.sentence.agentFinds') : t('automations.sentence.attention')
  return t('automations.sentence.scheduled', { when: scheduleSentence(schedule), what: watched.length > 0 ? signalsText() : what })

  function signalsText(): string {
    if (matchMode === 'ANY') return listed(watched, 'disjunction')
    if (matchMode === 'ALL') return listed(watched)
    return t('automations.sentence.someOf', { number: matchCount ?? 1, names: listed(watched) })
  }
}

/** Whom it is about, in words; everybody where nothing narrows it. */
export const audienceSentence = ({ audienceFilter }: Automation, members: readonly { id: string; name: string }[]) =>
  accountsSentence(audienceFilter, members) ?? t('accounts.all')

/** The task that it makes for each customer, in words; undefined where it makes none. */
export function taskSentence({ task }: Automation, members: readonly { id: string; name: string }[]): string | undefined {
  if (!task) return undefined
  const { title, dueInDays, assigneeId } = task
  const member = members.find(({ id }) => id === assigneeId)?.name ?? t('work.aMember')
  const who = assigneeId === null ? t('work.nobody') : assigneeId === ownerOfCustomer ? t('automations.task.owner') : member
  return dueInDays === null
    ? t('automations.task.sentence', { title, who })
    : t('automations.task.sentenceDue', { title, who, count: dueInDays })
}

/** What was done, and what still keeps it from having an effect. */
export const withWarnings = (message: string, warnings: readonly { message: string }[]) =>
  warnings.length === 0 ? message : t('automations.withWarnings', { message, warnings: warnings.map((each) => each.message).join(' ') })
