import { catalogue, isProviderId } from '@rapport/core/src/providers/descriptors/catalogue.js'

/** Where the word of a provider ranks, as its connector would say; undefined for one that the catalogue does not have. */
export function precedenceOf(provider: string): number | undefined {
  return isProviderId(provider) ? catalogue[provider].precedence : undefined
}
