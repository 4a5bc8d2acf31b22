import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { RapportOptions } from '@rapport/core'

/** A little Stripe on this machine: one customer, and what `answers` says of a path instead. Only the key `rk_good` may read it. */
export async function fakeStripe() {
  const answers = new Map<string, number>()
  const created = Math.floor(Date.now() / 1000) - 86_400
  const customer = { id: 'cus_1', object: 'customer', name: 'Alder Lifts', email: 'ann@alder.example', metadata: {}, created }
  const account = { id: 'acct_1', object: 'account', settings: { dashboard: { display_name: 'Fernway' } } }
  const server = createServer((request, response) => {
    const [path = ''] = (request.url ?? '').split('?')
    const status = request.headers.authorization === 'Bearer rk_good' ? (answers.get(path) ?? 200) : 401
    const list = { object: 'list', has_more: false, data: path === '/v1/customers' ? [customer] : [] }
    const body = status !== 200 ? { error: { message: `Refused with ${status}` } } : path === '/v1/account' ? account : list
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const http: RapportOptions['http'] = (url, init) => fetch(url.replace('https://api.stripe.com', `http://127.0.0.1:${port}`), init)
  return {
    answers,
    http,
    close: () => {
      server.closeAllConnections()
      server.close()
    }
  }
}
