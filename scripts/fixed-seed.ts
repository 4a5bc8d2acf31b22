import fc from 'fast-check'

// A change must not fail by what another one broke and chance had not found yet. `npm run test:long` draws a seed of its own each time.
fc.configureGlobal({ seed: Number(process.env.SEED ?? 1) })
