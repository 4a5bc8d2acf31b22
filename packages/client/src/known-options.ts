import { ConfigurationError } from './errors.js'

/** Throws a ConfigurationError for a name that is no option, with the one that is meant; `known` has a field for each that is one. */
export function requireKnownOptions(options: object, known: Readonly<Record<string, true>>): void {
  if (typeof options !== 'object' || options === null) throw new ConfigurationError('The options must be an object.')
  const names = Object.keys(known)
  const wrong = Object.keys(options).find((name) => !names.includes(name))
  if (wrong === undefined) return
  const meant = names.find((name) => fold(name) === fold(wrong))
  throw new ConfigurationError(
    `${wrong.slice(0, 100)} is not an option${meant === undefined ? `; the options are ${names.join(', ')}` : `; did you mean ${meant}?`}`
  )
}

const fold = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '')
