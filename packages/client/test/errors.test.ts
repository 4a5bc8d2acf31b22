import { describe, expect, it } from 'vitest'
import {
  AuthenticationError,
  BadGatewayError,
  BadRequestError,
  BillingRequiredError,
  ConflictError,
  createRapportClient,
  NotFoundError,
  PayloadTooLargeError,
  PermissionDeniedError,
  RapportError,
  RateLimitError,
  ServerError,
  ServiceUnavailableError,
  StatusError,
  UnexpectedResponseError,
  UnprocessableError
} from '../src/index.js'
import { apiKey, failure, type Handler, json, standInServer } from './stand-in-server.js'

/** What a call without retries throws when the server answers so. */
async function thrownBy(handler: Handler): Promise<RapportError> {
  const { baseUrl } = await standInServer(handler)
  const client = createRapportClient({ baseUrl, apiKey, maxRetries: 0 })
  const error = await client.call('svc_list_customers').catch((thrown: unknown) => thrown)
  await client.close()
  if (!(error instanceof RapportError)) throw new Error('the call threw no RapportError')
  return error
}

describe('errors of the gateway', () => {
  it.each([
    [400, 'INVALID_TOOL_INPUT', BadRequestError],
    [401, 'INVALID_CREDENTIALS', AuthenticationError],
    [402, 'plan_billing_action_required', BillingRequiredError],
    [403, 'TOOL_CALL_FORBIDDEN', PermissionDeniedError],
    [404, 'NOT_FOUND', NotFoundError],
    [409, 'CONFLICT', ConflictError],
    [413, 'PAYLOAD_TOO_LARGE', PayloadTooLargeError],
    [422, 'UNPROCESSABLE', UnprocessableError],
    [429, 'RATE_LIMITED', RateLimitError],
    [500, 'TOOL_GATEWAY_ERROR', ServerError],
    [502, 'TOOL_OUTPUT_INVALID', BadGatewayError],
    [503, 'TOOL_UNAVAILABLE', ServiceUnavailableError]
  ])('status %i is its own class with the code and the request id of the server', async (status, code, StatusClass) => {
    const error = await thrownBy((_, response) => json(response, status, failure(code, false)))
    expect(error).toBeInstanceOf(StatusClass)
    expect(error).toBeInstanceOf(StatusError)
    expect(error).toMatchObject({
      name: StatusClass.name,
      status,
      code,
      requestId: 'req-of-server',
      retryable: false,
      message: `made up: ${code}`
    })
  })

  it('carry the fields of a plan that is used up', async () => {
    const plan = { plan: 'free', feature: 'api_calls', resetAt: 1_767_225_600_000, error: 'used up' }
    const error = await thrownBy((_, response) => json(response, 429, failure('api_limit_exceeded', false, plan)))
    expect(error).toMatchObject({ plan: 'free', feature: 'api_calls', resetAt: 1_767_225_600_000, retryable: false })
  })

  it('carry the sizes of a request that was too large', async () => {
    const error = await thrownBy((_, response) =>
      json(response, 413, failure('PAYLOAD_TOO_LARGE', false, { limitBytes: 1_000_000, actualBytes: 1_000_001 }))
    )
    expect(error).toMatchObject({ limitBytes: 1_000_000, actualBytes: 1_000_001 })
  })

  it('carry the wait that the server asks for, in seconds or as a date', async () => {
    const seconds = await thrownBy((_, response) => json(response, 429, failure('RATE_LIMITED', true), { 'retry-after': '7' }))
    expect(seconds.retryAfterSeconds).toBe(7)
    const inAMinute = new Date(Date.now() + 60_000).toUTCString()
    const date = await thrownBy((_, response) => json(response, 429, failure('RATE_LIMITED', true), { 'retry-after': inAMinute }))
    expect(date.retryAfterSeconds).toBeGreaterThan(55)
    expect(date.retryAfterSeconds).toBeLessThanOrEqual(60)
  })

  it('take the message of the other routes, and the id out of the header', async () => {
    const error = await thrownBy((_, response) => json(response, 404, { error: 'No such route' }, { 'x-request-id': 'from-header' }))
    expect(error).toMatchObject({ message: 'No such route', code: 'HTTP_404', requestId: 'from-header' })
  })

  it('have the id that was sent when the server names none', async () => {
    let sent: string | undefined
    const error = await thrownBy(({ headers }, response) => {
      sent = String(headers['x-request-id'])
      json(response, 500, {})
    })
    expect(error.requestId).toBe(sent)
  })
})

describe('an answer that no Rapport server gives', () => {
  it('is named when it is HTML with status 200', async () => {
    const error = await thrownBy((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('<!doctype html>\n<title>Sign in</title>')
    })
    expect(error).toBeInstanceOf(UnexpectedResponseError)
    expect(error.message).toContain('text/html')
    expect(error.message).toContain('Sign in')
    expect(error.message).toContain('baseUrl')
  })

  it("is named when it is a proxy's HTML with status 502", async () => {
    const error = await thrownBy((_, response) => {
      response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad Gateway</h1>')
    })
    expect(error).toBeInstanceOf(BadGatewayError)
    expect(error).toMatchObject({ code: 'HTTP_502', retryable: true })
    expect(error.message).toContain('<h1>Bad Gateway</h1>')
  })

  it.each(['', '[]', 'null', '"text"', '{"items":'])('is named when its body is %j', async (body) => {
    const error = await thrownBy((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(body)
    })
    expect(error).toBeInstanceOf(UnexpectedResponseError)
    expect(error.status).toBe(200)
  })

  it('is not followed when it redirects, so that the key goes nowhere else', async () => {
    const other = await standInServer((_, response) => json(response, 200, {}))
    const error = await thrownBy((_, response) => {
      response.writeHead(302, { location: `${other.baseUrl}/login?token=secret` }).end()
    })
    expect(error).toBeInstanceOf(UnexpectedResponseError)
    expect(error).toMatchObject({ code: 'REDIRECT', status: 302, retryable: false })
    expect(error.message).toContain(`${other.baseUrl}/login`)
    expect(error.message).not.toContain('secret')
    expect(other.seen).toEqual([])
  })
})
