/** The tables of notes and tasks. */

export { notes } from './notes.js'
export { tasks } from './tasks.js'
