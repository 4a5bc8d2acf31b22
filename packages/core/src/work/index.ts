/** Notes and tasks: what members write down of customers, and what they mean to do. */

export { removeNoteSources } from './notes/note-source.js'
export { noteOperations } from './notes/operations.js'
export { notes, tasks } from './tables/index.js'
export { listTasks } from './tasks/list-tasks.js'
export { nextTaskShape, nextTasks } from './tasks/next-tasks.js'
export { taskOperations } from './tasks/operations.js'
export { newTaskRow } from './tasks/write-task.js'
