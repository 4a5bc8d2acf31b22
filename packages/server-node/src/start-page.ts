import { createHash } from 'node:crypto'
import type { Rapport } from '@rapport/core'
import type { NodeListener } from './listener.js'
import { originOf } from './request-origin.js'

/** What the page says of its server. It names no secret: whoever reaches the server can read it. */
export interface StartPageFacts {
  /** What runs here, as a sentence. */
  what: string
  /** Where keys come from, as a sentence. */
  keys: string
  /** The key of web pages, which is no secret; a placeholder where there are several. */
  publicKey?: string
}

const style = `:root { color-scheme: light dark; --paper: #f6f7f9; --card: #fff; --ink: #1b1f27; --soft: #4d5566; --line: #dde1e8; --act: #1f4fd8; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #14161b; --card: #1d2027; --ink: #eef0f4; --soft: #b4bccb; --line: #343a46; --act: #9db8ff; }
}
* { box-sizing: border-box; }
body { margin: 0; padding: 1.5rem 1rem; background: var(--paper); color: var(--ink); font: 1rem/1.55 system-ui, sans-serif; }
main {
  max-width: 42rem; margin: 0 auto; padding: 1.75rem; overflow-wrap: anywhere;
  background: var(--card); border: 1px solid var(--line); border-radius: 0.75rem;
}
@media (min-width: 40rem) { body { padding-top: 10vh; } main { padding: 2.25rem; } }
h1 { margin: 0 0 0.5rem; font-size: 1.5rem; line-height: 1.25; }
p { margin: 0; }
dl { margin: 1.5rem 0 0; }
dt { margin-top: 1.25rem; font-weight: 600; }
dd { margin: 0.15rem 0 0; color: var(--soft); }
a { color: var(--act); }
code { font: 0.875rem/1.5 ui-monospace, Menlo, Consolas, monospace; color: var(--ink); }
:focus-visible { outline: 3px solid var(--act); outline-offset: 2px; }
`

const styleHash = createHash('sha256').update(style).digest('base64')

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
}

/** Answers the base path with a page that says what runs here and where its parts are; all other paths go on. */
export function withStartPage(next: NodeListener, facts: StartPageFacts, rapport: Pick<Rapport, 'basePath' | 'publicPath'>): NodeListener {
  const { basePath } = rapport
  return (message, response, ...rest) => {
    const [path] = (message.url ?? '').split('?', 1)
    const isHere = path === `${basePath}/` || (path === basePath && basePath !== '')
    if (!isHere || (message.method !== 'GET' && message.method !== 'HEAD')) return next(message, response, ...rest)
    const body = page(facts, rapport.publicPath(originOf(message)))
    response.writeHead(200, { ...headers, 'content-length': Buffer.byteLength(body) }).end(body)
  }
}

function page({ what, keys, publicKey = '<public key>' }: StartPageFacts, base: string): string {
  const key = escaped(publicKey)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Rapport</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<main>
<h1>Rapport</h1>
<p>${escaped(what)}</p>
<dl>
<dt><a href="${base}/console">Console</a></dt>
<dd>Your customers, what they do and what they say, in the browser.</dd>
<dt>Send events</dt>
<dd><code>POST ${base}/api/i/v1/${key}/events</code>, or the script for web pages:
<code>&lt;script defer src="${base}/rapport.js" data-public-key="${key}"&gt;&lt;/script&gt;</code></dd>
<dt>Ask the API</dt>
<dd><code>POST ${base}/api/tools/call</code> with <code>Authorization: Bearer &lt;API key&gt;</code>. ${escaped(keys)}</dd>
<dt><a href="${base}/openapi.json">API reference</a></dt>
<dd>Every route of this server, as OpenAPI. <code>npx @rapport/cli --help</code> describes the command; the guides are in the folder
<code>docs</code> of Rapport’s repository.</dd>
<dt>Agents</dt>
<dd>They connect to <code>${base}/mcp</code> by the Model Context Protocol.</dd>
<dt>Health</dt>
<dd><a href="${base}/healthz">${base}/healthz</a> says that the server runs, <a href="${base}/readyz">${base}/readyz</a> whether it can serve.</dd>
</dl>
</main>
</body>
</html>
`
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? '')
