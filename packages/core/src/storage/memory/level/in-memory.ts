/// <reference path="./memdown.d.ts" />
import memdown from 'memdown'
import type { AbstractIterator, AbstractLevelDown } from './abstract-leveldown.js'

/** So many entries of a scan are answered before the rest of the process has its turn. */
const entriesPerTurn = 64

/** What memdown lets its subclasses decide. */
interface Memdown extends AbstractLevelDown {
  _serializeKey(key: unknown): unknown
  _serializeValue(value: unknown): unknown
  _iterator(options: object): AbstractIterator
}

type Answer = (callback: (...results: unknown[]) => void, ...results: unknown[]) => void

/** An empty abstract-leveldown store in this process's memory. A file of its own, as memdown loads with the first store that opens without another. */
export function inMemory(): AbstractLevelDown {
  const db = memdown() as Memdown
  const iterator = db._iterator
  return Object.assign(db, {
    // Keys and values stay the strings that they are: memdown would encode each to a buffer, compare byte by byte, and decode again.
    _serializeKey: (key: unknown) => key,
    _serializeValue: (value: unknown) => value,
    // The end of a scan waits for a turn of the event loop, so that every scan lets others of the process have theirs.
    _iterator: (options: object) => Object.assign(iterator.call(db, options), { _nextTick: mostlyAtOnce(), _end: setImmediate })
  })
}

/** memdown would wait for a turn of the event loop at each entry, which takes longer than to read it. */
function mostlyAtOnce(): Answer {
  let answered = 0
  return (callback, ...results) => {
    answered += 1
    if (answered % entriesPerTurn === 0) setImmediate(callback, ...results)
    else queueMicrotask(() => callback(...results))
  }
}
