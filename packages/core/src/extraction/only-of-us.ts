/**
 * The words by which a language names whoever speaks, and everybody else: whom one speaks to, and the customer. Beside English without those of whoever is told
 * something ("me ha dicho"), because then somebody else speaks.
 */
interface Persons {
  us: RegExp
  others: RegExp
}

/** Whole words, without regard to case. */
const oneOf = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu')

const persons: Readonly<Record<string, Persons>> = {
  en: { us: oneOf('we|our|us|i|my|me'), others: oneOf('you|your|yours|they|their|them|he|his|him|she|her|customer|client') },
  // "ihr", "sie" and "Sie" are hers, theirs or yours: never ours.
  de: {
    us: oneOf('wir|uns|unser(?:e[mnrs]?)?|ich|mein(?:e[mnrs]?)?'),
    others: oneOf(
      'sie|ihnen|ihr(?:e[mnrs]?)?|du|dich|dir|dein(?:e[mnrs]?)?|euch|euer|eure[mnrs]?|er|ihn|ihm|sein(?:e[mnrs]?)?|kund(?:e|en|in|innen)'
    )
  },
  fr: {
    us: oneOf("nous|notre|nos|je|j(?=['’])|mon|ma|mes"),
    others: oneOf("vous|votre|vos|tu|te|t(?=['’])|toi|ton|ta|tes|ils?|elles?|eux|lui|leurs?|son|sa|ses|clients?|clientes?")
  },
  // The verb alone may say "we".
  es: {
    us: oneOf(
      'nosotr[oa]s|nos|nuestr[oa]s?|yo|mi|mis|\\p{L}+[aeá]mos|somos|fuimos|hicimos|dijimos|tuvimos|pudimos|decidimos|recibimos|seguimos|pedimos'
    ),
    others: oneOf('usted(?:es)?|vosotr[oa]s|vuestr[oa]s?|os|les?|sus?|tus?|te|ti|ellos|ellas|él|ella|clientes?|clientas?')
  },
  pt: {
    us: oneOf(
      'nós|nos|nosso|nossa|nossos|nossas|eu|meus?|minhas?|a gente|\\p{L}+[aeáê]mos|somos|fomos|fizemos|decidimos|recebemos|seguimos|pedimos'
    ),
    others: oneOf('vocês?|vcs?|o senhor|a senhora|lhes?|te|ti|teus?|tuas?|seus?|suas?|eles?|elas?|deles?|delas?|clientes?')
  }
}

/**
 * Whether a sentence of our own people is about us alone. Such a sentence says nothing about the customer.
 *
 * @example isOnlyOfUs('Wir verschieben den Termin.', 'de') // true
 */
export function isOnlyOfUs(sentence: string, language: string): boolean {
  const words = persons[language]
  return words ? words.us.test(sentence) && !words.others.test(sentence) : false
}
