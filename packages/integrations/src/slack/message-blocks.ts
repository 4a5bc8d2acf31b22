import type { StoredMessage, StoredMessageItem } from '@rapport/core/connector'

/** Slack's own bounds: 3,000 characters a section, and all of a message below 12,000. */
const maxSectionLength = 2_900
const maxMessageLength = 11_500
const maxFallbackLength = 3_000
const maxHeaderLength = 140
const maxTitleLength = 200
const maxReasonLength = 400
const maxNameLength = 80
const mostItems = 15
const maxLinkLength = 1_000

type Words = { type: 'plain_text'; text: string } | { type: 'mrkdwn'; text: string; verbatim: true }
type Block = { [key: string]: string | Words | Words[] }

/** Only what we marked as a link is one: Slack makes none out of addresses, channels or people in data. */
const marked = (text: string): Words => ({ type: 'mrkdwn', text, verbatim: true })

/** What Slack reads as a mention, a link or an entity in data is text. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** A message as blocks: a header, the period, the items that fit, and how many more there are. */
export function messageBlocks(message: StoredMessage): Block[] {
  const blocks: Block[] = [{ type: 'header', text: { type: 'plain_text', text: headerText(message.header) } }]
  if (message.period !== null) blocks.push(context(escaped(message.period)))
  let length = JSON.stringify(blocks).length
  let shown = 0
  for (const item of message.items.slice(0, mostItems)) {
    const block = { type: 'section', text: marked(itemText(item)) }
    length += JSON.stringify(block).length + 1
    if (length > maxMessageLength) break
    blocks.push(block)
    shown += 1
  }
  const more = message.more + message.items.length - shown
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
    if (length + line.length > maxFallbackLength) break
    whole.push(line)
    length += line.length + 1
  }
  return whole.join('\n')
}

/** An item within the bound of a section. What is escaped may have five times as many characters: then it is cut shorter. */
function itemText(item: StoredMessageItem): string {
  for (const part of [1, 0.5]) {
    const text = itemTextOf(item, part)
    if (text.length <= maxSectionLength) return text
  }
  return itemTextOf(item, 0.2)
}

function itemTextOf({ title, reason, mrr, owner, link }: StoredMessageItem, part: number): string {
  const short = (text: string, most: number) => cut(oneLine(text), Math.floor(most * part))
  const name = escaped(short(title, maxTitleLength))
  const address = link === null ? undefined : linkAddress(link)
  const facts = [...(mrr === null ? [] : [mrr]), ...(owner === null ? [] : [`Owner: ${short(owner, maxNameLength)}`])]
  const lines = [address === undefined ? `*${name}*` : `<${address}|${name}>`, escaped(short(reason, maxReasonLength))]
  return [...lines, ...(facts.length > 0 ? [escaped(facts.join(' · '))] : [])].join('\n')
}

/** An http(s) address as Slack's link syntax takes it; undefined for any other, and for one that is too long for a section. */
function linkAddress(text: string): string | undefined {
  if (text.length > maxLinkLength || !URL.canParse(text)) return undefined
  const { protocol, href } = new URL(text)
  if (protocol !== 'https:' && protocol !== 'http:') return undefined
  const address = escaped(href.replaceAll('|', '%7C'))
  return address.length > maxLinkLength ? undefined : address
}

/** Escaped and within the bound: an entity is not cut apart. */
function headerText(header: string): string {
  for (let most = maxHeaderLength; ; most -= 10) {
    const text = escaped(cut(oneLine(header), most))
    if (text.length <= maxHeaderLength || most <= 10) return text || 'Rapport'
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
