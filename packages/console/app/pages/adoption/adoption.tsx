import type { MethodInputs, MethodOutputs } from '@rapport/client/session'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useMemo, useState } from 'react'
import { adoptionQuery, readAdoption } from '../../api/adoption'
import { LineChart } from '../../charts/figure'
import { seconds, shortDay, weekName } from '../../charts/time-series'
import { t } from '../../texts/catalogue'
import { TextOf } from '../../texts/text-of'
import { clock, count, percent } from '../../ui/format'
import { Empty, Failure, Loading } from '../../ui/states'
import { Said, When } from '../../ui/text'
import { useOutcome } from '../../ui/toasts'
import { Adopters } from './adopters'
import '../dashboards/dashboards.css'

type Answer = MethodOutputs['features.adoption']
type Feature = Answer['features'][number]
type Asked = Omit<MethodInputs['features.adopters'], 'weeks' | 'segmentId'>

const maxLines = 6

/** The adoption of features as a chart and a table, of which each number opens its accounts. */
export function Adoption({ weeks, segmentId }: { weeks: number; segmentId?: string }) {
  const asked = adoptionQuery(weeks, segmentId)
  const query = useQuery({ ...asked, retry: false })
  const queries = useQueryClient()
  const { failed } = useOutcome()
  const [opened, setOpened] = useState<{ title: string; asked: Asked }>()
  const refresh = useMutation({
    mutationFn: () => readAdoption(weeks, segmentId, true),
    onSuccess: (answer) => queries.setQueryData(asked.queryKey, answer),
    onError: failed
  })
  if (query.error && !query.data) return <Failure error={query.error} retry={() => void query.refetch()} />
  if (!query.data) return <Loading rows={6} />
  const { data } = query
  if (data.features.length === 0)
    return (
      <Empty title={t('adoption.none')}>
        <TextOf of="adoption.noneHelp" />
      </Empty>
    )
  const open = (title: string, its: Asked) => setOpened({ title, asked: its })
  return (
    <>
      <div className="adoption-tools">
        <button type="button" className="link-button" onClick={() => open(t('adoption.activeTitle'), {})}>
          {t('adoption.active', { count: data.activeCustomers })}
        </button>
        <span className="soft tile-time">
          {t('dashboards.asOf', { time: clock(new Date(data.asOf)) })}{' '}
          <button
            type="button"
            className="link-button"
            aria-label={t('dashboards.refreshTile', { name: t('adoption.title') })}
            disabled={refresh.isPending}
            onClick={() => refresh.mutate()}
          >
            {refresh.isPending ? t('ui.working') : t('dashboards.refresh')}
          </button>
        </span>
      </div>
      <Drawn features={data.features} />
      <FeatureTable features={data.features} onOpen={open} />
      <h2>{t('adoption.breadth')}</h2>
      <ul>
        {data.breadth.map(({ features, customers }) => (
          <li key={features}>
            <button type="button" className="link-button" onClick={() => open(t('adoption.used', { count: features }), { features })}>
              {t('adoption.breadthOf', {
                features: t('adoption.used', { count: features }),
                customers: t('adoption.customers', { count: customers })
              })}
            </button>
          </li>
        ))}
      </ul>
      {opened && (
        <Adopters
          title={opened.title}
          asked={{ weeks, ...(segmentId && { segmentId }), ...opened.asked }}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  )
}

function Drawn({ features }: { features: Feature[] }) {
  const drawn = useMemo(() => {
    const known = features.filter(({ unavailable }) => unavailable === null)
    const most = [...known].sort((a, b) => (b.customers ?? 0) - (a.customers ?? 0)).slice(0, maxLines)
    const times = (most[0]?.weeks ?? []).map(({ weekStartAt }) => seconds(weekStartAt))
    return { times, lines: most.map(({ name, weeks }) => ({ name, values: weeks.map(({ customers }) => customers) })) }
  }, [features])
  if (drawn.times.length < 2) return null
  return (
    <Suspense fallback={<Loading rows={4} />}>
      <LineChart label={t('adoption.chart')} {...drawn} pointName={weekName} />
    </Suspense>
  )
}

function FeatureTable({ features, onOpen }: { features: Feature[]; onOpen(title: string, asked: Asked): void }) {
  const weeks = features[0]?.weeks ?? []
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    <section className="rows-scroll" aria-label={t('charts.asTable', { title: t('adoption.title') })} tabIndex={0}>
      <table className="rows-table">
        <thead>
          <tr>
            <th scope="col">{t('adoption.feature')}</th>
            <th scope="col" className="number">
              {t('adoption.customersColumn')}
            </th>
            <th scope="col" className="number">
              {t('adoption.rate')}
            </th>
            <th scope="col" className="number">
              {t('adoption.without')}
            </th>
            <th scope="col">{t('adoption.firstUse')}</th>
            {weeks.map(({ weekStartAt }) => (
              <th key={weekStartAt} scope="col" className="number" title={weekName(seconds(weekStartAt))}>
                {shortDay(seconds(weekStartAt))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {features.map((feature) => (
            <tr key={feature.id}>
              <th scope="row">
                <Said>{feature.name}</Said>
              </th>
              {feature.customers === null ? (
                <td colSpan={4 + weeks.length} className="soft">
                  {t('adoption.unknown')}
                </td>
              ) : (
                <>
                  <td className="number">
                    <button type="button" className="link-button" onClick={() => onOpen(feature.name, { featureId: feature.id })}>
                      {count(feature.customers)}
                    </button>
                  </td>
                  <td className="number">{feature.rate === null ? t('charts.noValue') : percent(feature.rate)}</td>
                  <td className="number">
                    <button
                      type="button"
                      className="link-button"
                      onClick={() => onOpen(t('adoption.withoutTitle', { name: feature.name }), { featureId: feature.id, used: false })}
                    >
                      {t('adoption.show')}
                    </button>
                  </td>
                  <td>{feature.firstUsedAt === null ? t('charts.noValue') : <When at={feature.firstUsedAt} />}</td>
                  {feature.weeks.map((week) => (
                    <Week key={week.weekStartAt} feature={feature} week={week} onOpen={onOpen} />
                  ))}
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Week({ feature, week, onOpen }: { feature: Feature; week: Feature['weeks'][number]; onOpen(title: string, asked: Asked): void }) {
  const { weekStartAt, customers, people } = week
  if (customers === null) return <td className="number soft">{t('adoption.noWeek')}</td>
  const name = weekName(seconds(weekStartAt))
  const label = t('adoption.weekLabel', { feature: feature.name, week: name, customers: count(customers), people: count(people ?? 0) })
  return (
    <td className="number">
      <button
        type="button"
        className="link-button"
        aria-label={label}
        title={label}
        onClick={() => onOpen(t('adoption.weekTitle', { feature: feature.name, week: name }), { featureId: feature.id, weekStartAt })}
      >
        {count(customers)}
      </button>
    </td>
  )
}
