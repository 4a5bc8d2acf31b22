import { createHash } from 'node:crypto'
import {
  answered,
  apiFailureBody,
  type Exchange,
  failure,
  forwardedPrefix,
  logUnexpected,
  originOf,
  PathAnswers,
  type RawRoute,
  requestId,
  serverOperation
} from '../http/index.js'

type Tracker = typeof import('@rapport/browser-tracker/script')

interface ScriptText {
  text: string
  etag: string
}

const absent = 'The tracker is not here: install @rapport/browser-tracker beside @rapport/core (in a clone of Rapport: npm run build)'

/** `GET /rapport.js` and the files beside it: the tracker, for pages of any origin. `load` finds the package that has it. */
export function trackerRoute(
  file: keyof ReturnType<Tracker['scriptFiles']>,
  operationId: string,
  what: string,
  load: () => Promise<Tracker> = () => import('@rapport/browser-tracker/script')
): RawRoute {
  return {
    path: `/${file}`,
    describe: (schemas) => ({
      get: serverOperation(operationId, `The tracker: ${what}`, {
        200: { description: 'The script.', headers: requestId, content: { 'text/javascript': { schema: { type: 'string' } } } },
        304: { description: 'The script is the one that If-None-Match names.', headers: requestId },
        404: answered('The tracker is not installed.', schemas.refer('ApiFailure', apiFailureBody)),
        500: answered('The tracker could not be read.', schemas.refer('ApiFailure', apiFailureBody))
      })
    }),
    serve({ settings }) {
      const { logger } = settings
      const scripts = new PathAnswers(async (path) => toScript((await load()).scriptFiles(path)[file]))

      async function get({ request }: Exchange) {
        const { text, etag } = await scripts.at(settings.publicPath(originOf(request)))
        const headers: Record<string, string> = {
          etag,
          'cache-control': 'public, max-age=3600',
          vary: forwardedPrefix,
          'access-control-allow-origin': '*',
          'cross-origin-resource-policy': 'cross-origin'
        }
        if (namesTag(request.header('if-none-match'), etag)) return { status: 304, headers, body: null }
        const type = { 'content-type': 'text/javascript; charset=utf-8', 'x-content-type-options': 'nosniff' }
        return { status: 200, headers: { ...headers, ...type }, body: text }
      }

      return {
        methods: { GET: get },
        fail(error, exchange) {
          if (isMissing(error)) return failure(404, absent)
          logUnexpected(logger, error, exchange)
          return failure(500, 'The tracker could not be read')
        }
      }
    }
  }
}

function toScript(text: string): ScriptText {
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"` }
}

/** Whether If-None-Match names this tag, or any. Proxies that compress an answer mark its tag as weak. */
function namesTag(header: string | undefined, etag: string): boolean {
  return header?.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim())) ?? false
}

/** The package is not installed, not built, or so old that it has no such entry. */
function isMissing(error: unknown): boolean {
  const codes = ['ERR_MODULE_NOT_FOUND', 'MODULE_NOT_FOUND', 'ERR_PACKAGE_PATH_NOT_EXPORTED']
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}

export const trackerRoutes = [
  trackerRoute('rapport.js', 'trackerScript', 'what the script tag of a page loads.'),
  trackerRoute('rapport-extras.js', 'trackerExtrasScript', 'what the first file loads when a page needs it.'),
  trackerRoute('rapport-stub.js', 'trackerStubScript', 'what keeps calls that are made before it is there.')
]
