const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text that is safe to put into the page as it is. */
class Markup {
  constructor(text) {
    this.text = text
  }

  toString() {
    return this.text
  }
}

/** A template tag: every value is escaped, unless it is the result of this tag; lists are joined; null, undefined and false are left out. */
export function html(strings, ...values) {
  return new Markup(strings.map((part, index) => part + write(values[index])).join(''))
}

function write(value) {
  if (value === undefined || value === null || value === false) return ''
  if (Array.isArray(value)) return value.map(write).join('')
  if (value instanceof Markup) return value.text
  return String(value).replace(/[&<>"']/g, (letter) => entities[letter])
}

/** Shows markup in an element, and keeps the focus where it was if the focused element, by its id, is still there. */
export function show(element, markup) {
  const text = String(markup)
  if (element.shown === text) return
  const focused = element.contains(document.activeElement) ? document.activeElement.id : ''
  element.innerHTML = text
  element.shown = text
  if (focused) document.getElementById(focused)?.focus()
}
