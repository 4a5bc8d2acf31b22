/** What a job's step answers when the job is to go on at a later time: until then nobody holds it. `until` is in epoch milliseconds. */
export class RescheduleAt<Payload> {
  constructor(
    readonly until: number,
    readonly payload: Payload
  ) {}
}
