import { createHash, timingSafeEqual } from 'node:crypto'
import { type Exchange, failure, type HttpResponse } from '../http/index.js'

/** What a route answers to whoever has not the secret that opens it; undefined for who has it. Without a secret the route does not exist. */
export function refuseWithout(
  secret: string | undefined,
  { request }: Exchange,
  { off, closed }: { off: string; closed: string }
): HttpResponse | undefined {
  if (secret === undefined) return failure(404, off)
  const [, given = ''] = /^Bearer (.*)$/i.exec(request.header('authorization') ?? '') ?? []
  return timingSafeEqual(digest(given.trim()), digest(secret)) ? undefined : failure(401, closed, { 'www-authenticate': 'Bearer' })
}

/** Of one length, so that the comparison takes the same time whatever was sent. */
const digest = (text: string) => createHash('sha256').update(text).digest()
