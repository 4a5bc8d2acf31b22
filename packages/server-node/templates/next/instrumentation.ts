/** Next calls this once, when the server starts: Rapport's background jobs begin then. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { getRapport } = await import('./rapport.js')
  await getRapport()
}
