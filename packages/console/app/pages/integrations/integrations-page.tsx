import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type Integration, providersQuery } from '../../api/queries'
import { words } from '../../ui/format'
import { Page, Section } from '../../ui/page'
import { Reading } from '../../ui/states'
import { Avatar, Badge, When } from '../../ui/text'
import { Provider } from './provider'

const states: Record<string, string> = {
  running: 'Reading now',
  waiting: 'Waits for its next turn',
  idle: 'Up to date',
  failing: 'Fails',
  stopped: 'Stopped'
}

/** Where what is known comes from: what is connected and how it does, and what can be. */
export function IntegrationsPage() {
  const { provider } = useSearch({ from: '/integrations' })
  const navigate = useNavigate({ from: '/integrations' })
  const query = useQuery(providersQuery)
  const open = (id: string) => void navigate({ search: { provider: id } })
  return (
    <Page title="Integrations">
      <Reading query={query} rows={8}>
        {(all) => {
          const connected = all.filter(({ status }) => status === 'connected')
          const others = all.filter(({ status }) => status !== 'connected')
          const chosen = all.find(({ id }) => id === provider)
          return (
            <>
              {connected.length > 0 && (
                <Section title="Connected">
                  <ul className="list">
                    {connected.map((each) => (
                      <Connected key={each.id} of={each} onOpen={() => open(each.id)} />
                    ))}
                  </ul>
                </Section>
              )}
              <Section title={connected.length > 0 ? 'Can be connected' : 'Connect where your customers are'}>
                <ul className="tiles">
                  {others.map(({ id, name, category }) => (
                    <li key={id} className="tile">
                      <Avatar name={name} />
                      <span className="list-main">
                        <button type="button" className="row-link" data-row onClick={() => open(id)}>
                          {name}
                        </button>
                        <span className="soft list-under">{categoryNames[category] ?? words(category)}</span>
                      </span>
                    </li>
                  ))}
                </ul>
              </Section>
              {chosen && <Provider of={chosen} onClose={() => void navigate({ search: {}, resetScroll: false })} />}
            </>
          )
        }}
      </Reading>
    </Page>
  )
}

function Connected({ of, onOpen }: { of: Integration; onOpen(): void }) {
  const { name, syncStatus, lastDataReceivedAt, errorMessage } = of
  return (
    <li className="list-row">
      <Avatar name={name} />
      <span className="list-main">
        <button type="button" className="row-link" data-row onClick={onOpen}>
          {name}
        </button>
        <span className="soft list-under">{errorMessage ?? (syncStatus ? states[syncStatus] : 'Connected')}</span>
      </span>
      <Badge of={errorMessage ? 'failing' : (syncStatus ?? 'ready')} label={errorMessage ? 'Needs you' : 'Connected'} />
      <span className="list-when soft">
        <When at={lastDataReceivedAt} />
      </span>
    </li>
  )
}

const categoryNames: Record<string, string> = { crm: 'CRM', calls: 'Calls and notes', communication: 'Mail and chat' }
