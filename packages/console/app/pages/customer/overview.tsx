import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { attentionQuery, factsQuery, profileQuery, relationshipQuery, sourcesQuery, timelineQuery } from '../../api/queries'
import { Figure } from '../../charts/figure'
import { t } from '../../texts/catalogue'
import { count, safeLink } from '../../ui/format'
import { Icon } from '../../ui/icons'
import { Section } from '../../ui/page'
import { Empty, Reading } from '../../ui/states'
import { Badge, Said, When } from '../../ui/text'
import { AttentionRow } from '../attention-row'
import { readable } from '../standing'
import { Assessment } from './assessment'
import { ChannelLanes, sourceRows } from './channel-lanes'
import type { Customer } from './customer-facts'
import { type Fact, FactQuote, placeOf } from './fact-quote'
import { Health } from './health'
import { Event } from './timeline'

const channelSql = (customerId: string) => `select date_trunc('week', occurred_at) as week, channel, count(*) as events
from activity
where customer_id = '${customerId}' and occurred_at > now() - interval '182 days'
group by 1, 2 order by 1`

const halfYear = 182 * 86_400_000

const toneOf: Record<string, string> = { 'Churn risk': 'CHURN_RISK', 'Champion risk': 'CHAMPION_RISK', Expansion: 'EXPANSION' }

/** How things stand with a customer, in the words of what is known. */
export function Overview({ customer }: { customer: Customer }) {
  const { id } = customer
  const relationship = useQuery(relationshipQuery(id))
  const facts = useInfiniteQuery(factsQuery({ customer: id, status: ['ACTIVE'], limit: 50 }))
  const recent = useInfiniteQuery(timelineQuery({ customer: id, timeframe: 'all', limit: 8 }))
  const attention = useInfiniteQuery(attentionQuery('open', { customerId: id }))
  const [since] = useState(() => new Date(Date.now() - halfYear).toISOString())
  const sources = useQuery(sourcesQuery(id, since)).data
  const more = useMemo(() => sourceRows(sources ?? []), [sources])
  const open = attention.data?.pages[0]?.items ?? []
  const known = facts.data?.pages[0]?.facts ?? []
  return (
    <div className="columns">
      <div>
        <Assessment id={id} facts={known} />
        {open.length > 0 && (
          <Section title={t('overview.needsAttention')}>
            <ul className="list">
              {open.map((item) => (
                <AttentionRow key={item.id} item={item} isOfPage />
              ))}
            </ul>
          </Section>
        )}
        <Section title={t('overview.brief')}>
          <Reading query={relationship} rows={4}>
            {({ relationship: { summary, items } }) =>
              summary === null && items.length === 0 ? (
                <Empty title={t('overview.noBrief')}>{t('overview.noBriefWhy')}</Empty>
              ) : (
                <div className="brief">
                  {summary && (
                    <p className="brief-summary">
                      <Said>{readable(summary)}</Said>
                    </p>
                  )}
                  <ul className="statements">
                    {items.map(({ category, statement, observedAt, sourceLabels }) => (
                      <li key={`${category} ${statement}`}>
                        <bdi>
                          <Badge of={toneOf[category] ?? 'quiet'} label={category} />
                        </bdi>
                        <div>
                          <p>
                            <Statement text={statement} facts={known} />
                          </p>
                          <p className="soft">
                            <Said>{sourceLabels.join(' · ')}</Said>
                          </p>
                        </div>
                        <span className="soft list-when">{observedAt && <When at={observedAt} />}</span>
                      </li>
                    ))}
                  </ul>
                </div>
              )
            }
          </Reading>
        </Section>
        <Section
          title={t('overview.said')}
          aside={
            <Link to="/customers/$id" params={{ id }} search={{ tab: 'facts' }}>
              {t('overview.allFacts')}
            </Link>
          }
        >
          <Reading query={facts} rows={4}>
            {({ pages }) => {
              const found = otherWords(pages[0]?.facts ?? [], relationship.data?.relationship.items ?? [])
              if (found.length === 0 && known.length > 0) return <Empty title={t('overview.noMoreFacts')} />
              if (found.length === 0) return <Empty title={t('overview.noFacts')}>{t('overview.noFactsWhy')}</Empty>
              return (
                <ul className="quotes">
                  {found.map((fact) => (
                    <FactQuote key={fact.id} fact={fact} />
                  ))}
                </ul>
              )
            }}
          </Reading>
        </Section>
      </div>
      <div>
        <Health id={id} />
        <Figure title={t('overview.activity')} sql={channelSql(id)} more={more} whenEmpty={t('overview.noActivity')}>
          {(rows) => <ChannelLanes rows={rows} />}
        </Figure>
        <Section
          title={t('overview.latest')}
          aside={
            <Link to="/customers/$id" params={{ id }} search={{ tab: 'timeline' }}>
              {t('overview.timeline')}
            </Link>
          }
        >
          <Reading query={recent} rows={6}>
            {({ pages }) => {
              const events = pages[0]?.events ?? []
              if (events.length === 0) return <Empty title={t('overview.noEvents')} />
              return (
                <ul className="events">
                  {events.map((event) => (
                    <Event key={event.id} event={event} times={1} isDated />
                  ))}
                </ul>
              )
            }}
          </Reading>
        </Section>
        <Company id={id} />
      </div>
    </div>
  )
}

