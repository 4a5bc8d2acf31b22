/** The folder of this package. This file lies one level below it, in src as in dist, where every built chunk does. */
export const packageRoot = new URL('../', import.meta.url)
