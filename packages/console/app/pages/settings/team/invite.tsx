import { useMutation, useQueryClient } from '@tanstack/react-query'
import { client } from '../../../api/client'
import { changedTeam, type NewTeamLink, type Role, roles } from '../../../api/team'
import { t } from '../../../texts/catalogue'
import { Field } from '../../../ui/controls'
import { useDraft } from '../../../ui/draft'
import { Section } from '../../../ui/page'

const nobody = (): { email: string; role: Role } => ({ email: '', role: 'member' })

/** Makes a link by which a colleague joins. */
export function Invite({ onMade }: { onMade(link: NewTeamLink): void }) {
  const draft = useDraft('invite', nobody)
  const { email, role } = draft.fields
  const queries = useQueryClient()
  const make = useMutation({
    mutationFn: () => client.team.invite({ email, role }),
    onSuccess: (made) => {
      draft.beginAnew()
      onMade(made)
      return queries.invalidateQueries(changedTeam)
    }
  })
  return (
    <Section title={t('team.invite.title')}>
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault()
          make.mutate()
        }}
      >
        <Field id="invite-email" label={t('team.invite.email')} help={t('team.invite.noEmail')}>
          <input
            id="invite-email"
            type="email"
            required
            maxLength={320}
            autoComplete="off"
            value={email}
            aria-describedby="invite-email-help"
            onChange={(event) => draft.change({ email: event.target.value })}
          />
        </Field>
        <Field id="invite-role" label={t('team.invite.role')} help={t(`team.rolesMay.${role}`)}>
          <select
            id="invite-role"
            value={role}
            aria-describedby="invite-role-help"
            onChange={(event) => draft.change({ role: roles.find((each) => each === event.target.value) ?? 'viewer' })}
          >
            {roles.map((each) => (
              <option key={each} value={each}>
                {t(`team.roles.${each}`)}
              </option>
            ))}
          </select>
        </Field>
        {make.error && (
          <p className="fault" role="alert">
            {make.error.message}
          </p>
        )}
        <div className="dialog-actions">
          <button type="submit" className="button primary" disabled={make.isPending}>
            {make.isPending ? t('team.invite.making') : t('team.invite.act')}
          </button>
        </div>
      </form>
    </Section>
  )
}
