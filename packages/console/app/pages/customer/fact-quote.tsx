import type { ToolOutputs } from '@rapport/client/session'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { t } from '../../texts/catalogue'
import { codeWord, percent, sourceKind } from '../../ui/format'
import { Badge, Said, When } from '../../ui/text'
import { opening } from '../source-address'

export type Fact = ToolOutputs['svc_list_facts']['facts'][number]

/** What an address says to open the place where a fact was said; undefined for one that nobody said. */
export function placeOf({ assertion, sourceMetadata, linkedSourceRef }: Fact) {
  const sourceType = linkedSourceRef?.sourceType ?? sourceMetadata?.sourceType
  const sourceId = linkedSourceRef?.sourceId ?? sourceMetadata?.sourceId
  return sourceType && sourceId ? opening(sourceType, sourceId, sourceMetadata?.sourceQuote ?? assertion) : undefined
}

const statusText = ({ status, confidence }: Fact) =>
  status === 'CANDIDATE' ? t('facts.unconfirmed', { confidence: percent(confidence) }) : codeWord('factStatus', status)

/** A fact with the words that it rests on; they open the place where they were said. */
export function FactQuote({ fact, actions }: { fact: Fact; actions?: ReactNode }) {
  const { assertion, factType, status, occurredAt, evidenceCount, sourceMetadata, linkedSourceRef } = fact
  const sourceType = linkedSourceRef?.sourceType ?? sourceMetadata?.sourceType
  const quote = sourceMetadata?.sourceQuote
  const place = placeOf(fact)
  return (
    <li className="quote">
      <div>
        <p className="quote-text">
          {place ? (
            <Link to="." search={(before) => ({ ...before, ...place })} resetScroll={false} className="row-link" data-row>
              <Said>{assertion}</Said>
            </Link>
          ) : (
            <Said>{assertion}</Said>
          )}
        </p>
        {quote && quote !== assertion && (
          <blockquote>
            <Said>{quote}</Said>
          </blockquote>
        )}
        <p className="quote-under">
          <Badge of={factType} label={codeWord('factType', factType)} />
          {sourceType && <span>{sourceKind(sourceType)}</span>}
          <When at={occurredAt} />
          {evidenceCount > 1 && <span>{t('facts.said', { count: evidenceCount })}</span>}
          {status !== 'ACTIVE' && <span>{statusText(fact)}</span>}
        </p>
      </div>
      {actions && <div className="above">{actions}</div>}
    </li>
  )
}
