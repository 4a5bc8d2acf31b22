import type { MethodOutputs } from '@rapport/client/session'
import { t } from '../texts/catalogue'
import { words } from '../ui/format'
import { Badge, Said, When } from '../ui/text'

type Delivery = Pick<MethodOutputs['automations.run']['deliveries'][number], 'id' | 'status' | 'error' | 'attempts' | 'endedAt'> & {
  kind?: string
}

const tones = { PENDING: 'quiet', SENDING: 'info', DELIVERED: 'good', FAILED: 'bad', UNKNOWN: 'warn' } as const
const isKnown = (status: string): status is keyof typeof tones => Object.hasOwn(tones, status)

/** What became of one message. */
function Outcome({ status }: { status: string }) {
  return isKnown(status) ? (
    <Badge of={tones[status]} label={t(`deliveries.status.${status}`)} />
  ) : (
    <Badge of="quiet" label={words(status)} />
  )
}

/** What became of messages. */
export function Deliveries({ of }: { of: readonly Delivery[] }) {
  return (
    <ul className="plain-list deliveries">
      {of.map(({ id, kind, status, error, attempts, endedAt }) => (
        <li key={id}>
          <span>
            {kind === 'test' ? t('deliveries.test') : t('deliveries.message')} <Outcome status={status} />{' '}
            <span className="soft">
              {t('deliveries.attempts', { count: attempts })} {endedAt && <When at={endedAt} />}
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
