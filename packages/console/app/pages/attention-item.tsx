import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { attentionItemQuery } from '../api/queries'
import { useMay } from '../api/session'
import { t } from '../texts/catalogue'
import { TextOf } from '../texts/text-of'
import { Dialog } from '../ui/dialog'
import { customerName, safeLink } from '../ui/format'
import { Icon } from '../ui/icons'
import { Section } from '../ui/page'
import { Reading } from '../ui/states'
import { Badge, Said, When } from '../ui/text'
import { useAttentionWork } from './work/use-attention-work'

/** One item with all that speaks for it, in a panel at the side. */
export function AttentionItemPanel({ id, onClose }: { id: string; onClose(): void }) {
  const query = useQuery(attentionItemQuery(id))
  const mayWrite = useMay('data:write')
  const work = useAttentionWork()
  const act = (name: 'resolve' | 'reopen') => work.mutate({ act: name, ids: [id] }, { onSuccess: onClose })
  return (
    <Dialog kind="side" title={<Said>{query.data?.title ?? t('attention.item')}</Said>} onClose={onClose}>
      <Reading query={query} rows={6}>
        {(item) => {
          const link = safeLink(item.preparedActionUrl)
          return (
            <div className="item">
              <p className="source-facts">
                <Badge of={item.priority} label={t(`attention.priority.${item.priority}`)} />
                <Link to="/customers/$id" params={{ id: item.customer.id }} search={{}}>
                  <Said>{customerName(item.customer)}</Said>
                </Link>
                <span>
                  <TextOf of="attention.since" values={{ when: <When at={item.lifecycle.customerVisibleAt} /> }} />
                </span>
              </p>
              <Section title={t('attention.whatChanged')}>
                <p>
                  <Said>{item.whatChanged}</Said>
                </p>
              </Section>
              <Section title={t('attention.whyItMatters')}>
                <p>
                  <Said>{item.whyItMatters}</Said>
                </p>
                <p className="soft">
                  <Said>{item.priorityReason}</Said>
                </p>
                {item.uncertainty && (
                  <p className="soft">
                    <TextOf of="attention.notSure" values={{ why: <Said>{item.uncertainty}</Said> }} />
                  </p>
                )}
              </Section>
              {item.evidence.length > 0 && (
                <Section title={t('attention.evidence')}>
                  <ul className="plain-list">
                    {item.evidence.map(({ title, sourceLabel, observedAt, role }) => (
                      <li key={`${title} ${sourceLabel} ${observedAt}`}>
                        <Said>{title}</Said>
                        <span className="soft">
                          {role === 'supporting' ? '' : `${t(`attention.role.${role}`)} · `}
                          <Said>{sourceLabel}</Said> · <When at={observedAt} />
                        </span>
                      </li>
                    ))}
                  </ul>
                </Section>
              )}
              {item.timeline.length > 0 && (
                <Section title={t('attention.history')}>
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
                    {t('attention.openAction')} <Icon name="external" />
                  </a>
                )}
                {mayWrite && (
                  <button
                    type="button"
                    className="button primary"
                    disabled={work.isPending}
                    onClick={() => act(item.lifecycle.status === 'open' ? 'resolve' : 'reopen')}
                  >
                    {t(item.lifecycle.status === 'open' ? 'attention.resolve' : 'attention.reopen')}
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
