import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { base } from '../../api/base'
import { client } from '../../api/client'
import { type ArrivedEvent, issuesQuery } from '../../api/developer'
import { useArrivals } from '../../api/live'
import { useMay } from '../../api/session'
import { t } from '../../texts/catalogue'
import { TextOf } from '../../texts/text-of'
import { Copy } from '../../ui/controls'
import { customerName, personName } from '../../ui/format'
import { Icon } from '../../ui/icons'
import { Reading } from '../../ui/states'
import { Said } from '../../ui/text'
import { useOutcome } from '../../ui/toasts'

const putCustomers = "await workspace.customers.put([{ customerId: 'acme', domain: 'acme.com' }])"

/** A workspace without data: a block to paste, the event as it arrives, and the other ways in which a workspace comes to data. */
export function Welcome() {
  const maySettings = useMay('workspace_settings:read')
  return (
    <div className="welcome">
      <h2>{t('welcome.title')}</h2>
      <p className="state-text">{t('welcome.what')}</p>
      {maySettings ? <FirstEvent /> : <p className="soft">{t('welcome.needsKey')}</p>}
      <h2>{t('welcome.ways')}</h2>
      <ol className="ways">
        <li className="card">
          <h3>
            <Icon name="integrations" /> {t('welcome.connect')}
          </h3>
          <p className="soft">{t('welcome.connectWhat')}</p>
          <Link to="/integrations" className="button primary">
            {t('welcome.connectButton')}
          </Link>
        </li>
        <li className="card">
          <h3>
            <Icon name="people" /> {t('welcome.tracker')}
          </h3>
          <p className="soft">{t('welcome.trackerWhat')}</p>
          {maySettings ? (
            <Link to="/settings" search={{ tab: 'tracking' }} className="button">
              {t('welcome.trackerButton')}
            </Link>
          ) : (
            <p className="soft">{t('welcome.trackerNo')}</p>
          )}
        </li>
        <li className="card">
          <h3>
            <Icon name="sql" /> {t('welcome.code')}
          </h3>
          <p className="soft">{t('welcome.codeWhat')}</p>
          <pre className="code">{putCustomers}</pre>
        </li>
      </ol>
    </div>
  )
}

function FirstEvent() {
  const keys = useQuery({ queryKey: ['public-keys'], queryFn: ({ signal }) => client.publicKeys.list({ signal }) })
  return (
    <section className="card" aria-label={t('welcome.send')}>
      <h3>{t('welcome.send')}</h3>
      <Reading query={keys} rows={3}>
        {(all) => {
          const usable = all.find(({ revokedAt, expiresAt }) => !revokedAt && !(expiresAt && new Date(expiresAt) < new Date()))
          return usable ? <Block publicKey={usable.publicKey} /> : <MakeKey />
        }}
      </Reading>
      <Arrives />
    </section>
  )
}

function Block({ publicKey }: { publicKey: string }) {
  const command = commandOf(publicKey)
  return (
    <>
      <p className="soft">{t('welcome.sendWhat')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls has to be reached by the keyboard */}
      <pre className="code" tabIndex={0}>
        {command}
      </pre>
      <Copy text={command} label={t('welcome.copy')} />
    </>
  )
}

/** The answer also says what was changed of the event. */
function commandOf(publicKey: string): string {
  const root = `${location.origin}${base.replace(/\/console$/, '')}`
  const event = { type: 'custom', eventName: 'signup', userId: 'u1', email: 'ann@acme.com', customerId: 'acme' }
  return `curl "${root}/api/i/v1/${publicKey}/events?warnings=1" \\\n  -H 'content-type: application/json' \\\n  -d '${JSON.stringify({ source: 'server', events: [event] })}'`
}

function MakeKey() {
  const mayChange = useMay('workspace_settings:manage')
  const queries = useQueryClient()
  const { failed } = useOutcome()
  const make = useMutation({
    mutationFn: () => client.publicKeys.create(),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['public-keys'] }),
    onError: failed
  })
  return (
    <>
      <p className="soft">{t('welcome.needsKey')}</p>
      {mayChange && (
        <button type="button" className="button primary" onClick={() => make.mutate()} disabled={make.isPending}>
          {t('welcome.makeKey')}
        </button>
      )}
    </>
  )
}

/** The first event, as it arrives; or why what arrived was refused. */
function Arrives() {
  const [event, setEvent] = useState<ArrivedEvent>()
  const queries = useQueryClient()
  useArrivals(({ events }) => setEvent((before) => before ?? events.at(-1)))
  const issues = useQuery({ ...issuesQuery, enabled: event === undefined })
  const refused = issues.data?.find(({ kind }) => kind === 'refused')
  if (!event)
    return (
      <div role="status">
        <p className="soft">{t('welcome.waiting')}</p>
        {refused && (
          <p className="fault">
            <TextOf of="welcome.refused" values={{ message: <Said>{refused.message}</Said> }} /> {refused.hint}
          </p>
        )}
      </div>
    )
  const { id, name, person, customer } = event
  return (
    <div role="status">
      <p>
        <strong>
          <TextOf of="welcome.arrived" values={{ name: <Said>{name}</Said> }} />
        </strong>
      </p>
      <p>
        {customer ? (
          <TextOf
            of="welcome.ofPerson"
            values={{
              person: <Said>{person ? personName(person) : t('developer.events.nobody')}</Said>,
              customer: <Said>{customerName(customer)}</Said>
            }}
          />
        ) : (
          t('welcome.ofNobody')
        )}
      </p>
      <p className="pair">
        <Link to="/developer" search={{ event: id }} className="button">
          {t('welcome.see')}
        </Link>
        <button type="button" className="button primary" onClick={() => void queries.invalidateQueries({ queryKey: ['customers'] })}>
          {t('welcome.goOn')}
        </button>
      </p>
    </div>
  )
}
