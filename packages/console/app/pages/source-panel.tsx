import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Fragment, useEffect, useRef } from 'react'
import { sourceQuery } from '../api/queries'
import { t } from '../texts/catalogue'
import { Dialog } from '../ui/dialog'
import { clock, codeWord, customerName, exact, safeLink, sourceKind, words } from '../ui/format'
import { Icon } from '../ui/icons'
import { Empty, Reading } from '../ui/states'
import { Said, When } from '../ui/text'
import './source-panel.css'

interface Segment {
  id: string
  text: string
  speaker?: string | null
  at?: string | null
}

/** The source that the address names, in a panel at the side of whatever page is open. */
export function SourcePanel() {
  const { source, quote } = useSearch({ from: '__root__' })
  const navigate = useNavigate()
  if (source === undefined) return null
  const at = source.indexOf('/')
  const close = () => void navigate({ to: '.', search: ({ source: _, quote: __, ...rest }) => rest, resetScroll: false })
  return <Source key={source} sourceType={source.slice(0, at)} sourceId={source.slice(at + 1)} quote={quote} onClose={close} />
}

function Source({
  sourceType,
  sourceId,
  quote,
  onClose
}: {
  sourceType: string
  sourceId: string
  quote: string | undefined
  onClose(): void
}) {
  const query = useInfiniteQuery(sourceQuery(sourceType, sourceId))
  const { hasNextPage, isFetchingNextPage, fetchNextPage, data } = query
  // The quoted words may stand on a later page.
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, fetchNextPage])
  const whole = data?.pages[0]
  const link = safeLink(whole?.permalink)
  return (
    <Dialog kind="side" title={<Said>{whole?.title?.trim() || sourceKind(sourceType)}</Said>} onClose={onClose}>
      <Reading query={query} rows={8}>
        {({ pages }) => {
          const [page] = pages
          if (!page) return null
          const segments = pages.flatMap(({ record }) => (record.segments as Segment[] | undefined) ?? [])
          return (
            <div className="source">
              <p className="source-facts">
                <span>{sourceKind(page.sourceType)}</span>
                <When at={page.occurredAt} />
                {page.customer && (
                  <Link to="/customers/$id" params={{ id: page.customer.id }} search={{}}>
                    <Said>{customerName(page.customer)}</Said>
                  </Link>
                )}
                {link && (
                  <a href={link} target="_blank" rel="noopener noreferrer">
                    {page.provider ? t('source.openIn', { provider: words(page.provider) }) : t('source.openOriginal')}{' '}
                    <Icon name="external" />
                  </a>
                )}
              </p>
              <Participants of={page.participants} />
              {page.summary && (
                <p className="source-summary">
                  <Said>{page.summary}</Said>
                </p>
              )}
              {segments.length > 0 ? (
                <Transcript segments={segments} quote={quote} />
              ) : (
                <Records record={page.record} hasSummary={page.summary !== null} />
              )}
            </div>
          )
        }}
      </Reading>
    </Dialog>
  )
}

function Participants({ of }: { of: { name: string | null; email: string | null; role: string; affiliation: string | null }[] }) {
  if (of.length === 0) return null
  return (
    <ul className="participants" aria-label={t('source.participants')}>
      {of.map(({ name, email, role, affiliation }) => (
        <li
          key={`${email} ${name} ${role}`}
          title={[email, codeWord('participant', role), affiliation && affiliation !== 'unknown' && codeWord('affiliation', affiliation)]
            .filter(Boolean)
            .join(' · ')}
        >
          <Said>{name || email || t('source.unknown')}</Said>
        </li>
      ))}
    </ul>
  )
}

function Transcript({ segments, quote }: { segments: Segment[]; quote: string | undefined }) {
  const marked = useRef<HTMLElement>(null)
  useEffect(() => {
    // Newer browsers return a Promise here. React would call it as the effect's clean-up.
    void marked.current?.scrollIntoView({ block: 'center' })
  }, [])
  const quoted = quote === undefined ? undefined : segments.find(({ text }) => text.includes(quote) || quote.includes(text))
  return (
    <ol className="transcript">
      {segments.map((segment, index) => {
        const { id, text, speaker, at } = segment
        const isNew = speaker !== segments[index - 1]?.speaker
        return (
          <li key={id} className={isNew ? 'turn' : ''}>
            {isNew && speaker && (
              <p className="speaker">
                <Said>{speaker}</Said>{' '}
                {at && (
                  <time dateTime={at} title={exact(new Date(at))}>
                    {clock(new Date(at))}
                  </time>
                )}
              </p>
            )}
            <p>
              {segment === quoted ? (
                <mark ref={marked}>
                  <Said>{text}</Said>
                </mark>
              ) : (
                <Said>{text}</Said>
              )}
            </p>
          </li>
        )
      })}
    </ol>
  )
}

/** A record of a provider, as names and values. */
function Records({ record, hasSummary }: { record: Record<string, unknown>; hasSummary: boolean }) {
  const fields = Object.entries(record).filter(([name, value]) => name !== 'pagination' && name !== 'segments' && value !== null)
  if (fields.length === 0) return hasSummary ? null : <Empty title={t('source.noText')}>{t('source.noTextWhy')}</Empty>
  return (
    <dl className="facts-list">
      {fields.map(([name, value]) => (
        <Fragment key={name}>
          <dt>{words(name)}</dt>
          <dd>
            <Said>{typeof value === 'string' ? value : JSON.stringify(value)}</Said>
          </dd>
        </Fragment>
      ))}
    </dl>
  )
}
