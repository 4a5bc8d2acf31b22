import { RapportError } from '@rapport/client/session'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'

/** Tries again what has failed, with answers that are read anew: those that are held may be what it failed on. */
export function useRetry(error: unknown, reset: () => void): () => void {
  const queries = useQueryClient()
  const router = useRouter()
  // A browser never asks again for a script that did not come. The console is loaded anew, as soon as there is a server to load it from.
  if (error instanceof RapportError && error.code === 'CONNECTION_FAILED')
    return () =>
      void fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
        () => location.reload(),
        () => undefined
      )
  return () => {
    void queries.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' })
    void router.invalidate().then(reset)
  }
}
