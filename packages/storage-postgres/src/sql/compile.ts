import { createQueryId, PostgresQueryCompiler, type RawBuilder } from 'kysely'
import { PackingCompiler } from './packing-compiler.js'

/** A statement or a part of one, with its parameters inside. */
export type Statement = RawBuilder<unknown>

/** A statement as it is sent: its text, and the parameters apart. */
export interface CompiledStatement {
  text: string
  parameters: readonly unknown[]
}

/** Postgres counts the parameters of a statement in 16 bits; one more breaks the connection. */
const maxParameters = 65_535

const compiler = new PostgresQueryCompiler()
const packingCompiler = new PackingCompiler()

/** A statement as it is sent. However many values it has, it has no more parameters than Postgres takes. */
export function compile(statement: Statement): CompiledStatement {
  const { sql: text, parameters } = compiler.compileQuery(statement.toOperationNode(), createQueryId())
  return parameters.length <= maxParameters ? { text, parameters } : packed(statement)
}

function packed(statement: Statement): CompiledStatement {
  const { sql: text, parameters } = packingCompiler.compileQuery(statement.toOperationNode(), createQueryId())
  const packs = packingCompiler.takePacks()
  return { text, parameters: parameters.map((parameter, index) => packs.get(index + 1) ?? parameter) }
}
