import { describe, it } from 'vitest'
import { engineCases } from '../../src/testing/engine-cases.js'
import { supabaseSubject } from './engine-subject.js'

const seeds = Array.from({ length: 10 }, (_, index) => 1 + index)

describe('supabase, through the engine', () => {
  for (const { name, run } of engineCases(supabaseSubject, { seeds })) it(name, run)
})
