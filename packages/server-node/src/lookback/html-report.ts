import { type Departure, dateOf, leadOf, money, type Result, type Run, scoreHeadings, scoreRows } from './run.js'

const style = `
:root { color-scheme: light dark; --line: #8886; --leaving: #c0392b; --at_risk: #d98e04; --other: #7a869a }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
table { border-collapse: collapse; width: 100%; margin: 1rem 0 }
th, td { text-align: left; padding: .4rem .6rem; border-bottom: 1px solid var(--line); vertical-align: top }
article { border: 1px solid var(--line); border-radius: .5rem; padding: 0 1rem; margin: 1rem 0 }
blockquote { margin: .5rem 0; padding-left: 1rem; border-left: 3px solid var(--line) }
.bar { display: flex; height: 1rem; border-radius: .25rem; overflow: hidden }
.bar span { background: var(--other) }
.bar .leaving { background: var(--leaving) }
.bar .at_risk { background: var(--at_risk) }
`

const stateWords: Readonly<Record<string, string>> = {
  leaving: 'leaving',
  at_risk: 'at risk',
  stuck: 'stuck',
  growing: 'growing',
  calm: 'calm',
  unknown: 'too little known'
}

/** A look-back as one HTML file: it needs no script and loads nothing. */
export function htmlReport({ from, to, result }: Run): string {
  const period = `${dateOf(from)} to ${dateOf(to)}`
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Look-back, ${period}</title><style>${style}</style></head><body><main>
<h1>Look-back</h1><p>${period}</p>
${result ? bodyOf(result) : '<p>The look-back is not done yet.</p>'}
</main></body></html>
`
}

function bodyOf(result: Result): string {
  const { text, missing, left, revenue, falseAlarms } = result
  const lost = revenue.map((each) => [money(each.leftMrrCents, each.currency), money(each.saidMrrCents, each.currency)])
  return [
    `<p><strong>${escaped(text)}</strong></p>`,
    missing.length > 0 ? `<h2>What is missing</h2><ul>${missing.map((each) => `<li>${escaped(each)}</li>`).join('')}</ul>` : '',
    result.state === 'ready' ? `<h2>How good it was</h2>${tableOf(scoreHeadings, scoreRows(result))}` : '',
    lost.length > 0 ? `<h2>Revenue</h2>${tableOf(['Lost a month', 'Of it told before'], lost)}` : '',
    left.length > 0 ? `<h2>Who left</h2>${left.map(departureOf).join('\n')}` : '',
    falseAlarms.length > 0
      ? `<h2>False alarms</h2>${tableOf(
          ['Customer', 'On', 'Why'],
          falseAlarms.map(({ name, at, text: why }) => [name, dateOf(at), why])
        )}`
      : ''
  ].join('\n')
}

function departureOf(departure: Departure): string {
  const { name, leftAt, mrrCents, currency, firstSaid, reason, missing, timeline } = departure
  const said = firstSaid
    ? `<p>Rapport would have said so on ${dateOf(firstSaid.at)}, ${leadOf(departure)}: ${stateWords[firstSaid.state] ?? ''}.</p>
${firstSaid.quote === null ? `<p>${escaped(firstSaid.text)}</p>` : `<blockquote>${escaped(firstSaid.quote)}</blockquote><p>${escaped(firstSaid.by === null ? 'The customer' : `Reported by ${firstSaid.by}`)}${firstSaid.sourceType === null ? '' : `, ${escaped(firstSaid.sourceType.toLowerCase().replaceAll('_', ' '))}`}</p>`}`
    : `<p>Rapport would not have said so. ${escaped(missing.join(' '))}</p>`
  return `<article><h3>${escaped(name)}</h3>
<p>Left on ${dateOf(leftAt)}. Paid a month: ${money(mrrCents, currency)}.${reason === null ? '' : ` ${escaped(reason)}`}</p>
${said}${timelineOf(timeline)}</article>`
}

/** The bar is for the eye; the list under it says the same. */
function timelineOf(timeline: Departure['timeline']): string {
  if (timeline.length === 0) return ''
  const parts = timeline.map(({ from, to, state }) => ({
    from,
    to,
    state,
    days: Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
  }))
  const bar = parts.map(({ state, days }) => `<span class="${escaped(state)}" style="flex:${days}"></span>`).join('')
  const list = parts
    .map(({ from, state, days }) => `<li>${dateOf(from)}: ${stateWords[state] ?? escaped(state)}, ${days} days</li>`)
    .join('')
  return `<div class="bar" aria-hidden="true">${bar}</div><details><summary>Timeline</summary><ol>${list}</ol></details>`
}

function tableOf(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = headings.map((each) => `<th scope="col">${escaped(each)}</th>`).join('')
  const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`).join('')
  return `<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string) => text.replace(/[&<>"']/g, (found) => entities[found] ?? found)
