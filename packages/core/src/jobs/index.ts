/** Background work: how jobs are written, leased, run and tried again. */

export { type DefinedJob, defineJob } from './define-job.js'
export { durableListener } from './durable-listener.js'
export { enqueueJob, enqueueJobs } from './enqueue-job.js'
export { type FailedJobs, listFailedJobs, retryFailedJobs } from './failed-jobs.js'
export type { Job, JobContext, JobRegistry } from './job.js'
export type { JobStatus } from './job-queue.js'
export { RescheduleAt } from './reschedule-at.js'
export { retryDelay } from './retry-delay.js'
export { type GivenUp, type ModelTask, runModelQueue, type UnaskedTask, UnusableAnswer } from './run-model-queue.js'
export { defaultRunnerOptions, JobRunner } from './runner.js'
export { holdSingleton, type SingletonJob, triggerSingleton } from './singleton-job.js'
export { jobs } from './tables/jobs.js'
