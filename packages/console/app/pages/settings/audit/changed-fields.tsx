import { t } from '../../../texts/catalogue'
import { exact } from '../../../ui/format'
import { Said } from '../../../ui/text'
import { fieldWords } from './audit-words'

type Values = Record<string, unknown> | null

const maxShown = 300

/** What a change made of what, field by field; what stayed is left out. */
export function ChangedFields({ before, after }: { before: Values; after: Values }) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  const changed = names.filter((name) => JSON.stringify(before?.[name]) !== JSON.stringify(after?.[name]))
  return (
    <ul>
      {changed.map((name) => (
        <li key={name}>
          {fieldWords(name)}: <Said>{shown(before?.[name])}</Said> → <Said>{shown(after?.[name])}</Said>
        </li>
      ))}
    </ul>
  )
}

const isInstant = (text: string) => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)

/** A value as text: a time as people read it, a list by its entries. */
function shown(value: unknown): string {
  if (value === undefined || value === null || value === '') return t('team.audit.nothing')
  if (typeof value === 'string') return isInstant(value) ? exact(new Date(value)) : cut(value)
  if (Array.isArray(value)) return cut(value.map(shown).join(', ')) || t('team.audit.nothing')
  if (typeof value === 'object')
    return cut(
      Object.entries(value)
        .map(([name, one]) => `${fieldWords(name)} ${shown(one)}`)
        .join(', ')
    )
  return String(value)
}

const cut = (text: string) => (text.length > maxShown ? `${text.slice(0, maxShown)}…` : text)
