import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { signIn } from '../api/session'
import { Field } from '../ui/controls'

/** Asks for an API key. The page stays at its address, and shows it once one is signed in. */
export function SignInPage({ message, canSignIn, wasIn }: { message: string; canSignIn: boolean; wasIn: boolean }) {
  const [apiKey, setApiKey] = useState('')
  const queries = useQueryClient()
  const enter = useMutation({ mutationKey: ['sign-in'], mutationFn: () => signIn(apiKey.trim()), onSuccess: () => queries.resetQueries() })
  useEffect(() => {
    document.title = 'Sign in · Rapport'
  }, [])
  return (
    <main className="alone">
      <div className="sign-in">
        <h1>{wasIn ? 'You are signed out' : 'Sign in to Rapport'}</h1>
        {canSignIn ? (
          <form
            onSubmit={(event) => {
              event.preventDefault()
              enter.mutate()
            }}
          >
            {wasIn && <p className="state-text">{message}. Sign in to go on where you were.</p>}
            <Field
              id="api-key"
              label="API key"
              help={
                <>
                  It begins with <code>ok_</code>. Make one with <code>rapport key create --all-grants</code>. It stays in this browser,
                  sealed.
                </>
              }
            >
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
              {enter.isPending ? 'Checking…' : 'Sign in'}
            </button>
          </form>
        ) : (
          <p className="state-text">{message}</p>
        )}
      </div>
    </main>
  )
}
