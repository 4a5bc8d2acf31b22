/** A piece of HTML: texts are put into it by `html` alone, which escapes them. */
export class Html {
  constructor(readonly text: string) {}
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Makes HTML of a template: what is put in is escaped, but for HTML that was made so itself. */
export function html(strings: TemplateStringsArray, ...values: readonly (string | Html | readonly Html[])[]): Html {
  let text = strings[0] ?? ''
  for (const [index, value] of values.entries()) text += written(value) + (strings[index + 1] ?? '')
  return new Html(text)
}

function written(value: string | Html | readonly Html[]): string {
  if (value instanceof Html) return value.text
  if (typeof value !== 'string') return value.map(({ text }) => text).join('')
  return value.replace(/[&<>"']/g, (sign) => escapes[sign] ?? '')
}
