import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { client } from '../api/client'
import { attentionItemQuery, attentionQuery } from '../api/queries'
import { useMay } from '../api/session'
import { Dialog } from '../ui/dialog'
import { customerName, safeLink } from '../ui/format'
import { Icon } from '../ui/icons'
import { Page, Section } from '../ui/page'
import { Empty, More, Reading } from '../ui/states'
import { Tabs } from '../ui/tabs'
import { Badge, Said, When } from '../ui/text'
import { useOutcome } from '../ui/toasts'
import { AttentionRow } from './attention-row'

/** What somebody should look at, the most pressing first. */
export function AttentionPage() {
  const { status = 'open', item } = useSearch({ from: '/attention' })
  const navigate = useNavigate({ from: '/attention' })
  const query = useInfiniteQuery(attentionQuery(status))
  const open = useInfiniteQuery(attentionQuery('open'))
  return (
    <Page title="Attention">
      <Tabs
        label="Status"
        tabs={[
          { id: 'open', name: 'Open', count: open.data?.pages[0]?.pagination.total },
          { id: 'resolved', name: 'Resolved' }
        ]}
        chosen={status}
        onChoose={(id) => void navigate({ search: (before) => ({ ...before, status: id as 'open' }), replace: true })}
      />
      <Reading query={query} rows={8}>
        {({ pages }) => {
          const items = pages.flatMap(({ items: each }) => each)
          if (items.length === 0)
            return status === 'open' ? (
              <Empty title="Nothing waits for you">
                Items open here by themselves, when a signal sees something, a fact tells of a risk, or a payment is past due; your own code
                can raise some too (<code>workspace.attention.raise(…)</code>). Each closes when its cause is gone.
              </Empty>
            ) : (
              <Empty title="Nothing was resolved yet">Items that are done are kept here.</Empty>
            )
          return (
            <>
              <ul className="list">
                {items.map((each) => (
                  <AttentionRow key={each.id} item={each} />
                ))}
              </ul>
              <More query={query} />
            </>
          )
        }}
      </Reading>
      {item && <Item id={item} onClose={() => void navigate({ search: ({ item: _, ...rest }) => rest, resetScroll: false })} />}
    </Page>
  )
}

function Item({ id, onClose }: { id: string; onClose(): void }) {
  const query = useQuery(attentionItemQuery(id))
  const mayResolve = useMay('data:write')
  const queries = useQueryClient()
  const { done, failed } = useOutcome()
  const resolve = useMutation({
    mutationFn: () => client.attention.resolve(id),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['attention'] })
      done('Resolved. It opens again when its cause comes back.')
      onClose()
    },
    onError: failed
  })
  return (
    <Dialog kind="side" title={<Said>{query.data?.title ?? 'Item'}</Said>} onClose={onClose}>
      <Reading query={query} rows={6}>
        {(item) => {
          const link = safeLink(item.preparedActionUrl)
          return (
            <div className="item">
              <p className="source-facts">
                <Badge of={item.priority} label={item.priority === 'NORMAL' ? 'Normal' : item.priority === 'HIGH' ? 'High' : 'Urgent'} />
                <Link to="/customers/$id" params={{ id: item.customer.id }} search={{}}>
                  <Said>{customerName(item.customer)}</Said>
                </Link>
                <span>
                  since <When at={item.lifecycle.customerVisibleAt} />
                </span>
              </p>
              <Section title="What changed">
                <p>
                  <Said>{item.whatChanged}</Said>
                </p>
              </Section>
              <Section title="Why it matters">
                <p>
                  <Said>{item.whyItMatters}</Said>
                </p>
                <p className="soft">
                  <Said>{item.priorityReason}</Said>
                </p>
                {item.uncertainty && (
                  <p className="soft">
                    Not sure: <Said>{item.uncertainty}</Said>
                  </p>
                )}
              </Section>
              {item.evidence.length > 0 && (
                <Section title="Evidence">
                  <ul className="plain-list">
                    {item.evidence.map(({ title, sourceLabel, observedAt, role }) => (
                      <li key={`${title} ${sourceLabel} ${observedAt}`}>
                        <Said>{title}</Said>
                        <span className="soft">
                          {role === 'supporting' ? '' : `${role} · `}
                          <Said>{sourceLabel}</Said> · <When at={observedAt} />
                        </span>
                      </li>
                    ))}
                  </ul>
                </Section>
              )}
              {item.timeline.length > 0 && (
                <Section title="History">
                  <ul className="plain-list">
                    {item.timeline.map(({ title, explanation, observedAt }) => (
                      <li key={`${title} ${observedAt}`}>
                        <Said>{title}</Said>
                        <span className="soft">
                          <Said>{explanation}</Said> · <When at={observedAt} />
                        </span>
                      </li>
                    ))}
                  </ul>
                </Section>
              )}
              <div className="dialog-actions">
                {link && (
                  <a className="button" href={link} target="_blank" rel="noopener noreferrer">
                    Open the prepared action <Icon name="external" />
                  </a>
                )}
                {mayResolve && item.lifecycle.status === 'open' && (
                  <button type="button" className="button primary" disabled={resolve.isPending} onClick={() => resolve.mutate()}>
                    {resolve.isPending ? 'Resolving…' : 'Mark as resolved'}
                  </button>
                )}
              </div>
            </div>
          )
        }}
      </Reading>
    </Dialog>
  )
}
