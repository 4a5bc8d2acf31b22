import type { BaseUrl } from './base-url.js'
import { ConfigurationError } from './errors.js'

/** Refuses what cannot be an API key, and one that would travel readable to another machine. The key itself is in no message. */
export function checkApiKey(apiKey: string, baseUrl: BaseUrl, allowInsecureHttp: boolean): void {
  if (typeof apiKey !== 'string' || apiKey === '') throw new ConfigurationError('apiKey is missing: pass the key that begins with "ok_".')
  if (apiKey.startsWith('pk_'))
    throw new ConfigurationError('apiKey is a public key (pk_…), which createTracker takes as publicKey. Pass an API key (ok_…) as apiKey.')
  if (!/^ok_[A-Za-z0-9_-]{32,}$/.test(apiKey)) {
    throw new ConfigurationError(
      'apiKey is no API key: it is "ok_" and at least 32 letters, digits, "_" or "-". Was it cut, or copied with spaces?'
    )
  }
  if (baseUrl.exposed && !allowInsecureHttp) {
    throw new ConfigurationError(
      'baseUrl is http on another machine, so that anyone between could read the API key: use https, or set allowInsecureHttp on a private network.'
    )
  }
}

/** Refuses what cannot be a public key. */
export function checkPublicKey(publicKey: string): void {
  if (typeof publicKey !== 'string' || publicKey === '')
    throw new ConfigurationError('publicKey is missing: pass the key that begins with "pk_".')
  if (publicKey.startsWith('ok_'))
    throw new ConfigurationError(
      'publicKey is an API key (ok_…), which is a secret. Pass a public key (pk_…) as publicKey, and the API key as apiKey.'
    )
  if (!/^pk_[A-Za-z0-9_-]+$/.test(publicKey)) {
    throw new ConfigurationError(
      'publicKey is not a public key. A public key is "pk_" with letters, digits, "_" or "-". Was it cut, or copied with spaces?'
    )
  }
}
