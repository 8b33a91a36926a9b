import type { Problem } from '@scheduling/contract'
import type { CallToolResult } from '@modelcontextprotocol/server'
import type { z } from 'zod'
import type { RouteAnswer } from './calls.ts'
import { marked, NOTICE } from './marks.ts'

/** What an agent reads of a route's answer. */
export function toolResult(answer: RouteAnswer): CallToolResult {
  return answer.ok ? success(answer.result) : failure(answer.problem)
}

function success(result: unknown): CallToolResult {
  const structuredContent = marked(result) as Record<string, unknown>
  return {
    content: [{ type: 'text', text: `${NOTICE}\n${JSON.stringify(structuredContent)}` }],
    structuredContent,
  }
}

function failure({ code, title, detail, errors, nearest, proof, retryAfter }: Problem): CallToolResult {
  const lines = [
    `${code}: ${title}.`,
    ...(errors ? errors.map(({ path, message }) => `${path}: ${message}`) : detail ? [detail] : []),
    ...(nearest ? [`Free instead: ${nearest.join(', ') || 'nothing near'}`] : []),
    ...(proof ? [workText(proof)] : []),
    ...(retryAfter === undefined ? [] : [`Or wait ${retryAfter} seconds.`]),
  ]
  const structuredContent = {
    code,
    title,
    ...(errors && { errors }),
    ...(nearest && { nearest }),
    ...(proof && { proof }),
  }
  return { content: [{ type: 'text', text: lines.join('\n') }], structuredContent, isError: true }
}

function workText({ challenge, bits }: { challenge: string; bits: number }): string {
  return `Find a number such that SHA-256 of "${challenge}:number" begins with ${bits} zero bits, and call again with proof "${challenge} number".`
}

const SHOWN_MAX = 100

/** Names each wrong field, its value, and what would be accepted. */
export function wrongArguments(tool: string, issues: readonly z.core.$ZodIssue[]): CallToolResult {
  const lines = issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => `${key}: this tool has no such argument`)
    const given = issue.input === undefined ? 'missing' : shown(issue.input)
    return [`${issue.path.join('.') || 'arguments'}: ${given}. ${issue.message}`]
  })
  const text = `Wrong arguments of ${tool}:\n${lines.join('\n')}`
  return { content: [{ type: 'text', text }], isError: true }
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'missing'
  return text.length > SHOWN_MAX ? `${text.slice(0, SHOWN_MAX)}…` : text
}
