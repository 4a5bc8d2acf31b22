import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { customerQuery } from '../../api/queries'
import { t } from '../../texts/catalogue'
import { customerName } from '../../ui/format'
import { Page } from '../../ui/page'
import { Reading } from '../../ui/states'
import { Tabs } from '../../ui/tabs'
import { Avatar, Billing, Said } from '../../ui/text'
import { CustomerFacts } from './customer-facts'
import { Facts } from './facts'
import { Features } from './features'
import { Notes } from './notes'
import { Overview } from './overview'
import { CustomerPeople } from './people'
import { Revenue } from './revenue'
import { StandingHead } from './standing-head'
import { CustomerTasks } from './tasks'
import { Timeline } from './timeline'
import './customer.css'

const ownTabs = ['overview', 'timeline', 'facts', 'people', 'revenue', 'features'] as const

type Tab = (typeof ownTabs)[number] | 'notes' | 'tasks'

/** One customer: how things stand, and everything that it rests on. */
export function CustomerPage() {
  const { id } = useParams({ from: '/customers/$id' })
  const { tab = 'overview' } = useSearch({ from: '/customers/$id' })
  const navigate = useNavigate({ from: '/customers/$id' })
  const query = useQuery(customerQuery(id))
  const customer = query.data
  const name = customer ? customerName(customer) : t('customer.title')
  const tabs: { id: Tab; name: string }[] = [
    ...ownTabs.map((each) => ({ id: each, name: t(`customer.tabs.${each}`) })),
    { id: 'notes', name: t('work.notesTab') },
    { id: 'tasks', name: t('work.tasksTab') }
  ]
  return (
    <Page
      title={name}
      customerId={customer?.id ?? id}
      heading={
        <div className="customer-head">
          <Avatar name={name} />
          <h1>
            <Said>{name}</Said>
          </h1>
          {customer?.domain && customer.name && (
            <span className="soft customer-domain">
              <Said>{customer.domain}</Said>
            </span>
          )}
          {customer && <Billing status={customer.billingStatus} />}
        </div>
      }
    >
      <Reading query={query} rows={10}>
        {(found) => (
          <>
            <StandingHead id={found.id} />
            <CustomerFacts customer={found} />
            <Tabs
              label={t('customer.parts')}
              tabs={tabs}
              chosen={tab}
              onChoose={(chosen) => void navigate({ search: { tab: chosen as Tab }, replace: true, resetScroll: false })}
            />
            <div className="tab-panel" role="tabpanel" aria-label={tabs.find((each) => each.id === tab)?.name}>
              {tab === 'overview' && <Overview customer={found} />}
              {tab === 'timeline' && <Timeline customerId={found.id} />}
              {tab === 'facts' && <Facts customerId={found.id} />}
              {tab === 'people' && <CustomerPeople customerId={found.id} />}
              {tab === 'revenue' && <Revenue customer={found} />}
              {tab === 'features' && <Features customerId={found.id} />}
              {tab === 'notes' && <Notes customerId={found.id} />}
              {tab === 'tasks' && <CustomerTasks customerId={found.id} />}
            </div>
          </>
        )}
      </Reading>
    </Page>
  )
}
