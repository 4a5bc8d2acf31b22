import { expect, it } from 'vitest'
import { requestTokens, type SignIn } from './token-request.js'

const clientSecret = 'client-0aZ9bY8cX7dW6eV5'
const refresh_token = 'xoxe-1-Mi0xLTk4NzY1NDMyMTA'
const way: SignIn = {
  kind: 'oauth',
  authorizeUrl: 'https://vendor.test/authorize',
  tokenUrl: 'https://vendor.test/token',
  scopes: [],
  requiredScopes: [],
  clientId: 'id',
  clientSecret,
  clientAuth: 'basic',
  pkce: false
}

const base64 = (text: string) => Buffer.from(text).toString('base64')

it.each([
  ['in base64', { error: 'invalid_client', error_description: `Basic ${base64(`id:${clientSecret}`)}` }],
  ['in part', { error: 'invalid_grant', error_description: `unknown token ${refresh_token.slice(0, 18)}...` }],
  ['as the code', { error: clientSecret }],
  ['of the answer itself', { errorCode: 'odd', refresh_token: 'a-new-one-0123456789', more: { access_token: 'and-another-0123456789' } }]
])('a refusal shows no secret: %s', async (_, body) => {
  const http = async () => new Response(JSON.stringify(body), { status: 400 })
  const { message } = await requestTokens(http, way, { grant_type: 'refresh_token', refresh_token }, 0).then(
    () => new Error('It was granted'),
    (error: Error) => error
  )
  expect(message).toContain('[credential]')
  for (const hidden of ['0aZ9bY8c', 'Mi0xLTk4', base64(clientSecret).slice(4, 12), base64(`id:${clientSecret}`).slice(8, 16), '01234567'])
    expect(message).not.toContain(hidden)
})
