import { hexToUuid, type Ids } from '../values/ids.js'

/** UUIDs of version 7 that count up, so that a test sees the same ones each time; `seed` keeps those of several tests apart on one store. */
export function testIds(seed = 0): Ids {
  let made = 0
  const next = () => (++made).toString(16).padStart(8, '0')
  const prefix = seed.toString(16).padStart(7, '0')
  return {
    uuid: (now) => hexToUuid(`${now.toString(16).padStart(12, '0')}70008${prefix}${next()}`),
    secret: (length) => `${prefix}${next()}`.padEnd(length, 'x').slice(0, length)
  }
}
