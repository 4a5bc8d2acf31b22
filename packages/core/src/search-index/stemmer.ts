/// <reference path="./snowball-stemmers.d.ts" />

/** Reduces an English word in lower case to its stem: `pricing`, `priced` and `prices` to `price`. */
export type Stem = (word: string) => string

let loading: Promise<Stem> | undefined

/** The Snowball stemmer of English, loaded with the first text: it is large, and hosts that never search do not need it. */
export function loadStemmer(): Promise<Stem> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function load(): Promise<Stem> {
  const module = await import('snowball-stemmers')
  // It is CommonJS with the mark of a transpiled module: loaders disagree about where its exports are.
  const { newStemmer } = module.default ?? module
  const stemmer = newStemmer('english')
  return (word) => stemmer.stem(word)
}
