/** What core uses of the tracker. The package is an optional peer, loaded when a page first asks for it. */
declare module '@rapport/browser-tracker/script' {
  /** The files of the script tag by their names; the script sends its events below this path of the origin that it came from. */
  export function scriptFiles(basePath?: string): Record<'rapport.js' | 'rapport-extras.js' | 'rapport-stub.js', string>
}
