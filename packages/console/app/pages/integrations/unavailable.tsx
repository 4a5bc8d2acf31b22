import { Fragment } from 'react'
import type { Capability } from '../../api/queries'
import { locale, t } from '../../texts/catalogue'
import { TextOf } from '../../texts/text-of'
import { Empty } from '../../ui/states'

/** The settings that the server also takes from its environment. */
const variableOf: Readonly<Record<string, string>> = { publicUrl: 'RAPPORT_PUBLIC_URL', secret: 'RAPPORT_SECRET' }

/** Why a provider cannot be connected here, and who can change that. */
export function Unavailable({ name, capability }: { name: string; capability: Capability | undefined }) {
  if (!capability || capability.availability === 'no_connector')
    return <Empty title={t('connect.noConnector')}>{t('connect.noConnectorWhy', { name })}</Empty>
  const { missingSettings, provider } = capability
  const byEnvironment = missingSettings.filter((setting) => setting in variableOf)
  return (
    <Empty title={t('connect.notSetUp', { name })}>
      <TextOf of="connect.needs" values={{ settings: <Names of={missingSettings} />, count: missingSettings.length }} />{' '}
      <TextOf of="connect.where" />{' '}
      {byEnvironment.length > 0 && (
        <TextOf
          of="connect.environment"
          values={{
            variables: <Names of={byEnvironment.flatMap((setting) => variableOf[setting] ?? [])} />,
            settings: <Names of={byEnvironment} />,
            count: byEnvironment.length
          }}
        />
      )}{' '}
      {missingSettings.includes(`providers.${provider}.clientId`) && t('connect.needsClient', { name })}
    </Empty>
  )
}

/** Names of settings as code, listed as the viewer's language lists them. */
function Names({ of }: { of: readonly string[] }) {
  return new Intl.ListFormat(locale()).formatToParts(of).map(({ type, value }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a list never change their places
    type === 'element' ? <code key={at}>{value}</code> : <Fragment key={at}>{value}</Fragment>
  )
}
