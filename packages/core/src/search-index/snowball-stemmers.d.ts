declare module 'snowball-stemmers' {
  /** Makes a stemmer of a language, such as `english`. */
  export function newStemmer(language: string): { stem(word: string): string }
  const stemmers: { newStemmer: typeof newStemmer } | undefined
  export default stemmers
}
