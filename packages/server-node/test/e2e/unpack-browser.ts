import chromium from '@sparticuz/chromium'

/** Unpacks the Chromium that comes inside the npm package before test files run side by side: the second of two would start it half written. */
export default async function setup(): Promise<void> {
  await chromium.executablePath()
}
