import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type Capability, capabilitiesQuery, type Integration, providersQuery } from '../../api/queries'
import { t } from '../../texts/catalogue'
import { listed } from '../../ui/format'
import { Page, Section } from '../../ui/page'
import { Reading } from '../../ui/states'
import { Avatar, Badge, Said, When } from '../../ui/text'
import { Provider } from './provider'

/** Where what is known comes from: what is connected and how it does, and what can be. */
export function IntegrationsPage() {
  const { provider } = useSearch({ from: '/integrations' })
  const navigate = useNavigate({ from: '/integrations' })
  const query = useQuery(providersQuery)
  const capabilities = useQuery(capabilitiesQuery)
  const open = (id: string) => void navigate({ search: { provider: id } })
  return (
    <Page title={t('shell.places.integrations')}>
      {/* Tiles say at once what is true of them; without an answer to that they say less. */}
      <Reading query={capabilities.isPending ? { ...query, data: undefined } : query} rows={8}>
        {(all) => {
          const connected = all.filter(({ status }) => status === 'connected')
          const others = all.filter(({ status }) => status !== 'connected')
          const groups = groupsOf(others, capabilities.data, connected.length > 0)
          const chosen = all.find(({ id }) => id === provider)
          return (
            <>
              {connected.length > 0 && (
                <Section title={t('integrations.connected')}>
                  <ul className="list">
                    {connected.map((each) => (
                      <Connected key={each.id} of={each} onOpen={() => open(each.id)} />
                    ))}
                  </ul>
                </Section>
              )}
              {groups.map(({ title, members }) => (
                <Section key={title} title={title}>
                  <ul className="tiles">
                    {members.map(({ id, name, category }) => (
                      <li key={id} className="tile">
                        <Avatar name={name} />
                        <span className="list-main">
                          <button type="button" className="row-link" data-row onClick={() => open(id)}>
                            <Said>{name}</Said>
                          </button>
                          <span className="soft list-under">{t(`integrations.categories.${category}`)}</span>
                        </span>
                      </li>
                    ))}
                  </ul>
                </Section>
              ))}
              <Unread of={others} capabilities={capabilities.data} />
              {chosen && <Provider of={chosen} onClose={() => void navigate({ search: {}, resetScroll: false })} />}
            </>
          )
        }}
      </Reading>
    </Page>
  )
}

/** What this server cannot read, in one sentence, with what to use instead. */
function Unread({ of, capabilities = [] }: { of: readonly Integration[]; capabilities: readonly Capability[] | undefined }) {
  const without = new Set(capabilities.flatMap(({ provider, availability }) => (availability === 'no_connector' ? [provider] : [])))
  const names = of.filter(({ id }) => without.has(id)).map(({ name }) => name)
  if (names.length === 0) return null
  return <p className="section-foot soft">{t('unread.text', { names: listed(names) })}</p>
}

function Connected({ of, onOpen }: { of: Integration; onOpen(): void }) {
  const { name, syncStatus, lastDataReceivedAt, errorMessage } = of
  return (
    <li className="list-row">
      <Avatar name={name} />
      <span className="list-main">
        <button type="button" className="row-link" data-row onClick={onOpen}>
          <Said>{name}</Said>
        </button>
        <span className="soft list-under">
          {errorMessage ? <Said>{errorMessage}</Said> : t(syncStatus ? `integrations.syncs.${syncStatus}` : 'integrations.connected')}
        </span>
      </span>
      <Badge
        of={errorMessage ? 'failing' : (syncStatus ?? 'ready')}
        label={t(errorMessage ? 'integrations.needsYou' : 'integrations.connected')}
      />
      <span className="list-when soft">
        <When at={lastDataReceivedAt} />
      </span>
    </li>
  )
}

/** What is not connected: what can be now, and what the server has to be set up for. What has no connector is no tile: nobody can connect it. */
function groupsOf(others: readonly Integration[], capabilities: readonly Capability[] | undefined, isAnyConnected: boolean) {
  const availabilityOf = new Map(capabilities?.map(({ provider, availability }) => [provider, availability]))
  const of = (...wanted: (Capability['availability'] | undefined)[]) => others.filter(({ id }) => wanted.includes(availabilityOf.get(id)))
  return [
    { title: t(isAnyConnected ? 'integrations.canConnect' : 'integrations.connectFirst'), members: of('available', undefined) },
    { title: t('integrations.notSetUp'), members: of('not_configured') }
  ].filter(({ members }) => members.length > 0)
}
