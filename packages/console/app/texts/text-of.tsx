import { Fragment, type ReactNode } from 'react'
import { asText, partsOf } from './catalogue'
import type { TextValues } from './keys.generated'

type Key = keyof TextValues

type Props<K extends Key> = { of: K } & (TextValues[K] extends undefined ? { values?: undefined } : { values: NodesOf<K> })
type NodesOf<K extends Key> = { [name in keyof TextValues[K]]: name extends 'count' ? number : ReactNode }

/**
 * A text of the catalogue whose values may be elements, such as a link or the name of a customer. What stands in backticks is shown as code.
 *
 * @example <TextOf of="people.none" values={{ link: <Link to="/integrations">{t('people.connect')}</Link> }} />
 */
export function TextOf<K extends Key>({ of, values }: Props<K>) {
  return partsOf<ReactNode>(of, values ?? {}).map((part, at) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their places
    if (part.kind === 'code') return <code key={at}>{part.text}</code>
    const shown = part.kind === 'text' ? part.text : typeof part.value === 'number' ? asText(part.value) : part.value
    // biome-ignore lint/suspicious/noArrayIndexKey: as above
    return <Fragment key={at}>{shown}</Fragment>
  })
}
