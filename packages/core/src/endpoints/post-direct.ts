import { request as requestByHttp } from 'node:http'
import { request as requestByHttps } from 'node:https'
import { guardedLookup } from './addresses/guarded-lookup.js'
import type { PostWebhook } from './send-webhook.js'

/**
 * Posts without fetch, whose look-up of names cannot be watched: a name that leads to a private address is refused where the connection is made. Redirects are not
 * followed, and the body of the response is not read.
 */
export function postDirect({ allowPrivateAddresses }: { allowPrivateAddresses: boolean }, lookup = guardedLookup()): PostWebhook {
  return (url, { headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new URL(url).protocol === 'https:' ? requestByHttps : requestByHttp
      const guard = allowPrivateAddresses ? {} : { lookup }
      const sent = request(url, { method: 'POST', headers: { ...headers, connection: 'close' }, signal, agent: false, ...guard })
      sent.on('error', reject)
      sent.on('response', (response) => {
        resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] ?? null })
        response.destroy()
      })
      sent.end(body)
    })
}
