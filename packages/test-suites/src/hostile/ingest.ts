import { answered, casesOf, type HostileCase } from './hostile-case.js'
import { type Shape, shapes } from './texts.js'

const events = 100

type Fields = (text: string) => object

/** Events that carry a text in one of their fields. */
const fields: Readonly<Record<string, Fields>> = {
  'the title and url of a page': (text) => ({
    type: 'pageview',
    url: `https://app.example.com/?q=${text}`,
    path: `/${text}`,
    title: text,
    referrer: text
  }),
  'the fields of a form': (text) => ({
    type: 'form',
    url: 'https://app.example.com/',
    formFields: { [text.slice(0, 100)]: text, email: text, message: text }
  }),
  'the name and properties of an event': (text) => ({
    type: 'custom',
    eventName: text.slice(0, 191),
    properties: { [text.slice(0, 191)]: text, url: text }
  }),
  'the traits of a user': (text) => ({
    type: 'identify',
    email: 'ann@acme.test',
    userId: text.slice(0, 191),
    traits: { name: text, company: text }
  })
}

/** Bait for the rules that find secrets and card numbers. */
const secrets: Readonly<Record<string, Shape>> = {
  'card numbers': (length) => '4111 1111 1111 1112 '.repeat(length / 20),
  'card numbers without an end': (length) => '4111-'.repeat(length / 5),
  'names of secrets': (length) => 'passwordTokenSecretApiKey_'.repeat(length / 26),
  parameters: (length) => '&token=a&b=c'.repeat(length / 12),
  fragments: (length) => '#?&=%20'.repeat(length / 7),
  'percent signs': (length) => '%E4%BA%88'.repeat(length / 9),
  'bad percent signs': (length) => '%%zz'.repeat(length / 4),
  'brackets of names': (length) => 'a[b][c].d'.repeat(length / 9)
}

export const hostileEvents: readonly HostileCase[] = Object.entries(fields).flatMap(([field, fieldsOf]) =>
  casesOf(
    field,
    { ...shapes, ...secrets },
    ['what expands to eighteen letters', 'card numbers without an end', 'parameters'],
    (shape, size) => {
      const event = { ...fieldsOf(shape(size / events / 4)), timestamp: undefined }
      const body = Buffer.from(JSON.stringify({ events: Array.from({ length: events }, () => event) })).subarray(0)
      const single = JSON.stringify({ events: [fieldsOf(shape(size / 4))] })
      return async ({ post, publicKey }) => {
        await answered(post(`/api/i/v1/${publicKey}/events`, body))
        await answered(post(`/api/i/v1/${publicKey}/events`, single))
      }
    }
  )
)
