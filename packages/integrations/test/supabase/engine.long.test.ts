import { describe, it } from 'vitest'
import { engineCases } from '../../src/testing/engine-cases.js'
import { supabaseSubject } from './engine-subject.js'

const seeds = Array.from({ length: 50 }, (_, index) => 101 + index)

describe('supabase, through the engine, with many seeds', () => {
  for (const { name, run } of engineCases(supabaseSubject, { seeds })) it(name, run)
})
