/** The part of web storage the tracker needs; every method is safe where storage is blocked, full or forbidden. */
export interface Storage {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
  keys(): string[]
}

/** The result of work that a browser may forbid, or what stands in for it. */
export const attempt = <Result>(work: () => Result, otherwise: Result): Result => {
  try {
    return work()
  } catch {
    return otherwise
  }
}

/** Local storage of the page's origin, used only while `allowed` says so (consent, cookieless mode). */
export const createStorage = (allowed: () => boolean): Storage => ({
  get: (key) => attempt(() => (allowed() ? localStorage.getItem(key) : null), null),
  set: (key, value) => attempt(() => (allowed() ? localStorage.setItem(key, value) : undefined), undefined),
  remove: (key) => attempt(() => localStorage.removeItem(key), undefined),
  keys: () => attempt(() => (allowed() ? Object.keys(localStorage) : []), [])
})
