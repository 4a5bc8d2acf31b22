import { useQuery } from '@tanstack/react-query'
import { standingQuery } from '../../api/briefing'
import { Said } from '../../ui/text'
import { StateBadge } from '../assessments'
import { HealthScore, NextStep, whyOf } from '../standing'

/** How the customer stands, in a line above all of its parts: the judgement, health and its trend, the strongest reason and what to do. */
export function StandingHead({ id }: { id: string }) {
  const standing = useQuery(standingQuery(id)).data
  if (!standing) return null
  return (
    <p className="standing-head">
      <StateBadge state={standing.state} hasLeft={standing.hasLeft} />
      <HealthScore health={standing.health} />
      <Said>{whyOf(standing)}</Said>
      <NextStep next={standing.next} />
    </p>
  )
}
