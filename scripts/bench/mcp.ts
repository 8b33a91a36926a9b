import type { Figure } from './figure.ts'
import { percentile } from './figure.ts'

const DAY = 86_400_000
const CALLS = 300

/** An agent that looks for free times of a month, one call after the other. */
export async function benchMcp(origin: string): Promise<Figure[]> {
  const from = Math.ceil(Date.now() / DAY) * DAY
  const args = {
    owner: 'demo',
    event: '30min',
    from: new Date(from).toISOString(),
    to: new Date(from + 31 * DAY).toISOString(),
  }
  const loading = await tookMs(origin, args)
  const times: number[] = []
  for (let call = 0; call < CALLS; call++) times.push(await tookMs(origin, args))
  return [
    { name: 'MCP, find times of 31 days, median', unit: 'ms', value: percentile(times, 0.5), target: 30 },
    { name: 'MCP, find times of 31 days, p95', unit: 'ms', value: percentile(times, 0.95), target: 30 },
    { name: 'MCP, the first call of a process', unit: 'ms', value: loading },
  ]
}

async function tookMs(origin: string, args: object): Promise<number> {
  const began = performance.now()
  const response = await fetch(`${origin}/api/v1/mcp`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': '2025-06-18',
    },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'find_times', arguments: args },
    }),
  })
  const text = await response.text()
  if (!text.includes('starts'))
    throw new Error(`find_times answered ${response.status}: ${text.slice(0, 200)}`)
  return performance.now() - began
}
