import type { MethodOutputs } from '@rapport/client/session'
import { t } from '../texts/catalogue'
import { Badge } from '../ui/text'

export type CustomerState = MethodOutputs['customers.assessment']['state']

/** The tone of each state's badge. */
export const stateTones: Record<CustomerState, string> = {
  leaving: 'bad',
  at_risk: 'bad',
  stuck: 'warn',
  growing: 'good',
  calm: 'good',
  unknown: 'quiet'
}

/** The assessment of a customer in one word. */
export function StateBadge({ state, hasLeft = false }: { state: CustomerState; hasLeft?: boolean }) {
  return hasLeft ? <Badge of="quiet" label={t('standing.left')} /> : <Badge of={stateTones[state]} label={t(`standing.states.${state}`)} />
}
