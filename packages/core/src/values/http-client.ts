/** Makes requests to other services: the only way out. Compatible with `fetch`; hosts pass their own for proxies, and tests for stand-ins. */
export type HttpClient = (url: string, init: RequestInit) => Promise<Response>

/** The global fetch, as it is when it is called. */
export const systemHttp: HttpClient = (url, init) => fetch(url, init)
