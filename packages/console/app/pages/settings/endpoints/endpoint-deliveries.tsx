import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { client } from '../../../api/client'
import { type Endpoint, type EndpointDelivery, endpointDeliveriesQuery } from '../../../api/endpoints'
import { t } from '../../../texts/catalogue'
import { TextOf } from '../../../texts/text-of'
import { Section } from '../../../ui/page'
import { Empty, Reading } from '../../../ui/states'
import { Badge, When } from '../../../ui/text'
import { useOutcome } from '../../../ui/toasts'
import { eventWords } from './event-words'

const tones = { PENDING: 'quiet', DELIVERED: 'good', FAILED: 'bad' } as const

/** The last messages to an endpoint. What failed can be sent again. */
export function EndpointDeliveries({ endpoint: { id, enabled } }: { endpoint: Endpoint }) {
  const query = useInfiniteQuery(endpointDeliveriesQuery(id))
  const queries = useQueryClient()
  const { done, failed } = useOutcome()
  const replay = useMutation({
    mutationFn: (deliveryId: string | undefined) =>
      deliveryId === undefined ? client.endpoints.replayFailed(id) : client.endpoints.replay(id, deliveryId),
    onSuccess: async (replayed) => {
      await queries.invalidateQueries({ queryKey: ['endpoints'] })
      done(t('endpoints.replayed', { count: replayed }))
    },
    onError: failed
  })
  const all = query.data?.pages.flatMap(({ items }) => items) ?? []
  const hasFailed = all.some(({ status }) => status === 'FAILED')
  return (
    <Section
      title={t('channels.lastMessages')}
      aside={
        enabled &&
        hasFailed && (
          <button type="button" className="button small" onClick={() => replay.mutate(undefined)} disabled={replay.isPending}>
            {t('endpoints.replayAll')}
          </button>
        )
      }
    >
      <Reading query={query} rows={3}>
        {() =>
          all.length === 0 ? (
            <Empty title={t('channels.noMessages')}>{t('channels.noMessagesWhy')}</Empty>
          ) : (
            <ul className="list">
              {all.map((delivery) => (
                <Row
                  key={delivery.id}
                  of={delivery}
                  onReplay={enabled && !replay.isPending && delivery.status === 'FAILED' ? () => replay.mutate(delivery.id) : undefined}
                />
              ))}
            </ul>
          )
        }
      </Reading>
      {query.hasNextPage && (
        <button type="button" className="button small" onClick={() => void query.fetchNextPage()} disabled={query.isFetchingNextPage}>
          {t('ui.showMore')}
        </button>
      )}
    </Section>
  )
}

function Row({
  of: { type, status, attempts, error, nextAttemptAt, createdAt },
  onReplay
}: {
  of: EndpointDelivery
  onReplay: (() => void) | undefined
}) {
  return (
    <li className="list-row">
      <span className="list-main">
        <span>
          {eventWords(type)} <Badge of={tones[status]} label={t(`deliveries.status.${status}`)} />
        </span>
        <span className="soft list-under">
          <When at={createdAt} /> · {t('deliveries.attempts', { count: attempts })}
          {attempts > 0 && nextAttemptAt && (
            <>
              {' · '}
              <TextOf of="endpoints.nextAttempt" values={{ when: <When at={nextAttemptAt} /> }} />
            </>
          )}
        </span>
        {error && status !== 'DELIVERED' && <span className="fault">{error}</span>}
      </span>
      {onReplay && (
        <button type="button" className="button small" onClick={onReplay}>
          {t('endpoints.replay')}
        </button>
      )}
    </li>
  )
}
