import type { Caller } from '../context/index.js'
import type { Registry } from './tool.js'

/** A call as its sender wrote it: a tool's name, and an input that is at least an object. */
export interface ToolCall {
  tool: string
  input: Readonly<Record<string, unknown>>
}

/** Runs tools by name. */
export interface Gateway {
  /**
   * Finds the tool, checks the grants, meters the call, checks the input, runs the tool, and checks the output, in this order. Throws RapportError and
   * nothing else. `isMetered` is false for routes that serve a tool under an address of their own: the plan counts only calls of the gateway.
   */
  call(caller: Caller, call: ToolCall, options?: { isMetered?: boolean }): Promise<unknown>
}

/** The process's tools, and the one way to call them. */
export interface AgentTools {
  gateway: Gateway
  registry: Registry
}
