import { hint } from '../../validation/index.js'
import { allowedFunctions, syntaxFunctions } from '../lists/allowed-functions.js'
import { advice } from '../lists/other-dialects.js'
import { Refusal } from '../refusal.js'
import type { SqlNode } from '../tree.js'
import { type ArgumentBound, argumentBounds } from './argument-bounds.js'
import { boundOf, constantOf } from './bound-of.js'

/** Refuses a call of a function that is not allowed, or with an argument that lets it make too much. */
export function checkCall(call: SqlNode): void {
  const names = call.names('funcname')
  const name = names.at(-1) ?? ''
  if (names.length > 1 && !isSyntax(call, names)) {
    const message = `Functions are called without a schema: ${names.join('.')} is not allowed`
    throw new Refusal('FUNCTION_NOT_ALLOWED', message, call.at)
  }
  if (!allowedFunctions.has(name) && !(names.length > 1 && syntaxFunctions.has(name))) {
    throw new Refusal('FUNCTION_NOT_ALLOWED', `The function ${name} is not allowed${advice(name) ?? hint(name, allowedFunctions)}`, call.at)
  }
  const bound = Object.hasOwn(argumentBounds, name) ? argumentBounds[name] : undefined
  if (!bound) return
  if (call.flag('func_variadic') && bound.kind !== 'plainFormat') throw refused(call, `${name} does not take VARIADIC here`)
  if (call.nodes('args').some((argument) => argument.type === 'NamedArgExpr')) throw refused(call, `${name} takes no named arguments here`)
  checkBound(name, bound, call, call.nodes('args'))
}

/** The parser itself puts `pg_catalog` before functions that stand for syntax; most of them it marks. */
function isSyntax(call: SqlNode, [schema, name = '', ...others]: readonly string[]): boolean {
  const isMarked = call.text('funcformat') === 'COERCE_SQL_SYNTAX' || syntaxFunctions.has(name)
  return isMarked && schema === 'pg_catalog' && others.length === 0
}

/** Refuses arguments beyond a bound. */
export function checkBound(name: string, bound: ArgumentBound, call: SqlNode, given: readonly SqlNode[]): void {
  switch (bound.kind) {
    case 'atMost': {
      const most = boundOf(given[bound.argument])
      if (most === undefined) {
        const example = `least(…, ${bound.most})`
        throw refused(
          call,
          `${name} needs a number of at most ${bound.most} as argument ${bound.argument + 1}; write it out, or as ${example}`
        )
      }
      if (most > bound.most) throw refused(call, `${name} takes at most ${bound.most} as argument ${bound.argument + 1}`)
      return
    }
    case 'exponent': {
      const exponent = constantOf(given[bound.argument])
      if (exponent !== undefined && Math.abs(exponent) > bound.most) throw refused(call, `An exponent is at most ${bound.most}`)
      return
    }
    case 'plainFormat': {
      const text = given[bound.argument]?.node('sval')?.text('sval')
      if (text === undefined) throw refused(call, `${name} needs its format written out as a text`)
      if (/%(\d+\$)?-?[\d*]/.test(text.replaceAll('%%', ''))) throw refused(call, `${name} takes no widths in its format; use lpad or rpad`)
      return
    }
    case 'series':
      checkSeries(call, given, bound.most)
  }
}

function checkSeries(call: SqlNode, [first, last, by]: readonly SqlNode[], most: number): void {
  const start = constantOf(first)
  const stop = boundOf(last)
  const step = by === undefined ? 1 : constantOf(by)
  if (start !== undefined && stop !== undefined && step !== undefined && step !== 0 && Math.abs((stop - start) / step) >= most) {
    throw refused(call, `generate_series makes at most ${most} rows`)
  }
  const interval = intervalOf(by)
  if (interval !== undefined && /milli|micro|\d\s*(ms|us)\b|\b0?\.\d+\s*s|:\d+\.\d/i.test(interval)) {
    throw refused(call, 'generate_series takes steps of a second or more')
  }
}

/** The text of an interval that is written out. */
function intervalOf(node: SqlNode | undefined): string | undefined {
  if (node?.type === 'TypeCast') return intervalOf(node.node('arg'))
  return node?.node('sval')?.text('sval')
}

function refused(call: SqlNode, message: string): Refusal {
  return new Refusal('FUNCTION_NOT_ALLOWED', message, call.at)
}
