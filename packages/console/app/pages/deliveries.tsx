import type { MethodOutputs } from '@rapport/client/session'
import { plural } from '../ui/format'
import { Badge, Said, When } from '../ui/text'

type Delivery = Pick<MethodOutputs['automations.run']['deliveries'][number], 'id' | 'status' | 'error' | 'attempts' | 'endedAt'> & {
  kind?: string
}

const sent: Record<string, { name: string; tone: string }> = {
  PENDING: { name: 'Waiting', tone: 'quiet' },
  SENDING: { name: 'Being sent', tone: 'info' },
  DELIVERED: { name: 'Delivered', tone: 'good' },
  FAILED: { name: 'Failed', tone: 'bad' },
  UNKNOWN: { name: 'May have arrived', tone: 'warn' }
}

/** What became of messages. */
export function Deliveries({ of }: { of: readonly Delivery[] }) {
  return (
    <ul className="plain-list deliveries">
      {of.map(({ id, kind, status, error, attempts, endedAt }) => (
        <li key={id}>
          <span>
            {kind === 'test' ? 'Test' : 'Message'} <Badge of={sent[status]?.tone ?? 'quiet'} label={sent[status]?.name ?? status} />{' '}
            <span className="soft">
              {plural(attempts, 'attempt')} {endedAt && <When at={endedAt} />}
            </span>
          </span>
          {error && (
            <span className="fault">
              <Said>{error}</Said>
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
