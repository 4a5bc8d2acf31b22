import { expect, it } from 'vitest'
import { optionRows } from './options-page.js'

const types = `
export interface Options {
  /**
   * How it is done, as docs/hooks.md says.
   * On two lines. Default: \`'off'\`.
   *
   * @example create({ mode: 'on' })
   */
  mode?: 'on' | 'off' | undefined
  /** Who does it. */
  who: string
}
`

it('an option has its type, its default and its meaning from its declaration', () => {
  expect(optionRows(types, 'Options')).toEqual([
    { name: 'mode', type: "'on' | 'off'", default: "`'off'`", meaning: 'How it is done, as [hooks](hooks.md) says. On two lines.' },
    { name: 'who', type: 'string', default: 'required', meaning: 'Who does it.' }
  ])
})

it('an option without a comment or a default, and a missing interface, are faults', () => {
  expect(() => optionRows('export interface Options { mode?: string }', 'Options')).toThrow('mode of Options has no comment')
  expect(() => optionRows('export interface Options {\n/** How. */\nmode?: string }', 'Options')).toThrow(
    'mode of Options names no default'
  )
  expect(() => optionRows(types, 'Others')).toThrow('no interface Others')
})
