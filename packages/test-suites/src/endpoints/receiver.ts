import { verifyWebhook } from '@rapport/core/src/endpoints/signing/verify-webhook.js'
import type { HttpClient } from '@rapport/core/src/values/http-client.js'

/** A request that the receiver got. */
export interface Got {
  id: string
  url: string
  headers: Record<string, string>
  body: string
}

/** The system behind endpoints, as a fetch: it keeps what it gets, and answers as it is told. */
export class Receiver {
  readonly got: Got[] = []
  /** Makes the answer to a request. */
  answer: (got: Got) => Response | Promise<Response> = () => new Response('ok')

  readonly http: HttpClient = async (url, init) => {
    if (init.redirect !== 'manual') throw new Error('Redirects would be followed')
    const headers = Object.fromEntries(new Headers(init.headers))
    const got = { id: headers['webhook-id'] ?? '', url, headers, body: String(init.body) }
    this.got.push(got)
    return this.answer(got)
  }

  /** What was got since this was asked last. */
  take(): Got[] {
    return this.got.splice(0)
  }
}

/** A request checked as its receiver would check it, and what it says. */
export function opened({ headers, body }: Got, secret: string, now: number) {
  return verifyWebhook({ secret, headers, body, now })
}
