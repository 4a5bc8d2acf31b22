import { type PersonSession, type Rapport, RapportError } from '@rapport/core'
import { json, refusal } from './answers.js'
import { cookieOf, setCookie, type Visit } from './cookie.js'
import { readSmallBody } from './small-body.js'
import { TryLimit, tooMany } from './try-limit.js'

const cookieName = 'rapport_person'
/** The server says when a session ends; the browser only has to keep the cookie as long as one can last. */
const cookieSeconds = 180 * 24 * 60 * 60

/** Signing in as a person, by a one-time link. The browser keeps a token, whose session is looked up with each request. */
export class PersonSignIn {
  private readonly limit = new TryLimit()

  constructor(private readonly rapport: Rapport) {}

  /** The person whom a request's cookie names. */
  async personOf(request: Request): Promise<PersonSession | undefined> {
    const token = cookieOf(request, cookieName)
    return token ? this.rapport.signIn.session(token) : undefined
  }

  /** `POST /console/api/link` with `{ code }`: what the link opens. It uses nothing up, so that programs that open links in mail cost nobody theirs. */
  describe(request: Request, { address }: Visit): Promise<Response> {
    return this.withCode(request, address, async (code) => json(200, await this.rapport.signIn.describeLink(code)))
  }

  /** `POST /console/api/link/accept` with `{ code, name? }`: begins a new session. One that this browser had ends. */
  accept(request: Request, visit: Visit): Promise<Response> {
    const { address, cookie } = visit
    return this.withCode(request, address, async (code, { name }) => {
      const userAgent = request.headers.get('user-agent') ?? ''
      const person = { userAgent, ...(typeof name === 'string' && { name: name.trim() }) }
      const { token, session } = await this.rapport.signIn.acceptLink(code, person)
      await this.end(request, visit)
      return json(200, { signedIn: true, name: session.name }, { 'set-cookie': setCookie(cookieName, token, cookieSeconds, cookie) })
    })
  }

  /** Ends the session of a request, and answers the header by which the browser forgets it. */
  async end(request: Request, { cookie }: Visit): Promise<string> {
    const token = cookieOf(request, cookieName)
    if (token) await this.rapport.signIn.endSession(token)
    return setCookie(cookieName, '', 0, cookie)
  }

  private async withCode(
    request: Request,
    address: string,
    use: (code: string, body: Record<string, unknown>) => Promise<Response>
  ): Promise<Response> {
    const body = await readSmallBody(request)
    const code = body?.code
    if (!body || typeof code !== 'string') return refusal(400, 'INVALID_TOOL_INPUT', 'The body must be { "code": "rl_…" }')
    let wrong: RapportError | undefined
    const tried = await this.limit.count(address, code, async () => {
      try {
        return await use(code, body)
      } catch (error) {
        if (!(error instanceof RapportError)) throw error
        if (error.code !== 'INVALID_CREDENTIALS') return refusal(error.status, error.code, error.message)
        wrong = error
        return undefined
      }
    })
    if ('right' in tried) return tried.right
    if (tried.waitMs !== undefined) return tooMany(tried.waitMs, 'links')
    return refusal(401, 'INVALID_CREDENTIALS', wrong?.message ?? 'This link does not work')
  }
}
