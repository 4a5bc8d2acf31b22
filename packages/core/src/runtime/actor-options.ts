/** On whose behalf the host asks for something. */
export interface ActorOptions {
  /** The id of the member that the host acts for; the audit names it. */
  actor?: string
}
