/** Lists in pages, and the cursors that lead from one page to the next. */

export { readCursor, writeCursor } from './cursor.js'
export { findPage, foreignCursor, type ListInput, type Page, type Paging, pageQuery, paginationShape, readPaging } from './page.js'
