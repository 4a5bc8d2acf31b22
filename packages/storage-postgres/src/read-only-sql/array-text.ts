/** Reads an array as Postgres writes it: `{1,NULL,"a \"b\""}`, with arrays within, and bounds before it when they are unusual. */
export function readArray(text: string, readElement: (text: string) => unknown): unknown[] {
  let at = text.indexOf('{')

  function readList(): unknown[] {
    const items: unknown[] = []
    at++
    while (at < text.length && text[at] !== '}') {
      items.push(text[at] === '{' ? readList() : readItem())
      if (text[at] === ',') at++
    }
    at++
    return items
  }

  function readItem(): unknown {
    if (text[at] === '"') return readElement(readQuoted())
    const start = at
    while (text[at] !== ',' && text[at] !== '}') at++
    const item = text.slice(start, at)
    return item === 'NULL' ? null : readElement(item)
  }

  function readQuoted(): string {
    let content = ''
    for (at++; text[at] !== '"'; at++) {
      if (text[at] === '\\') at++
      content += text[at]
    }
    at++
    return content
  }

  return readList()
}
