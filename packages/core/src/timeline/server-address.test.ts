import { expect, it } from 'vitest'
import { addressInWords } from './server-address.js'

it.each([
  ['server://custom', 'From the server'],
  ['server://', 'From the server'],
  ['SERVER://pageview/', 'From the server'],
  ['server://worker', 'From the server: worker'],
  ['server://jobs/nightly', 'From the server: jobs/nightly'],
  ['https://app.example.com/a', 'https://app.example.com/a'],
  ['/settings', '/settings'],
  ['order_placed', 'order_placed'],
  ['', ''],
  [null, null]
])('%j reads as %j', (address, words) => expect(addressInWords(address)).toBe(words))
