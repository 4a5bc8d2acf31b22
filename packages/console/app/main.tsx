import './styles/tokens.css'
import './styles/base.css'
import './styles/shell.css'
import './api/base'
import { RapportError } from '@rapport/client/session'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { router } from './router'
import { applyTheme } from './shell/theme'
import { loadTexts } from './texts/load-texts'

applyTheme()

const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // A refusal stays one, and a store that has no SQL gets none; a server that restarts is back in a moment.
      retry: (count, error) =>
        error instanceof RapportError &&
        error.retryable &&
        !(error.status === 503 && /\bSQL\b/.test(error.message)) &&
        count < (error.status === undefined ? 4 : 2),
      retryDelay: (count) => Math.min(500 * 2 ** count, 8000),
      // Without a network a read fails and says so, in place of waiting without a word.
      networkMode: 'always'
    },
    mutations: { networkMode: 'always' }
  }
})

// A key that ends while one works: the session says so, and the page stays where it is.
const askWho = (error: unknown) => {
  if (error instanceof RapportError && error.status === 401) void queries.invalidateQueries({ queryKey: ['session'] })
}
queries.getQueryCache().subscribe(({ type, query }) => {
  if (type === 'updated' && query.queryKey[0] !== 'session') askWho(query.state.error)
})
queries.getMutationCache().subscribe(({ type, mutation }) => {
  // A wrong key at the sign-in says nothing of the session.
  if (type === 'updated' && mutation.options.mutationKey?.[0] !== 'sign-in') askWho(mutation.state.error)
})

function render() {
  const root = document.getElementById('root')
  if (root)
    createRoot(root).render(
      <StrictMode>
        <QueryClientProvider client={queries}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </StrictMode>
    )
}

// Not awaited here: modules that wait would be split into more files.
loadTexts().then(render, () => {
  document.body.textContent = 'The console cannot be loaded now. Check the connection, then load the page again.'
})
