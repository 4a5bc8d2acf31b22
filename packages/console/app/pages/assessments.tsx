import type { MethodOutputs } from '@rapport/client/session'
import { useQueries } from '@tanstack/react-query'
import { statesQuery } from '../api/queries'
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

/** As many customers as one call may name. */
const atOnce = 100

/** How each of these customers stands. Customers whose assessment is not read yet are left out. */
export function useStates(ids: readonly string[]): ReadonlyMap<string, CustomerState> {
  const groups = Array.from({ length: Math.ceil(ids.length / atOnce) }, (_, index) => ids.slice(index * atOnce, (index + 1) * atOnce))
  return useQueries({ queries: groups.map(statesQuery), combine: joined })
}

const joined = (queries: readonly { data: MethodOutputs['customers.assessments'] | undefined }[]) =>
  new Map(queries.flatMap(({ data }) => data?.items.map(({ customerId, state }) => [customerId, state] as const) ?? []))
