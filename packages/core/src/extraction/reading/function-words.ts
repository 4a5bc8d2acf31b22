/**
 * The function words of each language. Even a short text has some. Languages without weights stand here too: a text in one of them must not be read as one
 * in its nearest neighbour.
 */
const lists: Readonly<Record<string, string>> = {
  en: 'the and to of is we you that it for on with are have not this be our they was at but as can from if an i will do so me my what your just all has been would or there about how no out up get got its his her he she them any who did were had when by than then need want please thanks us could should why',
  de: 'der die das und ist wir nicht zu den mit ein eine ich sie es auf für dass von im dem sich auch noch aber wie haben hat sind bei uns nach wird werden zum zur oder einen einem einer kann euch ihr ihnen mir mich was wenn nur schon mal so aus am vor über doch unser unsere da bitte danke kein keine als bis',
  fr: 'le la les de des et est nous vous ne pas que un une pour dans sur avec du au ce qui en il elle on sont plus mais si je ils notre votre nos vos a été par cette ces être ai c d l n qu s y ou où se leur aux bien très tout merci chez sans',
  es: 'el la los las de y que en es no un una por para con se lo del al nos su como más pero si me le ya está son hay muy este esta nuestro nuestra nosotros ustedes usted han hemos ha yo mi te o cuando sin sobre todo también porque desde les gracias',
  pt: 'o a os as de e que em é não um uma por para com se do da dos das no na nos nas ao mais mas como já está são muito este esta nosso nossa vocês você eu me foi ou quando sem sobre tudo também porque até pra pelo pela seu sua gente obrigado obrigada',
  it: 'il lo la i gli le di e che è non un una per con si del della dei delle al alla nel nella più ma come sono questo questa nostro nostra abbiamo ho ha voi noi anche grazie',
  nl: 'de het een en is niet wij we van dat voor met op te zijn er ook maar als om naar bij nog dan ze hebben heeft wordt onze uw jullie aan uit tot ons geen bedankt of al graag heb kunnen',
  ca: 'el els la les de i que en és no un una per amb al del però més com ja això nosaltres nostre nostra volem gràcies ara tot també perquè molt ha han hem ser està fins sense aquest aquesta',
  ro: 'și de la în nu este o să cu că pe un din pentru care mai sunt am ați dar sau ca noi voi ne vă nostru noastră ar vom totul foarte după dacă fi al ale lui ea ce mulțumim',
  sv: 'och att det som en på är av för med till den inte har vi ni jag om ett men var sig så från kan när nu vill kommer vår vårt våra er oss ska skulle finns här hej tack också alla mer efter',
  da: 'og at det som en på er af for med til den ikke har vi jeg om et men var sig så fra kan når nu vil vores jeres jer os skal skulle her hej tak fordi også alle mere efter hvad blev hvis',
  nb: 'og at det som en på er av for med til den ikke har vi dere jeg om et men var seg så fra kan når nå vil vår vårt våre oss skal skulle her hei takk fordi også alle mer etter hva ble hvis',
  is: 'og að er í á ekki við það sem en til um þið okkar takk hafa verið ef frá með fyrir var eru því',
  fi: 'ja on ei että se hän me te he mutta kun niin myös olla ovat oli tämä sen meidän teidän voi jos kuin vain nyt kiitos hei koska tai mitä ole emme en jo vielä kaikki ennen kanssa joka',
  et: 'ja on ei et see ta me te kui ka oma aga siis meie teie palun aitäh sest kõik nüüd veel juba või mis kas oli olla väga jaoks',
  lv: 'un ir ne ka tas uz no ar bet kā jau mēs jūs mūsu jūsu lūdzu paldies jo viss tagad vēl vai bija būt ļoti par pēc mums jums',
  lt: 'ir yra ne kad tai į iš su bet kaip jau mes jūs mūsų jūsų prašome ačiū nes viskas dabar dar ar buvo būti labai per už',
  pl: 'i w na nie się z do to że jest o jak ale po za od czy są dla już przez tak być może tego oraz mamy nasz nasze nas nam wam proszę dziękujemy ponieważ tylko co jeszcze ten tej które który przed bardzo',
  cs: 'a v se na je že to s z do o ale jako za by si po jsou pro už tak nebo jsme náš naše nám vám vás prosím děkujeme protože jen co ještě ten který před velmi není bude máme',
  sk: 'a v sa na je že to s z do o ale ako za by si po sú pre už tak alebo sme náš naše nám vám vás prosím ďakujeme pretože len čo ešte ten ktorý pred veľmi nie bude máme',
  sl: 'in je v na se da so za z ne bi ki pa kot kaj bo ni smo ste nam vam naš naša prosimo hvala ker že vse lahko samo še zdaj ali po pred iz',
  hr: 'i u je na se da su za od s ne bi koji ali kao što će nije smo ste nam vam naš naša molimo hvala jer već sve može samo još sada li nakon prije iz',
  hu: 'a az és nem hogy is egy van ez de meg csak már még mi ön nekünk köszönjük ha vagy mint volt lesz kell nagyon mert most minden azt ezt előtt után',
  tr: 've bir bu için ile da de çok ama daha olarak var yok ne gibi kadar biz siz bizim sizin olduğu değil mi teşekkürler merhaba lütfen artık şimdi her şey sonra önce',
  id: 'dan yang di ini itu dengan untuk tidak dari akan kami kita anda adalah pada ke sudah bisa karena juga saya ada atau dalam lagi sekarang semua terima kasih',
  vi: 'và của là không được cho có trong chúng tôi bạn các một những với này đã sẽ để khi từ như vào vì'
}

/** The languages whose function words are known. */
export const functionWordLanguages: readonly string[] = Object.keys(lists)

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

/** Whether a word is a function word of this language, and maybe of others. */
export function hasFunctionWord(language: string, word: string): boolean {
  return languagesOf.get(word)?.includes(language) ?? false
}
