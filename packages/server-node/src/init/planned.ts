import type { FrameworkName } from './frameworks.js'

/** A file that `rapport init` writes. `path` is relative to the project. */
export interface PlannedFile {
  path: string
  text: string
  action: 'add' | 'change' | 'overwrite'
}

/** A block that a person pastes, because a program cannot change that file safely. */
export interface Paste {
  where: string
  text: string
}

/** All that `rapport init` would do to a project. */
export interface Plan {
  framework: FrameworkName
  /** Whether it makes a whole small app, or adds to one. */
  isNewApp: boolean
  files: PlannedFile[]
  pastes: Paste[]
  /** What the person has to know about this project, as sentences. */
  notes: string[]
}

/** What a framework adds to a project. */
export interface Additions {
  files: { path: string; text: string }[]
  pastes: Paste[]
  notes: string[]
}
