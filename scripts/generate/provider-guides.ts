import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What is written by hand about a provider, beside its connector. */
export interface ProviderGuide {
  /** Markdown under headings of the second level. The sections `Connect` and `Webhooks` join the generated ones. */
  text: string
  /** The file that lists each field that is read, as a path in the repository. */
  fields: string | undefined
}

/** The guides of providers by their ids, as they stand in the repository. */
export function readGuides(root: string, ids: readonly string[]): Record<string, ProviderGuide> {
  const sources = 'packages/integrations'
  return Object.fromEntries(
    ids.map((id) => {
      const fields = [`${sources}/test/${id}/fixtures/README.md`, `${sources}/src/${id}/fixtures/README.md`]
      const text = readFileSync(join(root, sources, 'src', id, 'guide.md'), 'utf8')
      return [id, { text, fields: fields.find((path) => existsSync(join(root, path))) }]
    })
  )
}

/** The sections of a guide by their headings, in their order. Throws for text before the first heading. */
export function sectionsOf({ text }: ProviderGuide): Map<string, string> {
  const [before = '', ...parts] = `\n${text}`.split(/\n## /)
  if (before.trim() !== '') throw new Error(`A guide begins with a heading of the second level, not with "${before.trim().slice(0, 50)}"`)
  return new Map(
    parts.map((part) => {
      const [heading = '', ...lines] = part.split('\n')
      return [heading.trim(), lines.join('\n').trim()]
    })
  )
}
