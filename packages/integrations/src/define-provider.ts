import type { Provider, Stream } from '@rapport/core'

/** A connector: data and pure functions, as `Provider` of `@rapport/core` describes them. */
export function defineProvider(provider: Provider): Provider {
  return provider
}

/** One kind of records of a connector. */
export function defineStream(stream: Stream): Stream {
  return stream
}
