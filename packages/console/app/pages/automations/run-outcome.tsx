import type { Run } from '../../api/watching'
import { t } from '../../texts/catalogue'
import { Badge } from '../../ui/text'

const tones: Record<Run['status'], string> = {
  PENDING: 'quiet',
  SKIPPED: 'quiet',
  RUNNING: 'info',
  READY_FOR_DELIVERY: 'info',
  DELIVERED: 'good',
  PARTIAL_FAILURE: 'warn',
  FAILED: 'bad'
}

/** Every outcome of a run, in words. */
export const runOutcomes = () => (Object.keys(tones) as Run['status'][]).map((each) => [each, t(`automations.status.${each}`)] as const)

/** What a run came to, in words. */
export const RunOutcome = ({ of: { status } }: { of: Pick<Run, 'status'> }) => (
  <Badge of={tones[status]} label={t(`automations.status.${status}`)} />
)
