import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { segmentsQuery } from '../../api/lists'
import { t } from '../../texts/catalogue'
import { Choice } from '../../ui/controls'
import { Page } from '../../ui/page'
import { Adoption } from './adoption'

const weekChoices = [4, 8, 12, 26] as const

/** How many customers and people use each feature: of all, or of a segment. */
export function AdoptionPage() {
  const { segment = '', weeks: given } = useSearch({ from: '/adoption' })
  const navigate = useNavigate({ from: '/adoption' })
  const segments = useQuery(segmentsQuery()).data ?? []
  const weeks = weekChoices.find((each) => String(each) === given) ?? 12
  const isGone = segment !== '' && !segments.some(({ id }) => id === segment)
  const options = [
    ['', t('adoption.everybody')] as const,
    ...segments.map(({ id, name }) => [id, name] as const),
    ...(isGone ? [[segment, t('adoption.goneSegment')] as const] : [])
  ]
  return (
    <Page title={t('adoption.title')} isWide>
      <p className="soft">{t('adoption.what')}</p>
      <div className="filters">
        <Choice
          label={t('adoption.segment')}
          value={segment}
          options={options}
          onChange={(value) => void navigate({ search: (before) => ({ ...before, segment: value || undefined }) as typeof before })}
        />
        <Choice
          label={t('adoption.period')}
          value={String(weeks)}
          options={weekChoices.map((each) => [String(each), t('adoption.weeks', { count: each })] as const)}
          onChange={(value) => void navigate({ search: (before) => ({ ...before, weeks: value }) as typeof before })}
        />
      </div>
      <Adoption weeks={weeks} {...(segment !== '' && { segmentId: segment })} />
    </Page>
  )
}
