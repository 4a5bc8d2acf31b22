import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Endpoint, endpointName, endpointsQuery } from '../../../api/endpoints'
import { useMay } from '../../../api/session'
import { t } from '../../../texts/catalogue'
import { TextOf } from '../../../texts/text-of'
import { Switch } from '../../../ui/fields'
import { codeWord } from '../../../ui/format'
import { Section } from '../../../ui/page'
import { Empty, Reading } from '../../../ui/states'
import { Said, When } from '../../../ui/text'
import { NewEndpoint } from './endpoint-form'
import { EndpointPanel } from './endpoint-panel'
import { EndpointState, useTurnEndpoint } from './endpoint-state'

/** The addresses of other systems that are told of what happens. */
export function Endpoints() {
  const may = useMay('destinations:manage')
  const query = useQuery({ ...endpointsQuery, enabled: may })
  const [isMaking, setMaking] = useState(false)
  const [openId, setOpenId] = useState<string>()
  const open = query.data?.find(({ id }) => id === openId)
  if (!may)
    return (
      <Empty title={t('endpoints.notAllowed')}>
        {t('endpoints.notAllowedWhy', { permission: codeWord('grant', 'destinations:manage') })}
      </Empty>
    )
  return (
    <Section
      title={t('settings.tabs.endpoints')}
      aside={
        <button type="button" className="button primary" onClick={() => setMaking(true)}>
          {t('endpoints.new')}
        </button>
      }
    >
      <p className="help">{t('endpoints.what')}</p>
      <Reading query={query} rows={3}>
        {(endpoints) =>
          endpoints.length === 0 ? (
            <Empty title={t('endpoints.none')}>{t('endpoints.noneWhy')}</Empty>
          ) : (
            <ul className="list">
              {endpoints.map((endpoint) => (
                <Row key={endpoint.id} endpoint={endpoint} onOpen={() => setOpenId(endpoint.id)} />
              ))}
            </ul>
          )
        }
      </Reading>
      {isMaking && <NewEndpoint onClose={() => setMaking(false)} />}
      {open && <EndpointPanel endpoint={open} onClose={() => setOpenId(undefined)} />}
    </Section>
  )
}

function Row({ endpoint, onOpen }: { endpoint: Endpoint; onOpen(): void }) {
  const { url, recipients, enabled, disabledReason, lastDeliveredAt } = endpoint
  const name = endpointName(endpoint)
  const turning = useTurnEndpoint(endpoint)
  return (
    <li className="list-row">
      <Switch label={t('endpoints.turn', { name })} isOn={enabled} isBusy={turning.isPending} onTurn={(isOn) => turning.mutate(isOn)} />
      <span className="list-main">
        <button type="button" className="row-link" data-row onClick={onOpen}>
          <Said>{name}</Said>
        </button>
        <span className="soft list-under">
          <Said>{url ?? t('endpoints.mailTo', { count: recipients.length })}</Said>
          {lastDeliveredAt && (
            <>
              {' · '}
              <TextOf of="endpoints.lastDelivered" values={{ when: <When at={lastDeliveredAt} /> }} />
            </>
          )}
        </span>
        {disabledReason && <span className="fault">{disabledReason}</span>}
      </span>
      <EndpointState of={endpoint} />
    </li>
  )
}
