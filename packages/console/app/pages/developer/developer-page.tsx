import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { issuesQuery, jobsQuery } from '../../api/developer'
import { useMay } from '../../api/session'
import { t } from '../../texts/catalogue'
import { Page } from '../../ui/page'
import { Empty } from '../../ui/states'
import { Tabs } from '../../ui/tabs'
import { developerTabs } from '../addresses'
import { Declared } from './declared'
import { Events } from './events'
import { Issues } from './issues'
import { Keys } from './keys'
import { Undelivered } from './undelivered'
import { Work } from './work'
import './developer.css'

/** What arrives, why something did not, and what of the work behind it failed. */
export function DeveloperPage() {
  const { tab = 'events' } = useSearch({ from: '/developer' })
  const navigate = useNavigate({ from: '/developer' })
  const mayReadCustomers = useMay('customer_intelligence:read')
  const issues = useQuery(issuesQuery)
  const jobs = useQuery(jobsQuery)
  const failed = jobs.data?.failed.reduce((sum, { count }) => sum + count, 0)
  const counts: Partial<Record<(typeof developerTabs)[number], number | undefined>> = { issues: issues.data?.length, work: failed }
  const tabs = developerTabs.map((id) => ({ id, name: t(`developer.tabs.${id}`), count: counts[id] || undefined }))
  return (
    <Page title={t('developer.title')} isWide>
      <Tabs label={t('developer.title')} tabs={tabs} chosen={tab} onChoose={(id) => void navigate({ search: { tab: id as typeof tab } })} />
      <div className="tab-panel" role="tabpanel" aria-label={t(`developer.tabs.${tab}`)}>
        {tab === 'events' && (mayReadCustomers ? <Events issues={issues.data ?? []} /> : <NoCustomers />)}
        {tab === 'issues' && <Issues query={issues} />}
        {tab === 'declared' && <Declared />}
        {tab === 'work' && <Work query={jobs} />}
        {tab === 'undelivered' && <Undelivered />}
        {tab === 'keys' && <Keys />}
      </div>
    </Page>
  )
}

function NoCustomers() {
  return <Empty title={t('developer.events.forbidden')}>{t('developer.events.forbiddenWhy')}</Empty>
}
