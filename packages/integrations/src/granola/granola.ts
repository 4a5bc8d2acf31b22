import type { Credential, Provider, ProviderOptions } from '@rapport/core/connector'
import { catalogue, defineProvider } from '@rapport/core/connector'
import { notesStream } from './notes.js'
import { notesIn } from './pages.js'

/** There is nothing that says whose a key is: one account of Granola's can be connected. */
const account = 'granola'

/**
 * Notes of meetings with their transcripts: a person's own and those shared with them, or, by an enterprise key, those of the whole workspace. Connected
 * by an API key.
 *
 * @example granola({ everySeconds: 3_600 })
 */
export function granola(options: ProviderOptions = {}): Provider {
  return defineProvider({
    id: 'granola',
    descriptor: catalogue.granola,
    options,
    auth: [{ kind: 'fields', fields: ['apiKey', 'authScope', 'enterpriseKeyAcknowledged'], label: 'API key' }],
    baseUrl: () => options.baseUrl ?? 'https://public-api.granola.ai',
    headers: (credential) => ({ authorization: `Bearer ${keyOf(credential)}` }),
    requestsPerSecond: options.requestsPerSecond ?? 5,
    async check(request) {
      notesIn(await request({ path: '/v1/notes', query: { page_size: '1' } }))
      return { id: account, name: null }
    },
    permissions:
      'A personal key reads the notes of a person and those shared with them. An enterprise key reads the notes of the whole workspace. Somebody has to confirm that.',
    limits:
      'Granola allows five requests a second. Rapport waits as long as `Retry-After` says. A note is listed once its summary is written.',
    streams: [notesStream]
  })
}

function keyOf(credential: Credential): string {
  return credential.kind === 'fields' ? (credential.fields.apiKey ?? '') : ''
}
