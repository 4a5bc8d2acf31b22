import type { MethodOutputs } from '@rapport/client/session'
import { infiniteQueryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '../../../api/client'
import { useMay } from '../../../api/session'
import { teamQuery } from '../../../api/team'
import { t } from '../../../texts/catalogue'
import { Choice } from '../../../ui/controls'
import { Empty, More, Reading } from '../../../ui/states'
import { Said, When } from '../../../ui/text'
import { auditWords } from './audit-words'
import { ChangedFields } from './changed-fields'

type Entry = MethodOutputs['audit.entries']['items'][number]

const auditQuery = (actorId: string) =>
  infiniteQueryOptions({
    queryKey: ['audit', actorId],
    queryFn: ({ signal, pageParam }) =>
      client.audit.entries({ ...(actorId !== '' && { actorId }), ...(pageParam !== undefined && { cursor: pageParam }) }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ pagination }) => pagination.nextCursor ?? undefined
  })

/** Who changed what, and when, the newest first. */
export function AuditLog() {
  const mayManage = useMay('workspace_settings:manage')
  const mayRead = useMay('customer_intelligence:read')
  const maySeeTeam = useMay('workspace_members:read')
  const may = mayManage && mayRead
  const [actorId, setActorId] = useState('')
  const query = useInfiniteQuery({ ...auditQuery(actorId), enabled: may })
  const people = useQuery({ ...teamQuery, enabled: maySeeTeam }).data ?? []
  if (!may) return <Empty title={t('team.audit.may')}>{t('team.people.mayHelp')}</Empty>
  return (
    <>
      {people.length > 0 && (
        <div className="filters">
          <Choice
            label={t('team.audit.who')}
            value={actorId}
            options={[['', t('team.audit.everybody')] as const, ...people.map(({ id, name }) => [id, name] as const)]}
            onChange={setActorId}
          />
        </div>
      )}
      <Reading query={query} rows={6}>
        {({ pages }) => {
          const entries = pages.flatMap(({ items }) => items)
          if (entries.length === 0) return <Empty title={t('team.audit.none')}>{t('team.audit.noneHelp')}</Empty>
          return (
            <>
              <ul className="list">
                {entries.map((entry) => (
                  <Line key={entry.id} entry={entry} />
                ))}
              </ul>
              <More query={query} />
            </>
          )
        }}
      </Reading>
    </>
  )
}

function Line({ entry }: { entry: Entry }) {
  const { tool, at, subjectName, actorName, before, after } = entry
  const isAboutAnother = subjectName !== null && subjectName !== actorName
  return (
    <li className="list-row">
      <span className="list-main">
        <span>
          <Said>{whoOf(entry)}</Said> {auditWords(tool)}
          {isAboutAnother && (
            <>
              {' · '}
              <Said>{t('team.audit.about', { name: subjectName })}</Said>
            </>
          )}
        </span>
        {(before ?? after) && (
          <details className="list-under">
            <summary>{t('team.audit.details')}</summary>
            <ChangedFields before={before} after={after} />
          </details>
        )}
      </span>
      <span className="soft">
        <When at={at} />
      </span>
    </li>
  )
}

function whoOf({ actorId, actorName, apiKeyId, apiKeyName }: Entry): string {
  const person = actorName ?? (actorId === null ? undefined : t('team.audit.former'))
  if (apiKeyId === null) return person ?? t('team.audit.host')
  if (apiKeyName === null) return person ?? t('team.audit.removedKey')
  return person === undefined ? t('team.audit.key', { name: apiKeyName }) : t('team.audit.byKey', { name: person, key: apiKeyName })
}
