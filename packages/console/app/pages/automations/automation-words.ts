import type { Automation } from '../../api/watching'
import { t } from '../../texts/catalogue'
import { listed } from '../../ui/format'
import { accountsSentence } from '../accounts/account-words'
import { scheduleSentence } from '../schedule'

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

/** What was done, and what still keeps it from having an effect. */
export const withWarnings = (message: string, warnings: readonly { message: string }[]) =>
  warnings.length === 0 ? message : t('automations.withWarnings', { message, warnings: warnings.map((each) => each.message).join(' ') })
