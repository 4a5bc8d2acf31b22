/** What happened at a customer, newest first. */

export { listTimeline } from './list-timeline.js'
export { timelineWindow } from './timeline-window.js'
export { getTimeline } from './tools/get-timeline.js'
