import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { t } from '../../texts/catalogue'
import { codeWord, customerName, sourceKind } from '../../ui/format'
import { Empty, More, Reading } from '../../ui/states'
import { Badge, Said, When } from '../../ui/text'
import { opening } from '../source-address'
import { type Statement, statementsQuery } from './queries'
import '../quote.css'

/** What a person said that facts rest on; each quote opens the place where it was said. */
export function PersonSaid({ id }: { id: string }) {
  const query = useInfiniteQuery(statementsQuery(id))
  return (
    <Reading query={query} rows={6}>
      {({ pages }) => {
        const items = pages.flatMap(({ items: each }) => each)
        if (items.length === 0 && !query.hasNextPage) return <Empty title={t('person.nothingSaid')}>{t('person.nothingSaidWhy')}</Empty>
        return (
          <>
            <ul className="quotes">
              {quotesOf(items).map((its) => (
                <SaidQuote key={keyOf(its[0])} its={its} />
              ))}
            </ul>
            <More query={query} />
          </>
        )
      }}
    </Reading>
  )
}

type Quoted = [Statement, ...Statement[]]

const keyOf = ({ sourceType, sourceId, quote }: Statement) => `${sourceType} ${sourceId} ${quote}`

/** Several facts may rest on the same words: the words stand once. */
function quotesOf(items: Statement[]): Quoted[] {
  const quotes = new Map<string, Quoted>()
  for (const item of items) {
    const known = quotes.get(keyOf(item))
    if (known) known.push(item)
    else quotes.set(keyOf(item), [item])
  }
  return [...quotes.values()]
}

function SaidQuote({ its }: { its: Quoted }) {
  const [{ quote, saidAt, sourceType, sourceId, sourceTitle, fact, customerId, customerName: name, customerDomain: domain }] = its
  const kinds = [...new Set(its.map((each) => each.fact.factType))]
  return (
    <li className="quote">
      <div>
        <p className="quote-text">
          <Link
            to="."
            search={(before) => ({ ...before, ...opening(sourceType, sourceId, quote) })}
            resetScroll={false}
            className="row-link"
            data-row
          >
            <Said>{quote}</Said>
          </Link>
        </p>
        {fact.assertion !== quote && (
          <blockquote>
            <Said>{fact.assertion}</Said>
          </blockquote>
        )}
        <p className="quote-under">
          {kinds.map((kind) => (
            <Badge key={kind} of={kind} label={codeWord('factType', kind)} />
          ))}
          <span>
            {sourceKind(sourceType)}
            {sourceTitle && (
              <>
                {': '}
                <Said>{sourceTitle}</Said>
              </>
            )}
          </span>
          <Link to="/customers/$id" params={{ id: customerId }} search={{}} className="quiet-link above">
            <Said>{customerName({ name, domain, id: customerId })}</Said>
          </Link>
          <When at={saidAt} />
          {fact.status !== 'ACTIVE' && <span>{codeWord('factStatus', fact.status)}</span>}
        </p>
      </div>
    </li>
  )
}
