import { describe, expect, it } from 'vitest'
import { visitorIdFromCookie } from '../../src/index.js'

const id = '0192f3c4-5d6e-7f80-9a1b-2c3d4e5f6071'

describe("the visitor id in a request's cookies", () => {
  it.each([
    ['alone', `rapport_visitor=${id}`],
    ['among others', `a=b; rapport_visitor=${id}; c=d=e`],
    ['without spaces', `a=b;rapport_visitor=${id};c=d`],
    ['in capitals', `rapport_visitor=${id.toUpperCase()}`]
  ])('is found %s', (_, header) => {
    expect(visitorIdFromCookie(header)?.toLowerCase()).toBe(id)
  })

  it.each([
    undefined,
    null,
    '',
    'a=b',
    'rapport_visitor=',
    'rapport_visitor',
    'rapport_visitor=visitor',
    `x_rapport_visitor=${id}`,
    `rapport_visitor=${id}1`
  ])('is absent in %j', (header) => {
    expect(visitorIdFromCookie(header)).toBeUndefined()
  })
})
