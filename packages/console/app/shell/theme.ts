export type Theme = 'system' | 'light' | 'dark'

const key = 'rapport-theme'

export function savedTheme(): Theme {
  const saved = localStorage.getItem(key)
  return saved === 'light' || saved === 'dark' ? saved : 'system'
}

/** Shows the page in a theme; `system` follows the browser's. Charts hear of it by an event, because a canvas has no styles. */
export function applyTheme(theme = savedTheme()): void {
  if (theme === 'system') localStorage.removeItem(key)
  else localStorage.setItem(key, theme)
  document.documentElement.dataset.theme = theme
  dispatchEvent(new Event('themechange'))
}
