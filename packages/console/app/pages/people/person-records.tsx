import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '../../api/client'
import { useMay } from '../../api/session'
import { t } from '../../texts/catalogue'
import { TextOf } from '../../texts/text-of'
import { Confirm } from '../../ui/dialog'
import { Section } from '../../ui/page'
import { Empty } from '../../ui/states'
import { Said, When } from '../../ui/text'
import { useOutcome } from '../../ui/toasts'
import type { Person } from './queries'

type Merge = Person['merges'][number]

/** The devices of a person, all that it goes by, and the records that were merged into it. */
export function PersonRecords({ person }: { person: Person }) {
  return (
    <>
      <Section title={t('person.devices')}>
        <Devices of={person.devices} />
      </Section>
      <Section title={t('person.knownAs')}>
        <ul className="plain-list">
          {[...person.emails, ...person.externalIds].map((each) => (
            <li key={each} className="device-system">
              <Said>{each}</Said>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={t('person.merges')}>
        <Merges person={person} />
      </Section>
    </>
  )
}

function Devices({ of }: { of: Person['devices'] }) {
  if (of.length === 0) return <Empty title={t('person.noDevices')}>{t('person.noDevicesWhy')}</Empty>
  return (
    <ul className="list">
      {of.map(({ visitorId, browser, operatingSystem, firstSeenAt, lastSeenAt, eventCount }) => (
        <li className="list-row" key={visitorId}>
          <span className="list-main device-system">
            <Said>{[browser, operatingSystem].filter(Boolean).join(', ') || t('person.unknownDevice')}</Said>
            <span className="soft list-under">
              {t('person.events', { count: eventCount })} ·{' '}
              <TextOf of="person.seen" values={{ first: <When at={firstSeenAt} plain="day" />, last: <When at={lastSeenAt} /> }} />
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}

function Merges({ person }: { person: Person }) {
  const [undoing, setUndoing] = useState<Merge>()
  const queries = useQueryClient()
  const { done, failed } = useOutcome()
  const mayUndo = useMay('customer_access:manage')
  const undo = useMutation({
    mutationFn: (merge: Merge) => client.identity.undo(merge.id),
    onSuccess: async () => {
      await Promise.all([
        queries.invalidateQueries({ queryKey: ['person'] }),
        queries.invalidateQueries({ queryKey: ['people'] }),
        queries.invalidateQueries({ queryKey: ['identity'] })
      ])
      done(t('person.undone'))
    },
    onError: failed,
    onSettled: () => setUndoing(undefined)
  })
  if (person.merges.length === 0) return <Empty title={t('person.noMerges')}>{t('person.noMergesWhy')}</Empty>
  return (
    <>
      <ul className="list">
        {person.merges.map((merge) => (
          <li className="list-row" key={merge.id}>
            <span className="list-main device-system">
              <Said>{merge.duplicate.name?.trim() || merge.duplicate.email || merge.duplicate.externalId || t('person.unnamed')}</Said>
              <span className="soft list-under">{t(`person.mergedBecause.${merge.reason}`)}</span>
            </span>
            <span className="list-when soft">
              <When at={merge.mergedAt} />
            </span>
            {mayUndo && (
              <button type="button" className="button small" onClick={() => setUndoing(merge)}>
                {t('person.undo')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {undoing && (
        <Confirm
          title={t('person.undoTitle')}
          text={t('person.undoText')}
          act={t('person.undo')}
          isBusy={undo.isPending}
          onAct={() => undo.mutate(undoing)}
          onClose={() => setUndoing(undefined)}
        />
      )}
    </>
  )
}
