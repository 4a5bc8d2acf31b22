import { expect, it } from 'vitest'
import { withoutSecrets } from './secret-fields.js'

const kept = (fields: Record<string, unknown>) => withoutSecrets(fields)

it('fields of a secret name go, in whatever language and way of writing', () => {
  const names = ['password', 'one-time-code', 'userpass', 'mypwd', 'motdepasse', 'пароль', '密码', '비밀번호', '4111 1111 1111 1111']
  expect(kept(Object.fromEntries([...names, 'company'].map((name) => [name, 'x'])))).toEqual({ company: 'x' })
})

it('card numbers go from text and numbers alike', () => {
  expect(kept({ a: 'card 4111 1111 1111 1111 12/27', b: 4111111111111111, c: ['4111111111111111'], note: 'none' })).toEqual({
    note: 'none'
  })
})

it('numbers and booleans are kept as text; lists, objects and nothing, in which secrets could hide, are not kept', () => {
  const fields = { size: 12.5, agreed: true, empty: '', list: ['x'], nested: { password: 'x' }, nothing: null }
  expect(kept(fields)).toEqual({ size: '12.5', agreed: 'true', empty: '' })
})

it('a field may have any name', () => {
  expect(JSON.stringify(kept(JSON.parse('{"__proto__":"a","constructor":"b"}')))).toBe('{"__proto__":"a","constructor":"b"}')
})
