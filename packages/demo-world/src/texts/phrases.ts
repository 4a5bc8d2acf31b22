import type { Random } from '../random.js'
import { lexicon } from './lexicon.js'

/** Sentences made of templates: `{name}` stands for a word of the lexicon's. No sentence is said twice in a world. */
export class Phrases {
  private readonly said = new Set<string>()

  constructor(private readonly random: Random) {}

  /** A sentence of one of the templates that nobody has said yet. */
  say(templates: readonly string[]): string {
    for (let attempt = 0; ; attempt++) {
      const details = Array.from({ length: Math.floor(attempt / 12) }, () => this.random.pick(lexicon.detail ?? []))
      const sentence = withDetails(
        this.filled(this.random.pick(templates)),
        details.map((detail) => this.filled(detail))
      )
      if (!this.said.has(sentence)) return this.keep(sentence)
    }
  }

  /** Keeps a sentence that somebody says word for word, so that no one else does. */
  keep(sentence: string): string {
    this.said.add(sentence)
    return sentence
  }

  private filled(template: string): string {
    const text = this.words(template)
    return text.charAt(0).toUpperCase() + text.slice(1)
  }

  /** A template with its words. A word that is picked twice in a sentence is another one each time. */
  private words(template: string): string {
    const used = new Set<string>()
    return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const free = (lexicon[name] ?? []).filter((each) => !used.has(each))
      const picked = this.random.pick(free)
      used.add(picked)
      return picked.includes('{') ? this.words(picked) : picked
    })
  }
}

/** Further details stand before the last mark of the sentence. */
function withDetails(sentence: string, details: readonly string[]): string {
  if (details.length === 0) return sentence
  const mark = /[.?!]$/.exec(sentence)?.[0] ?? '.'
  const uncapped = details.map((detail) => detail.charAt(0).toLowerCase() + detail.slice(1))
  return `${sentence.replace(/[.?!]$/, '')}, ${uncapped.join(', ')}${mark}`
}
