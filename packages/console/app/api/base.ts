const meta = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''

/** The path that the console is mounted at, such as `/console`. */
export const base = meta('console-base')

/** Radix adds one style to the page, which the page's policy allows under its nonce alone: this is where that style looks for it. */
Object.assign(globalThis, { __webpack_nonce__: meta('console-nonce') })