const telling = ['CHURN_RISK', 'CHAMPION_RISK', 'CONTACT_DEPARTURE', 'CONTACT_DISENGAGEMENT', 'COMPETITIVE', 'EXPANSION']

/** What was said beyond what the brief quotes, the most telling first. */
function otherWords(facts: readonly Fact[], statements: readonly { statement: string }[]): Fact[] {
  const rank = ({ factType }: Fact) => telling.indexOf(factType) + 1 || telling.length + 1
  const isQuoted = ({ assertion }: Fact) => statements.some(({ statement }) => statement.includes(assertion))
  return facts
    .filter((fact) => !isQuoted(fact))
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, 6)
}

/** A statement that quotes somebody opens the place where that was said. */
function Statement({ text, facts }: { text: string; facts: readonly Fact[] }) {
  const quoted = /^“(.+)”$/s.exec(text)?.[1]
  const fact = facts.find(({ assertion }) => assertion === quoted)
  const place = fact && placeOf(fact)
  if (!place) return <Said>{readable(text)}</Said>
  return (
    <Link to="." search={(before) => ({ ...before, ...place })} resetScroll={false} className="row-link" data-row>
      <Said>{readable(text)}</Said>
    </Link>
  )
}

/** What is known of the company, and how the last month went. */
function Company({ id }: { id: string }) {
  const profile = useQuery(profileQuery(id))
  const metrics = profile.data?.behaviorMetrics
  const summary = profile.data?.enrichment?.summary
  const website = safeLink(summary?.websiteUrl)
  if (!metrics && !summary) return null
  return (
    <Section title={t('overview.month')}>
      <dl className="facts-list">
        {metrics && (
          <>
            <dt>{t('overview.events')}</dt>
            <dd className="number">{t('overview.eventCount', { count: metrics.activityCount })}</dd>
            <dt>{t('overview.activePeople')}</dt>
            <dd className="number">{count(metrics.activeUsers)}</dd>
            <dt>{t('overview.lastEmail')}</dt>
            <dd>
              <When at={metrics.lastEmailAt} />
            </dd>
            <dt>{t('overview.lastMeeting')}</dt>
            <dd>
              <When at={metrics.lastMeetingAt} />
            </dd>
          </>
        )}
        {summary?.industry && (
          <>
            <dt>{t('overview.industry')}</dt>
            <dd>
              <Said>{summary.industry}</Said>
            </dd>
          </>
        )}
        {website && (
          <>
            <dt>{t('overview.website')}</dt>
            <dd>
              <a href={website} target="_blank" rel="noopener noreferrer">
                <Said>{new URL(website).hostname}</Said> <Icon name="external" />
              </a>
            </dd>
          </>
        )}
      </dl>
    </Section>
  )
}
