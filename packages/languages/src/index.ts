/** The weights of a language, packed, as `@rapport/core` unpacks them. */
export type LoadWeights = () => Promise<string>

/**
 * The weights that read each language, by two letters of ISO 639-1. Each language is loaded on demand.
 *
 * @example
 * const packed = await languages.de?.()
 */
export const languages: Readonly<Record<string, LoadWeights>> = {
  en: async () => (await import('./en.generated.js')).weights,
  de: async () => (await import('./de.generated.js')).weights,
  fr: async () => (await import('./fr.generated.js')).weights,
  es: async () => (await import('./es.generated.js')).weights,
  pt: async () => (await import('./pt.generated.js')).weights
}
