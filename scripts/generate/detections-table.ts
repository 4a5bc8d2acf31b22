import type { ShownDetection } from './detection-forms.js'
import { code, table } from './markdown.js'

const begin = '<!-- Made by `npm run generate` from the detections. -->'
const end = '<!-- The end of what is made. -->'

/**
 * The page on signals with the table of all detections in its place; the rest of the page is written by hand.
 *
 * @throws Error for a page without the place
 */
export function withDetections(page: string, detections: readonly ShownDetection[]): string {
  const [before, rest, ...others] = page.split(begin)
  const [, after] = rest?.split(end) ?? []
  if (before === undefined || after === undefined || others.length > 0) throw new Error(`docs/signals.md needs one "${begin}" and "${end}"`)
  const rows = detections.map(({ kind, form, settings }) => [
    code(kind),
    form.text,
    Object.keys(settings.properties).filter(isSetting).map(code).join(', ')
  ])
  return `${before}${begin}\n\n${table(['Detection', 'Holds when', 'Settings'], rows)}\n\n${end}${after}`
}

/** `detection` names the kind itself. */
const isSetting = (name: string): boolean => name !== 'detection'
