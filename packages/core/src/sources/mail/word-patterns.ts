import { mailLanguages } from './languages/index.js'
import type { MailLanguage } from './mail-language.js'

function wordsOf(list: string | undefined): string[] {
  return (list ?? '')
    .split(/[,\n]/u)
    .map((word) => word.trim())
    .filter((word) => word !== '')
}

/** The words and phrases that all languages have of one kind, each once. */
export function wordsOfAll(pick: (language: MailLanguage) => string | undefined): string[] {
  return [...new Set(mailLanguages.flatMap((language) => wordsOf(pick(language))))]
}

/** The patterns that all languages have of one kind. */
export function patternsOfAll(pick: (language: MailLanguage) => readonly RegExp[] | undefined): RegExp[] {
  return mailLanguages.flatMap((language) => pick(language) ?? [])
}

/** A pattern's alternatives that match these words literally, the longest first; any white space stands for a space. */
export function anyOf(words: readonly string[]): string {
  return [...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\/]/gu, '\\$&').replaceAll(' ', '\\s'))
    .join('|')
}
