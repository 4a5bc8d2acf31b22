/** What happened at a customer, newest first. */

export { listTimeline } from './list-timeline.js'
export { listPersonTimeline } from './person-timeline.js'
export { timelineWindow } from './timeline-window.js'
export { getTimeline, timelineDates, timelineItem } from './tools/get-timeline.js'
