// A workspace with a language model, which answers at once.
import { createTestRapport, FakeLanguageModel, says } from '@rapport/core/testing'

export const { rapport, workspace } = await createTestRapport({ languageModel: new FakeLanguageModel().expect(says('All is well.')).model })
