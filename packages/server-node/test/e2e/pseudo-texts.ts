import type { Page } from 'playwright-core'

/** Texts of a catalogue: messages, in groups of groups. */
interface Texts {
  [name: string]: string | Texts
}

const accented: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  n: 'ñ',
  c: 'ç',
  A: 'Á',
  E: 'É',
  O: 'Ó',
  S: 'Š'
}

/** A message in a language that nobody speaks: in brackets, with accents, and a third longer. Values and code stay. */
function pseudo(message: string): string {
  const written = message
    .split(/(\{[^}]*\}|`[^`]*`)/)
    .map((part, at) => (at % 2 === 0 ? part.replaceAll(/[a-zA-Z]/g, (letter) => accented[letter] ?? letter) : part))
    .join('')
  return `⟦${written}${' ~~~'.repeat(Math.ceil(message.length * 0.075))}⟧`
}

const pseudoTexts = (texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).map(([name, entry]) => [name, typeof entry === 'string' ? pseudo(entry) : pseudoTexts(entry)]))

/** Serves this language in place of English from now on. */
export async function servePseudoTexts(page: Page): Promise<void> {
  await page.route('**/assets/en-*.json', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: pseudoTexts(await answer.json()) })
  })
}

/**
 * What people read within an element that comes neither from the catalogue nor from data. Data stands in `bdi`, `code`, `pre`, `time` and `kbd`, or in
 * brackets as a value of a text. The days and zones of lists, and the days of a timeline, are named by the browser.
 */
export async function strayTexts(page: Page, within: string): Promise<string[]> {
  const found = await page.evaluate<string[]>(`${find}(${JSON.stringify(within)})`)
  return [...new Set(found.map((text) => text.trim()).filter((text) => /\p{L}{2}/u.test(text) && text !== 'Rapport'))]
}

/** Runs in the page: texts outside of brackets, in the order of the page, as a text may be of several elements. */
const find = `((within) => {
  const data = 'bdi, code, pre, time, kbd, svg, textarea, #schedule-day, #schedule-zone, #zone, .avatar, .schema, .day > h2'
  return [...document.querySelectorAll(within)].flatMap((root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    let depth = 0
    let own = ''
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const isData = node.parentElement.closest(data)
      for (const sign of node.textContent) {
        if (sign === '⟦') depth++
        else if (sign === '⟧') depth--
        else if (depth === 0 && !isData) own += sign
      }
      own += '\\n'
    }
    const heard = [...root.querySelectorAll('[aria-label]:not(.day), [placeholder]')].flatMap((element) =>
      ['aria-label', 'placeholder'].map((name) => element.getAttribute(name) ?? '').filter((text) => !text.includes('⟦'))
    )
    return [...own.split('\\n'), ...heard]
  })
})`

/** What reaches over the right edge of the screen or of a panel, the innermost alone. */
export function widerThanScreen(page: Page): Promise<string[]> {
  return page.evaluate(`(() => {
    const frames = [document.documentElement, ...document.querySelectorAll('[role="dialog"]')]
    const over = frames.flatMap((frame) => {
      if (frame.scrollWidth <= frame.clientWidth) return []
      const edge = frame.getBoundingClientRect().left + frame.clientWidth + 1
      return [...frame.querySelectorAll('*')].filter((element) => element.getBoundingClientRect().right > edge)
    })
    const innermost = over.filter((element) => !over.some((other) => other !== element && element.contains(other)))
    return innermost.slice(0, 5).map((element) => element.tagName + '.' + element.getAttribute('class') + ' ' + element.textContent.slice(0, 60))
  })()`)
}
