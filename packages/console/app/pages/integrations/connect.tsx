import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Fragment, useEffect } from 'react'
import { client } from '../../api/client'
import { type Capability, capabilitiesQuery } from '../../api/queries'
import { useMay } from '../../api/session'
import { t } from '../../texts/catalogue'
import { safeLink } from '../../ui/format'
import { Icon } from '../../ui/icons'
import { Empty, Failure, Reading } from '../../ui/states'
import { KeyForm, takesKey } from './key-form'

/** The way to connect a provider: a page of our own in another tab, on which a person signs in or gives a key. This panel sees when it is done. */
export function Connect({ provider, name }: { provider: string; name: string }) {
  const mayOwn = useMay('integrations:connect_own')
  const mayAll = useMay('integrations:manage')
  const queries = useQueryClient()
  const capabilities = useQuery(capabilitiesQuery)
  const begin = useMutation({ mutationFn: () => client.integrations.connect(provider) })
  const sessionId = begin.data && 'sessionId' in begin.data ? begin.data.sessionId : undefined
  const setup = useQuery({
    queryKey: ['setup', sessionId],
    queryFn: () => client.tools.getIntegrationSetupStatus({ sessionId: sessionId ?? '' }),
    enabled: sessionId !== undefined,
    refetchInterval: ({ state }) => (state.data === undefined || state.data.status === 'pending' ? 2000 : false)
  })
  const status = setup.data?.status
  useEffect(() => {
    if (status === 'connected') void queries.invalidateQueries({ queryKey: ['integrations'] })
  }, [status, queries])
  if (!mayOwn && !mayAll)
    return (
      <Empty title="Your key may not connect this">
        It needs the grant <code>integrations:manage</code>. Ask whoever has given you the key.
      </Empty>
    )
  const link = begin.data && 'connectUrl' in begin.data ? safeLink(begin.data.connectUrl) : undefined
  return (
    <Reading query={capabilities} rows={3}>
      {(all) => {
        const capability = all.find((each) => each.provider === provider)
        if (capability?.availability !== 'available') return <Unavailable name={name} capability={capability} />
        if (status === 'connected') return <Empty title={`${name} is connected`}>Its first run begins now.</Empty>
        if (status === 'failed' || status === 'expired')
          return (
            <Empty
              title={status === 'failed' ? 'It could not be connected' : 'The link is too old'}
              action={
                <button type="button" className="button primary" onClick={() => begin.mutate()}>
                  Begin again
                </button>
              }
            >
              Nothing was stored.
            </Empty>
          )
        if (link)
          return (
            <Empty
              title="Go on in another tab"
              action={
                <a className="button primary" href={link} target="_blank" rel="noopener noreferrer">
                  Open the page <Icon name="external" />
                </a>
              }
            >
              The link works once, for 15 minutes. You can also send it to whoever has the key. This panel sees when it is done.
            </Empty>
          )
        if (takesKey(capability) && !begin.isPending && !begin.error)
          return (
            <>
              <KeyForm of={capability} />
              <p>
                <button type="button" className="link-button" onClick={() => begin.mutate()}>
                  {t('connect.link')}
                </button>
              </p>
            </>
          )
        if (begin.error) return <Failure error={begin.error} retry={() => begin.mutate()} />
        return (
          <Empty
            title={`Connect ${name}`}
            action={
              <button type="button" className="button primary" onClick={() => begin.mutate()} disabled={begin.isPending}>
                {begin.isPending ? 'Making a link…' : 'Connect'}
              </button>
            }
          >
            {howTo(name, capability.connectBy)} {capability.category === 'analytics' && askedFor} Credentials are stored encrypted, and what
            is read changes nothing there.
          </Empty>
        )
      }}
    </Reading>
  )
}

const askedFor = 'The page asks whether its events count, or only timelines and features show them.'

/** Why a provider cannot be connected here, and who can change that. */
function Unavailable({ name, capability }: { name: string; capability: Capability | undefined }) {
  if (!capability || capability.availability === 'no_connector')
    return <Empty title="Not available yet">This version of Rapport cannot read {name}.</Empty>
  const { missingSettings, provider } = capability
  const needsClient = missingSettings.includes(`providers.${provider}.clientId`)
  const byEnvironment = missingSettings.flatMap((setting) => environmentNames[setting] ?? [])
  return (
    <Empty title={`${name} cannot be connected yet`}>
      The server needs <Settings names={missingSettings} />. Whoever runs it sets {missingSettings.length === 1 ? 'that' : 'them'} where it
      calls <code>createRapport</code>, or in the file of <code>--config</code>
      {byEnvironment.length > 0 && (
        <>
          {', or '}
          {needsClient && <Settings names={missingSettings.slice(0, byEnvironment.length)} />} as <Settings names={byEnvironment} />
        </>
      )}
      .{needsClient && ` The client id and secret are those of an application that you register at ${name}.`}
    </Empty>
  )
}

const environmentNames: Record<string, string> = { publicUrl: 'RAPPORT_PUBLIC_URL', secret: 'RAPPORT_SECRET' }

function Settings({ names }: { names: readonly string[] }) {
  return names.map((name, index) => (
    <Fragment key={name}>
      {index > 0 && (index === names.length - 1 ? ' and ' : ', ')}
      <code>{name}</code>
    </Fragment>
  ))
}

function howTo(name: string, ways: Capability['connectBy']): string {
  if (ways.length > 1) return `You sign in at ${name}, or give a key of ${name}.`
  return ways[0] === 'key' ? `You give a key of ${name}.` : `You sign in at ${name}.`
}
