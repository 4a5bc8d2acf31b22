import { randomUUID } from 'node:crypto'

/** A batch that once held the process up, or the like of one that did. */
export interface HostileBatch {
  name: string
  /** The bodies, sent at once. */
  bodies: readonly Record<string, unknown>[]
  /** What their answers must be; 200 if nothing is said. */
  status?: number
  /** What the ingest issues must say of what was left out; nothing if none is named. */
  cut?: readonly string[]
}

const large = 'a trait of more than 16 kB was left out'
const secret = 'a form field that looks like a password or a payment card'
const unknown = 'a field that custom events do not have'
const wide = 'traits of more than 64 kB in all'
const manyNames = 'the traits of a batch have more than 2000 names'
const manyWritten = 'a batch would write more than 20000 traits'
const manyFields = 'a form has more than 1000 fields'
const full = 'A user has more than 256 kB or 2,000 names of traits'

/** The time of the first event, long before now. */
const start = 1_760_000_000_000

const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, index) => make(index))
const map = <T>(count: number, make: (index: number) => T, prefix = 't') =>
  Object.fromEntries(times(count, (index) => [`${prefix}${index}`, make(index)]))

const custom = (fields: object) => ({ type: 'custom', eventName: 'x', ...fields })
const identify = (fields: object) => ({ type: 'identify', ...fields })
const toEach = (traits: object, fields: object = {}) => ({
  userIdentity: { traits },
  events: times(100, (index) => custom({ userId: `person ${index}`, ...fields }))
})

