const browsers = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari']
] as const

const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux']
] as const

/** The browser and the system that a User-Agent names; undefined for what it does not name. A browser may say anything of itself. */
export function browserOf(userAgent: string): { browser: string | undefined; system: string | undefined } {
  const nameIn = (names: readonly (readonly [string, string])[]) => names.find(([mark]) => userAgent.includes(mark))?.[1]
  return { browser: nameIn(browsers), system: nameIn(systems) }
}
