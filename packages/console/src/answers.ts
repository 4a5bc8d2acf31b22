/** An answer in JSON, kept by nobody. */
export function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { ...safeHeaders, 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers }
  })
}

/** A refusal in the form of the API's routes. */
export function refusal(status: number, code: string, error: string, headers?: Record<string, string>): Response {
  return json(status, { error, code }, headers)
}

/** What every answer of the console says: it is in no frame, taken for no other type, and told to nobody as a referrer. */
export const safeHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin'
}
