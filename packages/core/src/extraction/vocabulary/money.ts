import { piece } from '../phrase.js'

const digits = String.raw`\d{1,3}(?:[.,' ]?\d{3}){0,4}(?:[.,]\d{1,2})?`
const word =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|half a|a|few|couple of)'
const scale = '(?:k|m|mm|mn|mio|bn|b|thousand|grand|million|billion)'
const currency =
  '(?:us dollars?|dollars?|bucks|euros?|pounds?(?: sterling)?|francs?|rupees?|yen|crowns?|kron(?:er|or)|zloty|usd|eur|gbp|chf|cad|aud|nzd|sek|nok|dkk|pln|jpy|inr|sgd|brl)'
const code = '(?:usd|eur|gbp|chf|cad|aud|nzd|sek|nok|dkk|pln|jpy|inr|sgd|brl|us[$]|ca[$]|a[$]|r[$])'

/** An amount of money: "$50k", "EUR 12,000", "20 thousand pounds", "eighty thousand dollars", "1.2 million". A bare number is none. */
export const money = piece`(?:(?:[$€£¥₹]|${code} ?)${digits}(?: ?${scale}(?!\p{L}))?|${digits} ?(?:${scale} )?(?:[€£$]|${currency}(?!\p{L}))|${digits}(?: ?[kmb]| (?:thousand|grand|million|billion))(?!\p{L})|${word}(?:(?: |-)${word}){0,3} (?:thousand|grand|million|billion)(?: ${currency})?|(?:six|seven|five)(?: |-)figures?)`

/** A part of a hundred: "15%", "20 percent". */
export const percent = piece`(?:\d{1,4}(?:[.,]\d{1,2})? ?(?:%|percent|per cent)|(?:ten|twenty|thirty|forty|fifty|a third|half|a quarter)(?: percent)?)`

/** A count: "25", "1,200", "a dozen". */
export const count = piece`(?:\d{1,3}(?:[.,]?\d{3}){0,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|a hundred|hundreds|a dozen|a couple(?: of)?|a few|several)`
