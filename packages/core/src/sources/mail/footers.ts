import type { MailLine } from './mail-lines.js'
import { anyOf, patternsOfAll, wordsOfAll } from './word-patterns.js'

const minFooterLength = 5
const maxFooterLength = 140
const maxDisclaimerText = 2_000
const devices = anyOf(wordsOfAll((language) => language.devices))
const named = `(?<![\\p{L}])(?:${devices})(?![\\p{L}])`
const sentFrom = new RegExp(
  `^[\\W_]{0,3}(?:${anyOf(wordsOfAll((language) => language.sentFrom))})(?!\\p{L}).{0,60}?${named}(.{0,100})$`,
  'u'
)
const getApp = new RegExp(
  `^(?:${anyOf(wordsOfAll((language) => language.getApp))})\\s${named}\\s\\S+(?:\\s\\S+)?(?:\\s?<[^>]*>|\\s?\\[[^\\]]*\\])?[.!]?$`,
  'u'
)
const sentAtEnd = new RegExp(
  `^[\\W_]{0,3}(?:${anyOf(wordsOfAll((language) => language.sentFrom))}).{0,60}${named}.{0,12}(?:${anyOf(wordsOfAll((language) => language.sentAtEnd))})[.!]?$`,
  'u'
)
const excuse = new RegExp(`^[-\\s.,;:–]{0,3}(?:${anyOf(wordsOfAll((language) => language.excuses))})(?!\\p{L}).{0,90}$`, 'u')
const restOfFooter = /^(?:(?:[^\s.,!?;:]{1,20}\s?){0,4}|.{0,30}(?:<[^>]*>|https?:\/\/\S+|\[[^\]]*\]).{0,20})[.!]?$/u
const banners = patternsOfAll((language) => language.banners)
const disclaimers = patternsOfAll((language) => language.disclaimers)

/** Whether a program wrote this line, such as "Sent from my iPhone". */
export function isFooter({ content, lower, isLong }: MailLine): boolean {
  if (isLong || content.length < minFooterLength) return false
  if (banners.some((banner) => banner.test(lower))) return true
  if (content.length > maxFooterLength) return false
  const rest = sentFrom.exec(lower)?.[1]
  return (rest !== undefined && (restOfFooter.test(rest.trim()) || excuse.test(rest))) || getApp.test(lower) || sentAtEnd.test(lower)
}

/** The number of the first line of a disclaimer in a paragraph, which may be broken into lines anywhere. */
export function disclaimerIn(paragraph: readonly MailLine[]): number | undefined {
  const joined = paragraph
    .map(({ lower }) => lower)
    .join(' ')
    .slice(0, maxDisclaimerText)
  const places = disclaimers.flatMap((pattern) => pattern.exec(joined)?.index ?? [])
  if (places.length === 0) return undefined
  const place = Math.min(...places)
  let length = 0
  for (const [index, { lower }] of paragraph.entries()) {
    length += lower.length + 1
    if (place < length) return index
  }
  return undefined
}
