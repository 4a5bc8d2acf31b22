import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type Session, sessionQuery, signIn } from '../api/session'
import { t } from '../texts/catalogue'
import { TextOf } from '../texts/text-of'
import { Field } from '../ui/controls'
import { Dialog } from '../ui/dialog'

interface Asked {
  message: string
  canSignIn: boolean
}

/** Asks who one is. The page stays at its address, and shows it once somebody is signed in. */
export function SignInPage({ message, canSignIn }: Asked) {
  const queries = useQueryClient()
  useEffect(() => {
    document.title = `${t('team.signIn.act')} · Rapport`
  }, [])
  return (
    <main className="alone">
      <div className="sign-in">
        <h1>{t('team.signIn.title')}</h1>
        {canSignIn ? (
          <>
            <p className="state-text">{t('team.signIn.byLink')}</p>
            <KeyForm onSignedIn={() => queries.resetQueries()} />
          </>
        ) : (
          <p className="state-text">{message}</p>
        )}
      </div>
    </main>
  )
}

/** The session has ended while somebody works: the page stays behind this, with all that is typed, and goes on. */
export function SignInAgain({ message, canSignIn, was }: Asked & { was: Session }) {
  const queries = useQueryClient()
  const goOn = async () => {
    const now = await queries.fetchQuery({ ...sessionQuery, staleTime: 0 })
    // What somebody else may see is read from the beginning.
    if (now.organization.id !== was.organization.id || now.memberId !== was.memberId) return queries.resetQueries()
    return queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' })
  }
  const again = useMutation({ mutationKey: ['sign-in'], mutationFn: goOn })
  return (
    <Dialog
      kind="middle"
      title={t('team.signIn.ended')}
      description={t('team.signIn.onwards', { reason: message })}
      onClose={() => again.mutate()}
    >
      <div className="sign-in-again">
        <p className="state-text">{t('team.signIn.otherTab')}</p>
        <button type="button" className="button" disabled={again.isPending} onClick={() => again.mutate()}>
          {t('team.signIn.goOn')}
        </button>
        {canSignIn && <KeyForm onSignedIn={goOn} />}
      </div>
    </Dialog>
  )
}

function KeyForm({ onSignedIn }: { onSignedIn(): Promise<unknown> }) {
  const [apiKey, setApiKey] = useState('')
  const enter = useMutation({ mutationKey: ['sign-in'], mutationFn: () => signIn(apiKey.trim()), onSuccess: onSignedIn })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        enter.mutate()
      }}
    >
      <Field id="api-key" label={t('team.signIn.key')} help={<TextOf of="team.signIn.keyHelp" />}>
        <input
          id="api-key"
          type="password"
          autoComplete="current-password"
          spellCheck={false}
          required
          aria-describedby="api-key-help"
          aria-invalid={enter.isError}
          value={apiKey}
          onChange={(event) => setApiKey(event.target.value)}
        />
      </Field>
      {enter.error && (
        <p className="fault" role="alert">
          {enter.error.message}
        </p>
      )}
      <button type="submit" className="button primary" disabled={enter.isPending}>
        {enter.isPending ? t('team.signIn.checking') : t('team.signIn.act')}
      </button>
    </form>
  )
}