/** All that an event holds which can be multiplied, or which takes more than its length to look at. */
export const hostileBatches: readonly HostileBatch[] = [
  { name: 'a trait of 900,000 characters for 100 people', bodies: [toEach({ bio: 'x'.repeat(900_000) })], cut: [large] },
  { name: 'eight such batches at once', bodies: times(8, () => toEach({ bio: 'x'.repeat(900_000) })), cut: [large] },
  { name: '64 kB of traits for 100 people', bodies: [toEach(map(5, () => 'x'.repeat(13_000)))] },
  { name: 'four such batches of other people at once', bodies: times(4, (n) => toEach(map(5, () => `${n}${'x'.repeat(12_000)}`))) },
  { name: '900 kB in short traits for 100 people', bodies: [toEach(map(900, () => 'x'.repeat(1_000)))], cut: [wide] },
  { name: '1,000 names for 100 people', bodies: [toEach(map(1_000, (index) => index))], cut: [manyWritten] },
  { name: 'three such batches at once', bodies: times(3, () => toEach(map(1_000, (index) => index))), cut: [manyWritten] },
  {
    name: '1,000 names for 100 people who each say one more',
    bodies: [
      {
        userIdentity: { traits: map(1_000, () => true) },
        events: times(100, (index) => identify({ userId: `person ${index}`, traits: { own: index } }))
      }
    ],
    cut: [manyWritten]
  },
  {
    name: '100 times 700 names of one person, all different',
    bodies: [
      { events: times(100, (index) => identify({ userId: 'p', timestamp: start + index, traits: map(700, () => 1, `t${index}.`) })) }
    ],
    cut: [manyNames]
  },
  {
    name: '100 times the same 700 names of one person',
    bodies: [{ events: times(100, (index) => identify({ userId: 'p', timestamp: start + index, traits: map(700, (n) => index * n) })) }]
  },
  {
    name: '100 times the same 700 names of 100 people',
    bodies: [{ events: times(100, (index) => identify({ userId: `p${index}`, timestamp: start + index, traits: map(700, () => index) })) }],
    cut: [manyWritten]
  },
  {
    name: '43 batches that fill a person, and an event of theirs',
    bodies: times(43, (n) => ({
      userIdentity: { userId: 'p', traits: map(4, () => 'x'.repeat(15_000), `t${n}.`) },
      events: [custom({ timestamp: start + n })]
    })),
    cut: [full]
  },
  {
    name: 'a person whose every event says 600 new names',
    bodies: times(20, (n) => ({
      userIdentity: { userId: 'p', traits: map(600, () => n, `t${n}.`) },
      events: times(20, (index) => custom({ timestamp: start + index }))
    })),
    cut: [full]
  },
  {
    name: '64 kB of customer traits, and 100 events of the customer that each say another one',
    bodies: [
      {
        customerIdentity: { customerId: 'c', customerTraits: map(5, () => 'x'.repeat(13_000)) },
        events: times(100, (index) => custom({ timestamp: start + index, customerTraits: { own: index } }))
      }
    ]
  },
  {
    name: '9 kB of customer traits for each of 100 customers',
    bodies: [{ events: times(100, (index) => custom({ customerId: `c${index}`, customerTraits: map(9, () => 'x'.repeat(1_000)) })) }]
  },
  {
    name: 'customer traits of a megabyte',
    bodies: [{ events: [custom({ customerId: 'c', customerTraits: { notes: 'x'.repeat(1_000_000) } })] }],
    cut: [large]
  },
  {
    name: '60,000 properties without a uuid',
    bodies: [{ events: [custom({ timestamp: start, userId: 'p', properties: map(60_000, (index) => index) })] }]
  },
  {
    name: '60,000 properties with names of one beginning',
    bodies: [{ events: [custom({ timestamp: start, properties: map(9_000, (index) => index, 'p'.repeat(90)) })] }]
  },
  {
    name: '600 properties in each of 100 events',
    bodies: [{ events: times(100, (index) => custom({ timestamp: start + index, properties: map(600, (n) => n) })) }]
  },
  {
    name: 'properties in 200,000 empty lists',
    bodies: [{ events: [custom({ timestamp: start, properties: { list: times(200_000, () => []) } })] }]
  },
  {
    name: '60,000 form fields',
    bodies: [{ events: [{ type: 'form', timestamp: start, formFields: map(60_000, () => '') }] }],
    cut: [manyFields]
  },
  {
    name: 'a form field of a million digits',
    bodies: [{ events: [{ type: 'form', formFields: { number: '40'.repeat(500_000) } }] }],
    cut: [secret]
  },
  {
    name: 'form fields with digits everywhere',
    bodies: [{ events: [{ type: 'form', formFields: map(20_000, (index) => `4000 0000 0000 000 ${index}`) }] }],
    cut: [manyFields, secret]
  },
  {
    name: 'a form field whose name expands',
    bodies: [{ events: [{ type: 'form', formFields: { ['\ufdfa'.repeat(300_000)]: 'x' } }] }],
    cut: [manyFields]
  },
  {
    name: 'form fields whose names turn between small and capital letters',
    bodies: [{ events: [{ type: 'form', formFields: map(50, () => 'x', 'aA'.repeat(9_000)) }] }],
    cut: [manyFields]
  },
  {
    name: 'form fields whose names expand',
    bodies: [{ events: [{ type: 'form', formFields: map(900, () => 'x', '\ufdfa'.repeat(300)) }] }],
    cut: [manyFields]
  },
  { name: '60,000 utm parameters', bodies: [{ events: [{ type: 'pageview', utm: map(60_000, () => 'x') }] }] },
  { name: '60,000 fields of no variant', bodies: [{ events: [custom({ timestamp: start, ...map(60_000, () => 1) })] }], cut: [unknown] },
  {
    name: '100 urls of 9 kB',
    bodies: [{ events: times(100, (index) => ({ type: 'pageview', url: `https://a.test/${'%C3%A4/'.repeat(1_200)}${index}` })) }]
  },
  {
    name: '100 events of one visitor who is somebody else each time',
    bodies: [{ visitorId: randomUUID(), events: times(100, (index) => custom({ userId: `v${index}`, email: `v${index}@many.test` })) }]
  },
  {
    name: 'the same person with 100 emails of 100 companies',
    bodies: [{ events: times(100, (index) => identify({ userId: 'many', email: `a@company-${index}.test`, timestamp: start + index })) }]
  },
  {
    name: 'a thousand names more than may be said',
    bodies: [{ events: [identify({ userId: 'p', traits: map(60_000, () => 1) })] }],
    status: 400
  }
]
