import type { MethodOutputs } from '@rapport/client/session'
import { t } from '../../texts/catalogue'
import { Said } from '../../ui/text'

type Party = MethodOutputs['identity.suggestions']['items'][number]['survivor']

/** One of two that are, or may be, the same: the name, and what else tells who it is. */
export function PartyName({ of, entity }: { of: Party; entity: string }) {
  const name = of.name?.trim() || of.email || of.domain || of.externalId || t('identity.unnamed')
  const under = [of.email, of.domain, of.externalId].filter((each) => each && each !== name).join(' · ')
  return (
    <span className="party">
      <b>
        <Said>{name}</Said>
      </b>
      <span className="soft">
        <Said>{under || t(entity === 'user' ? 'identity.aPerson' : 'identity.aCustomer')}</Said>
      </span>
    </span>
  )
}
