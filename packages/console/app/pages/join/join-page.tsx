import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { acceptLink, type LinkDescription, linkQuery } from '../../api/team'
import { t } from '../../texts/catalogue'
import { Field } from '../../ui/controls'
import { exact } from '../../ui/format'
import { Loading } from '../../ui/states'

/** Asks before a link is used: who is let in, where, and as what. The secret stands behind the #, which browsers send to no server. */
export function JoinPage() {
  const [code] = useState(() => location.hash.slice(1))
  const link = useQuery(linkQuery(code))
  useEffect(() => {
    document.title = link.data ? titleOf(link.data) : 'Rapport'
  }, [link.data])
  return (
    <main className="alone">
      <div className="sign-in">
        {link.data ? <Accept code={code} link={link.data} /> : link.error ? <Refused why={link.error.message} /> : <Loading rows={3} />}
      </div>
    </main>
  )
}

const titleOf = ({ kind, organization: { name: organization } }: LinkDescription) =>
  kind === 'invitation' ? t('team.join.title', { organization }) : t('team.join.again', { organization })

function Accept({ code, link }: { code: string; link: LinkDescription }) {
  const { kind, email, name, role, invitedBy, expiresAt } = link
  const [ownName, setOwnName] = useState('')
  const [isNameMissing, setIsNameMissing] = useState(false)
  const nameField = useRef<HTMLInputElement>(null)
  const queries = useQueryClient()
  const navigate = useNavigate()
  const accept = useMutation({
    mutationKey: ['sign-in'],
    mutationFn: () => acceptLink(code, name === null ? ownName : undefined),
    onSuccess: async () => {
      queries.clear()
      await navigate({ to: '/', replace: true })
    }
  })
  const invited = { role: t(`team.roleIs.${role}`) }
  return (
    <>
      <h1>{titleOf(link)}</h1>
      <form
        // The page says itself what is missing: the browser's own hint is gone in seconds, and no hint at all if the name is all spaces.
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const isMissing = name === null && ownName.trim() === ''
          setIsNameMissing(isMissing)
          if (isMissing) nameField.current?.focus()
          else accept.mutate()
        }}
      >
        <p className="state-text">
          {kind === 'sign_in'
            ? t('team.join.welcomeBack', { email })
            : invitedBy === null
              ? t('team.join.invited', invited)
              : t('team.join.invitedBy', { name: invitedBy, ...invited })}{' '}
          {t('team.join.until', { time: exact(new Date(expiresAt)) })}
        </p>
        {name === null && (
          <Field id="own-name" label={t('team.join.name')} help={t('team.join.nameHelp')}>
            <input
              id="own-name"
              ref={nameField}
              required
              maxLength={255}
              autoComplete="name"
              value={ownName}
              aria-describedby="own-name-help"
              aria-invalid={isNameMissing}
              onChange={(event) => {
                setOwnName(event.target.value)
                setIsNameMissing(false)
              }}
            />
          </Field>
        )}
        {(isNameMissing || accept.error) && (
          <p className="fault" role="alert">
            {isNameMissing ? t('team.join.nameMissing') : accept.error?.message}
          </p>
        )}
        <button type="submit" className="button primary" disabled={accept.isPending}>
          {accept.isPending ? t('team.join.working') : actOf(link)}
        </button>
      </form>
    </>
  )
}

function actOf({ kind, name, email }: LinkDescription): string {
  if (kind === 'sign_in') return t('team.join.signInAs', { name: name ?? email })
  return name === null ? t('team.join.join') : t('team.join.joinAs', { name })
}

function Refused({ why }: { why: string }) {
  const navigate = useNavigate()
  return (
    <>
      <h1>{t('team.join.failed')}</h1>
      <p className="state-text" role="alert">
        {why}.
      </p>
      <button type="button" className="button" onClick={() => void navigate({ to: '/', replace: true })}>
        {t('team.join.open')}
      </button>
    </>
  )
}
