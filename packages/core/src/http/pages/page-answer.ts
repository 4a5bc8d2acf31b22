import type { Settings } from '../../context/index.js'
import type { HttpResponse } from '../exchange.js'
import { type Html, html } from './html.js'

/** What a page shows, and where its forms may lead. */
export interface Page {
  status: number
  title: string
  body: Html
  /** The vendor's origin, which a form of the page may lead to. */
  formOrigin?: string | undefined
  /** An address that the browser goes on to by itself, after so many seconds. */
  goOn?: { address: string; seconds: number }
  headers?: Record<string, string>
}

/** The path below which the pages stand, as browsers see it. */
export function pagePath({ basePath, integrations }: Settings): string {
  const outer = integrations.publicUrl === undefined ? '' : new URL(integrations.publicUrl).pathname.replace(/\/+$/, '')
  return `${outer}${basePath}/connect`
}

/** Headers of every answer here: kept by nobody, shown in no frame, and told to nobody as a referrer. */
export function pageHeaders(formOrigin?: string): Record<string, string> {
  const form = formOrigin === undefined ? "'self'" : `'self' ${formOrigin}`
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'x-robots-tag': 'noindex, nofollow',
    'content-security-policy': `default-src 'none'; style-src 'self'; form-action ${form}; frame-ancestors 'none'; base-uri 'none'`
  }
}

/** A whole page as an answer. */
export function pageAnswer(settings: Settings, { status, title, body, formOrigin, goOn, headers }: Page): HttpResponse {
  const refresh = goOn === undefined ? [] : [html`<meta http-equiv="refresh" content="${`${goOn.seconds};url=${goOn.address}`}">`]
  const document = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${refresh}
<title>${title}</title>
<link rel="stylesheet" href="${pagePath(settings)}/style.css">
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`
  return { status, headers: { ...pageHeaders(formOrigin), ...headers }, body: document.text }
}
