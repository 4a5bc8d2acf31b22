import { attempt } from './debug.js'

/** The result of work with local storage, which a browser may block, empty or limit at any time: then undefined. */
export const local = <Result>(work: (storage: Storage) => Result): Result | undefined => attempt(() => work(localStorage))
