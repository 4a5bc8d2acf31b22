/** Somebody of an account, as texts may name the person. */
export interface Nameable {
  id: string
  name: string | null
  email: string | null
}

/** Who of an account's people the subject of a fact names: by the email, the full name, the mailbox, or the first name, where only one has it. */
export const namedAs = (subject: string, people: readonly Nameable[]) => namedBy(subject, people, [...fullWays, shortNames])

/** Whom a whole sentence names: by the email or the full name, as a first name alone may be that of anybody. */
export const namedIn = (sentence: string, people: readonly Nameable[]) => namedBy(sentence, people, fullWays)

type Way = (person: Nameable) => string[]

const fullWays: readonly Way[] = [({ email }) => [formOf(email)], ({ name }) => [formOf(name)].filter((full) => full.includes(' '))]
const shortNames: Way = ({ name, email }) => [firstOf(name), formOf(email?.split('@')[0] ?? null)]

/** The one whom the text names in the first of these ways that names anybody. */
function namedBy(text: string, people: readonly Nameable[], ways: readonly Way[]): string | undefined {
  const wanted = formOf(text)
  const found = ways.map((namesOf) => people.filter((person) => namesOf(person).some((name) => name !== '' && holds(wanted, name))))
  const named = found.find((each) => each.length > 0)
  return named?.length === 1 ? named[0]?.id : undefined
}

const firstOf = (name: string | null) => formOf(name).split(' ')[0] ?? ''

/** "our CFO Dana Ruiz" names Dana Ruiz: whole words count. */
const holds = (text: string, name: string) => ` ${text} `.includes(` ${name} `)

const formOf = (text: string | null) =>
  (text ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
