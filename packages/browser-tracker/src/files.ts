import extras from 'built:extras-script'
import script from 'built:script'
import stub from 'built:stub'
import { ownOrigin } from './own-origin.js'

/** The names that pages load the files by: side by side, as the first loads the second. */
export type ScriptFile = 'rapport.js' | 'rapport-extras.js' | 'rapport-stub.js'

/**
 * The files of the script tag as text, for servers that serve them. With the `basePath` of the server's routes, the
 * script sends its events below that path on its own origin, unless the page names another host.
 *
 * @example const { 'rapport.js': script } = scriptFiles('/rapport')
 */
export function scriptFiles(basePath = ''): Record<ScriptFile, string> {
  const found = basePath === '' ? script : script.replace(ownOrigin, (origin) => `${origin}+${JSON.stringify(basePath)}`)
  return { 'rapport.js': found, 'rapport-extras.js': extras, 'rapport-stub.js': stub }
}
