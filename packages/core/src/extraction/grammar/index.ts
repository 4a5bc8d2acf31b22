/** The grammar that sentences are read with: lemmas, phrases, concepts, frames and stance. */

export type { Concepts, Language } from './concept.js'
export type { Frame, FrameSet, StanceName } from './frame.js'
export { FrameReader } from './frame-reader.js'
export { Lexicon } from './lexicon.js'
export { Reading } from './reading.js'
