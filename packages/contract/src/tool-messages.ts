/** What an external page hands to the program whose window it is: something to put into a message. */
export interface ToolResult {
  type: 'tool-result'
  html: string
  text: string
  /** The page that it leads to. */
  url: string
}

/** Undefined if it is another message. Check first who sent it. */
export function readToolResult(message: unknown): ToolResult | undefined {
  if (typeof message !== 'object' || message === null) return undefined
  const { type, html, text, url } = message as Record<keyof ToolResult, unknown>
  const isWhole = [html, text, url].every((part) => typeof part === 'string')
  return type === 'tool-result' && isWhole ? (message as ToolResult) : undefined
}
