import type { Figure } from './figure.ts'

/** One part's figures, and where and when they were measured. */
export interface Measured {
  at: string
  cpu: string | undefined
  cores: number
  figures: Figure[]
}

/** The record with a part measured anew, and every other part as it was. */
export function withPart(record: string, name: string, measured: Measured): string {
  const parts = (JSON.parse(record) as { parts?: Record<string, Measured> }).parts
  return `${JSON.stringify({ parts: { ...parts, [name]: measured } }, null, 2)}\n`
}
