import type { StoredMessage, StoredMessageItem } from '@rapport/core'

/** Slack's own bounds: 3,000 characters a section, and all of a message below 12,000. */
const [longestSection, longestMessage, longestFallback] = [2_900, 11_500, 3_000]
const [longestHeader, longestTitle, longestReason, longestName] = [140, 200, 400, 80]
const mostItems = 15
const longestLink = 1_000

type Words = { type: 'plain_text'; text: string } | { type: 'mrkdwn'; text: string; verbatim: true }
type Block = { [key: string]: string | Words | Words[] }

/** Only what we marked as a link is one: Slack makes none out of addresses, channels or people in data. */
const marked = (text: string): Words => ({ type: 'mrkdwn', text, verbatim: true })

/** What Slack reads as a mention, a link or an entity in data is text. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** A message as blocks: a header, the period, the items that fit, and how many more there are. */
export function messageBlocks(message: StoredMessage): Block[] {
  const blocks: Block[] = [{ type: 'header', text: { type: 'plain_text', text: headerText(message.header) } }]
  if (message.period !== null) blocks.push(context(escaped(message.period)))
  const shown: string[] = []
  let length = JSON.stringify(blocks).length
  for (const item of message.items.slice(0, mostItems)) {
    const text = itemText(item)
    if (text.length > longestSection || length + text.length > longestMessage) break
    shown.push(text)
    length += text.length + 100
  }
  for (const text of shown) blocks.push({ type: 'section', text: marked(text) })
  const more = message.more + message.items.length - shown.length
  if (more > 0) blocks.push(context(`and ${more} more`))
  if (message.items.length === 0) blocks.push({ type: 'section', text: marked('This destination works: messages arrive here.') })
  return blocks
}

/** The same as plain text, for notifications and readers that know no blocks. */
export function fallbackOf(message: StoredMessage): string {
  const lines = message.items.slice(0, mostItems).map(({ title, reason }) => `- ${title}: ${reason}`)
  const hidden = message.more + Math.max(0, message.items.length - mostItems)
  const text = [
    message.header,
    ...(message.period === null ? [] : [message.period]),
    ...lines,
    ...(hidden > 0 ? [`and ${hidden} more`] : [])
  ]
  const whole: string[] = []
  let length = 0
  for (const line of text.map((each) => escaped(cut(oneLine(each), 500)))) {
    if (length + line.length > longestFallback) break
    whole.push(line)
    length += line.length + 1
  }
  return whole.join('\n')
}

function itemText({ title, reason, mrr, owner, link }: StoredMessageItem): string {
  const name = escaped(cut(oneLine(title), longestTitle))
  const address = link === null ? undefined : linkAddress(link)
  const facts = [...(mrr === null ? [] : [mrr]), ...(owner === null ? [] : [`Owner: ${cut(oneLine(owner), longestName)}`])]
  const lines = [address === undefined ? `*${name}*` : `<${address}|${name}>`, escaped(cut(oneLine(reason), longestReason))]
  return [...lines, ...(facts.length > 0 ? [escaped(facts.join(' · '))] : [])].join('\n')
}

/** An http(s) address as Slack's link syntax takes it; undefined for any other. */
function linkAddress(text: string): string | undefined {
  if (text.length > longestLink || !URL.canParse(text)) return undefined
  const { protocol, href } = new URL(text)
  if (protocol !== 'https:' && protocol !== 'http:') return undefined
  return escaped(href.replaceAll('|', '%7C'))
}

/** Escaped and within the bound: an entity is not cut apart. */
function headerText(header: string): string {
  for (let most = longestHeader; ; most -= 10) {
    const text = escaped(cut(oneLine(header), most))
    if (text.length <= longestHeader || most <= 10) return text || 'Rapport'
  }
}

function context(text: string): Block {
  return { type: 'context', elements: [marked(text)] }
}

function oneLine(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
}

function cut(text: string, most: number): string {
  const points = [...text]
  return points.length <= most ? text : `${points.slice(0, most - 1).join('')}…`
}
