import { createQueryId, PostgresQueryCompiler, type RawBuilder } from 'kysely'

/** A statement or a part of one, with its parameters inside. */
export type Statement = RawBuilder<unknown>

/** A statement as it is sent: its text, and the parameters apart. */
export interface CompiledStatement {
  text: string
  parameters: readonly unknown[]
}

const compiler = new PostgresQueryCompiler()

export function compile(statement: Statement): CompiledStatement {
  const { sql: text, parameters } = compiler.compileQuery(statement.toOperationNode(), createQueryId())
  return { text, parameters }
}
