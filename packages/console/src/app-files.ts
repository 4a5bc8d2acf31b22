import { randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { safeHeaders } from './answers.js'

/** The built app. This file lies one level below the package, in src as in dist. */
const folder = new URL('../dist/app/', import.meta.url)

const types: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
  woff2: 'font/woff2'
}

/** What the built page has in the place of where it is mounted, and of its nonce. */
const marks = { base: '__CONSOLE_BASE__', nonce: '__CONSOLE_NONCE__' }

interface AppFile {
  type: string
  body: Buffer
  packed: ReadonlyMap<string, Buffer>
}

interface App {
  page: string
  files: ReadonlyMap<string, AppFile>
}

/** The console's static files: the page, which is the same at every address, and what it loads. They are read once. */
export class AppFiles {
  private app: Promise<App> | undefined

  /** `path` is what was asked for below the console, `base` where browsers reach the console. */
  async answer(request: Request, path: string, base: string): Promise<Response> {
    if (request.method !== 'GET' && request.method !== 'HEAD') return text(405, 'Method not allowed', { allow: 'GET, HEAD' })
    this.app ??= readApp()
    const app = await this.app.catch(() => undefined)
    if (!app) {
      this.app = undefined
      return text(503, 'The console is not built: run `npm run build`.')
    }
    if (!path.startsWith('/assets/')) return page(app.page, base)
    const file = app.files.get(path)
    return file ? asset(file, request.headers.get('accept-encoding') ?? '') : text(404, 'Not found')
  }
}

async function readApp(): Promise<App> {
  const files = new Map<string, AppFile>()
  const names = await readdir(new URL('assets/', folder))
  const read = (name: string) => readFile(new URL(`assets/${name}`, folder))
  for (const name of names) {
    const type = types[name.slice(name.lastIndexOf('.') + 1)]
    if (type === undefined) continue
    const packed = new Map<string, Buffer>()
    if (names.includes(`${name}.br`)) packed.set('br', await read(`${name}.br`))
    if (names.includes(`${name}.gz`)) packed.set('gzip', await read(`${name}.gz`))
    files.set(`/assets/${name}`, { type, body: await read(name), packed })
  }
  // Links of the built page are relative to itself, which is the same at every depth.
  const page = (await readFile(new URL('index.html', folder), 'utf8')).replaceAll('="./assets/', `="${marks.base}/assets/`)
  return { page, files }
}

function page(html: string, base: string): Response {
  const nonce = randomBytes(18).toString('base64url')
  return new Response(html.replaceAll(marks.base, base).replaceAll(marks.nonce, nonce), {
    headers: {
      ...safeHeaders,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'cross-origin-opener-policy': 'same-origin',
      'content-security-policy': policy(nonce)
    }
  })
}

/** Nothing from elsewhere, and no script or style that is not a file of ours; Radix adds one style, under the nonce. */
function policy(nonce: string): string {
  const own = `script-src 'self'; style-src 'self' 'nonce-${nonce}'; connect-src 'self'; img-src 'self' data:; font-src 'self'`
  return `default-src 'none'; ${own}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
}

function asset({ type, body, packed }: AppFile, accepted: string): Response {
  const coding = [...packed.keys()].find((name) => new RegExp(`\\b${name}\\b(?!;q=0)`).test(accepted))
  const content = (coding !== undefined && packed.get(coding)) || body
  return new Response(new Uint8Array(content), {
    headers: {
      ...safeHeaders,
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
      ...(coding !== undefined && { 'content-encoding': coding })
    }
  })
}

function text(status: number, body: string, headers: Record<string, string> = {}): Response {
  return new Response(`${body}\n`, {
    status,
    headers: { ...safeHeaders, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers }
  })
}
