import { setTexts } from './catalogue'
import english from './en.json?url'
import type { Texts } from './message'

/** The file of each language. The page itself preloads the first. */
const languages: Readonly<Record<string, string>> = { en: english }

const tries = 4
const waitMs = 700

/** Loads the texts of the first of the viewer's languages that there is, else the English ones. */
export async function loadTexts(wanted: readonly string[] = navigator.languages): Promise<void> {
  const language = wanted.map((tag) => tag.split('-')[0] ?? '').find((name) => name in languages) ?? 'en'
  setTexts(await read(languages[language] ?? english), language)
  document.documentElement.lang = language
}

async function read(address: string): Promise<Texts> {
  for (let attempt = 1; ; attempt++) {
    try {
      const response = await fetch(address)
      if (!response.ok) throw new Error(`The texts are not there: ${response.status}`)
      return await response.json()
    } catch (error) {
      if (attempt === tries) throw error
      await new Promise((resolve) => setTimeout(resolve, waitMs * attempt))
    }
  }
}
