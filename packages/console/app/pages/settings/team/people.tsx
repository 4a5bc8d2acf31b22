import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '../../../api/client'
import { useMay, useSession } from '../../../api/session'
import { changedTeam, type NewTeamLink, type Role, roles, type TeamMember, teamQuery } from '../../../api/team'
import { t } from '../../../texts/catalogue'
import { TextOf } from '../../../texts/text-of'
import { Choice } from '../../../ui/controls'
import { Confirm } from '../../../ui/dialog'
import { ago } from '../../../ui/format'
import { Section } from '../../../ui/page'
import { Empty, Reading } from '../../../ui/states'
import { Avatar, Badge, Said } from '../../../ui/text'
import { useOutcome } from '../../../ui/toasts'

interface Change {
  member: TeamMember
  role: Role | null
}

const nameOf = (role: Role | null) => t(`team.roles.${role ?? 'none'}`)

/** Who can sign in, and as what. */
export function People({ onLink }: { onLink(link: NewTeamLink): void }) {
  const query = useQuery(teamQuery)
  const mayChange = useMay('workspace_settings:manage')
  const own = useSession()?.memberId
  const [taking, setTaking] = useState<TeamMember>()
  const queries = useQueryClient()
  const { done, failed } = useOutcome()
  const change = useMutation({
    mutationFn: ({ member, role }: Change) => client.team.setRole(member.id, { role, was: member.role }),
    onSuccess: ({ workingKeyCount: count }, { member: { name, role: before }, role }) => {
      done(t('team.people.changed', { name, role: nameOf(role), before: nameOf(before) }))
      if (role === null && count > 0) done(t('team.people.keys', { count, name }))
    },
    onError: failed,
    onSettled: () => {
      setTaking(undefined)
      return queries.invalidateQueries(changedTeam)
    }
  })
  const link = useMutation({
    mutationFn: ({ id }: TeamMember) => client.team.signInLink(id),
    onSuccess: (made) => {
      onLink(made)
      return queries.invalidateQueries(changedTeam)
    },
    onError: failed
  })
  const choose = (member: TeamMember, role: string) => {
    const chosen = roles.find((each) => each === role) ?? null
    if (chosen === null) setTaking(member)
    else change.mutate({ member, role: chosen })
  }
  return (
    <Section title={t('team.people.title')}>
      <Reading query={query} rows={3}>
        {(people) =>
          people.length === 0 ? (
            <Empty title={t('team.people.none')}>
              <TextOf of="team.people.noneHelp" />
            </Empty>
          ) : (
            <ul className="list">
              {people.map((member) => (
                <li className="list-row" key={member.id}>
                  <Avatar name={member.name} />
                  <span className="list-main">
                    <Said>{member.name}</Said>
                    <span className="soft list-under">
                      <Said>{member.email}</Said> ·{' '}
                      {member.lastSeenAt ? t('team.people.seen', { time: ago(new Date(member.lastSeenAt)) }) : t('team.people.neverSeen')}
                    </span>
                  </span>
                  {member.id === own && <Badge of="info" label={t('team.people.you')} />}
                  {mayChange && (
                    <button
                      type="button"
                      className="button small"
                      aria-label={t('team.people.linkOf', { name: member.name })}
                      disabled={link.isPending}
                      onClick={() => link.mutate(member)}
                    >
                      {t('team.people.link')}
                    </button>
                  )}
                  {mayChange ? (
                    <Choice
                      label={t('team.people.roleOf', { name: member.name })}
                      value={member.role ?? ''}
                      options={[...roles, null].map((role) => [role ?? '', nameOf(role)] as const)}
                      onChange={(role) => choose(member, role)}
                    />
                  ) : (
                    <Badge of="quiet" label={nameOf(member.role)} />
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Reading>
      {taking && (
        <Confirm
          title={t('team.people.takeTitle', { name: taking.name })}
          text={t('team.people.takeText', { name: taking.name })}
          act={t('team.people.take')}
          isBusy={change.isPending}
          onAct={() => change.mutate({ member: taking, role: null })}
          onClose={() => setTaking(undefined)}
        />
      )}
    </Section>
  )
}
