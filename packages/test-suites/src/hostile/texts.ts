/** A text of a shape that is costly to somebody, of about this many characters. */
export type Shape = (length: number) => string

const filled = (piece: string): Shape => {
  return (length) => piece.repeat(Math.max(1, Math.floor(length / piece.length)))
}

/** Numbers that look random and are the same in every run. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state
  }
}

function randomWords(alphabet: string, end: string): Shape {
  return (length) => {
    const next = numbers(length)
    let text = ''
    while (text.length < length) {
      const letters = 3 + (next() % 9)
      for (let n = 0; n < letters; n++) text += alphabet.charAt(Math.floor(next() / 7) % alphabet.length)
      text += next() % 9 === 0 ? end : ' '
    }
    return text
  }
}

const latin = 'abcdefghijklmnopqrstuvwxyz'
const mail =
  'From: Ann Lee <ann@acme.test>\nTo: Joe <joe@beta.test>\nSubject: Re: The plan\n\nHi Joe,\n\nwe want to renew. Our budget is $50k!\n\n'

/** Shapes of texts that have made some part of a program slow, each for its own reason. */
export const shapes: Readonly<Record<string, Shape>> = {
  'short sentences in Japanese': filled('予算は五万円です。更新したい。'),
  'short sentences in Cyrillic': filled('Мы хотим продлить. Бюджет есть! Да? '),
  'short sentences in Arabic': filled('نريد التجديد. الميزانية موجودة؟ '),
  'short sentences in Hindi': filled('हम नवीनीकरण चाहते हैं। बजट है। '),
  'short sentences in English': filled('We renew. Our budget is fine. Is it? '),
  'one letter sentences': filled('A. '),
  'full stops alone': filled('. '),
  'full stops before figures': filled('1.'),
  'abbreviations without an end': filled('e.g. '),
  'a sentence of Thai without spaces': filled('เราต้องการต่ออายุ'),
  'ideographs without an end': filled('更新預算合同續約'),
  'Hangul in parts': filled('한글'),
  'marks upon one letter': (length) => `a${filled('\u0301\u0323')(length)}`,
  'letters with a mark each': filled('e\u0301 '),
  'marks in the wrong order': filled('q\u0307\u0323\u0301\u0328 '),
  'what expands to eighteen letters': filled('\ufdfa'),
  'what expands, among spaces': filled('\ufdfa '),
  'full-width letters': filled('Ｗｅ　ｒｅｎｅｗ．'),
  ligatures: filled('ﬃ ﬄ '),
  'one line': filled('we want to renew our plan with the team, '),
  'one word': filled('x'),
  'one word of every letter': filled(latin),
  'one word in capitals of Greek': filled('Σ'),
  'one number': filled('9'),
  'figures with commas': filled('9,999'),
  numbers: filled('12345.678 '),
  versions: filled('v1.2.3'),
  'empty lines': filled('\n'),
  'carriage returns': filled('\r'),
  'lines of a letter': filled('a\n'),
  spaces: filled(' '),
  'tabs and spaces': filled('\t '),
  'spaces that nobody sees': filled('a\u200b'),
  'joined emoji': filled('👨‍👩‍👧‍👦'),
  'emoji with skin and flags': filled('👍🏽🇩🇪'),
  'right to left with marks of direction': filled('\u202eשלום\u202c '),
  'words that nobody said before': randomWords(latin, '. '),
  'words of Cyrillic that nobody said before': randomWords('абвгдежзиклмнопрстуфхцчшщыэюя', '. '),
  'mails quoted': filled(mail),
  'quotation marks at the line, ever deeper': (length) => {
    let text = ''
    for (let depth = 1; text.length < length; depth = (depth % 300) + 1) text += `${'>'.repeat(depth)} yes\n`
    return text
  },
  'one line quoted again and again': filled('> '),
  'heads of mails': filled('From: a@b.test\nSent: Monday\n'),
  'introductions of quotations': filled('On Monday, 5 Jan 2026 at 10:00 Ann Lee wrote\n'),
  'introductions that never end': filled(
    'on wrote wrote wrote wrote wrote wrote wrote wrote wrote wrote wrote wrote wrote wrote wrote wrote wrote wrote\n'
  ),
  farewells: filled('Best regards\n'),
  signatures: filled('--\nAnn\n'),
  'lines between bars': filled('a | b | c | d | e | f\n'),
  'telephone numbers': filled('+1 (234) 567-8901 ext. 23\n'),
  speakers: filled('Ann Lee: yes\n'),
  times: filled('Ann Lee 0:12\n'),
  'list entries': filled('- a\n1. b\n'),
  'lines that go on': filled('we want to renew the plan that we have with all of our teams,\nand '),
  'quotation marks': filled('"'),
  brackets: filled('(['),
  hyphens: filled('a-'),
  ampersands: filled('R&D '),
  apostrophes: filled("a'b"),
  'an address that never ends': (length) => `${filled('a')(length / 2)}@${filled('b.')(length / 2)}`,
  addresses: filled('a.b@c.de '),
  'dots and letters': filled('a.'),
  'at signs': filled('a@'),
  'domains without an end': filled('a-b.'),
  'web addresses': filled('https://a.test/b?c=d&e=f#g '),
  facts: filled('Our budget is $50k for the next year and we want to renew in May. '),
  'facts without an end': filled('our budget is fifty thousand dollars and we want to renew and we need to cancel and '),
  questions: filled('if we would not have to renew, could you tell us whether our budget is '),
  'words of rules': filled('we are not looking at the budget of our new head of the team that we want to move to from the '),
  contractions: filled("we'd've can't won't it's I'm they're "),
  'names in capitals': filled('Ann Bea Cleo Dora Emma '),
  carets: filled('^'),
  dollars: filled('$50k '),
  zeros: filled('0')
}

/** One of each kind: letters of every width, what expands, what never ends, what is new each time, lines, quotations, and bait for patterns. */
export const distinctShapes: readonly string[] = [
  'short sentences in Japanese',
  'short sentences in Cyrillic',
  'ideographs without an end',
  'marks upon one letter',
  'what expands to eighteen letters',
  'joined emoji',
  'one word',
  'words of Cyrillic that nobody said before',
  'lines of a letter',
  'quotation marks at the line, ever deeper',
  'list entries',
  'an address that never ends',
  'domains without an end',
  'words of rules'
]
