import type { MethodOutputs } from '@rapport/client/session'
import { useQueries, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { assessmentsQuery, statesQuery } from '../api/queries'
import { Empty, Reading } from '../ui/states'
import { Avatar, Badge, Said, When } from '../ui/text'

export type CustomerState = MethodOutputs['customers.assessment']['state']

/** The states in words, with the tone of their badge. */
export const states: Record<CustomerState, { tone: string; words: string }> = {
  leaving: { tone: 'bad', words: 'Leaving' },
  at_risk: { tone: 'bad', words: 'At risk' },
  stuck: { tone: 'warn', words: 'Stuck' },
  growing: { tone: 'good', words: 'Growing' },
  calm: { tone: 'good', words: 'Calm' },
  unknown: { tone: 'quiet', words: 'Unknown' }
}

/** The assessment of a customer in one word. */
export function StateBadge({ state }: { state: CustomerState }) {
  return <Badge of={states[state].tone} label={states[state].words} />
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

/** The customers that may leave, those that came to be so last first. */
export function MayLeave() {
  const query = useQuery(assessmentsQuery('leaving,at_risk'))
  return (
    <Reading query={query} rows={3}>
      {({ items }) =>
        items.length === 0 ? (
          <Empty title="No customer is at risk">
            A customer appears here when its words, its activity or its contract say that it may leave.
          </Empty>
        ) : (
          <ul className="list">
            {items.map(({ customerId, name, state, headline, since }) => (
              <li className="list-row of-somebody" key={customerId}>
                <Avatar name={name} />
                <span className="list-main">
                  <Link to="/customers/$id" params={{ id: customerId }} search={{}} className="row-link" data-row>
                    <Said>{name}</Said>
                  </Link>
                  <span className="soft list-under">
                    <Said>{headline}</Said>
                  </span>
                </span>
                <StateBadge state={state} />
                <span className="list-when soft">{since && <When at={since} />}</span>
              </li>
            ))}
          </ul>
        )
      }
    </Reading>
  )
}
