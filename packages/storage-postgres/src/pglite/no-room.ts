const codes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT'])

/** Whether the disk, or the share of it that this user may have, had no room. Errors keep their code on the way from the worker. */
export function isNoRoom(error: unknown): boolean {
  return error instanceof Error && 'code' in error && codes.has(error.code)
}
