/** The function words of each language. Even a short text has some. */
const lists: Readonly<Record<string, string>> = {
  en: 'the and to of is we you that it for on with are have not this be our they was at but as can from if an i will do so me my what your just all has been would or there about how no out up get its his her he she them any who did were had when by than then need want please thanks us could should why',
  de: 'der die das und ist wir nicht zu den mit ein eine ich sie es auf für dass von im dem sich auch noch aber wie haben hat sind bei uns nach wird werden zum zur oder einen einem einer kann euch ihr ihnen mir mich was wenn nur schon mal so aus am vor über doch unser unsere da bitte danke kein keine als bis',
  fr: 'le la les de des et est nous vous ne pas que un une pour dans sur avec du au ce qui en il elle on sont plus mais si je ils notre votre nos vos a été par cette ces être ai c d l n qu s y ou où se leur aux bien très tout merci chez sans',
  es: 'el la los las de y que en es no un una por para con se lo del al nos su como más pero si me le ya está son hay muy este esta nuestro nuestra nosotros ustedes usted han hemos ha yo mi te o cuando sin sobre todo también porque desde les gracias',
  pt: 'o a os as de e que em é não um uma por para com se do da dos das no na nos nas ao mais mas como já está são muito este esta nosso nossa vocês você eu me foi ou quando sem sobre tudo também porque até pra pelo pela seu sua gente obrigado obrigada',
  it: 'il lo la i gli le di e che è non un una per con si del della dei delle al alla nel nella più ma come sono questo questa nostro nostra abbiamo ho ha voi noi anche grazie',
  nl: 'de het een en is niet wij we van dat voor met op te zijn er ook maar als om naar bij nog dan ze hebben heeft wordt onze uw jullie aan uit tot ons geen bedankt'
}

/** The languages that have a word. The word counts for each of them, and counts less if more languages have it. */
const languagesOf = new Map<string, string[]>()
for (const [language, words] of Object.entries(lists))
  for (const word of new Set(words.split(' '))) languagesOf.set(word, [...(languagesOf.get(word) ?? []), language])

/** For each language: the share of the words that are function words of this language. */
export function functionWordShares(words: readonly string[]): Map<string, number> {
  const shares = new Map<string, number>()
  for (const word of words) {
    const languages = languagesOf.get(word) ?? []
    for (const language of languages) shares.set(language, (shares.get(language) ?? 0) + 1 / languages.length / words.length)
  }
  return shares
}
