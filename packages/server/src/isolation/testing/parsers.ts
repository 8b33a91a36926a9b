import { offsetAt } from '@scheduling/domain'
import { threadId } from 'node:worker_threads'
import { ParseRefused } from '../refusal.ts'

// Parsers that do what a bad one could do.

export function count(text: string): number {
  return text.length
}

export function spin(): number {
  for (let turns = 0; ; turns++) if (turns < 0) return turns
}

export async function wait(): Promise<never> {
  return new Promise<never>(() => {})
}

/** Blocks as if the machine had no processor for it. */
export function standStill(ms: number): string {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
  return 'done'
}

export function backtrack(): boolean {
  return /^(a+)+$/.test(`${'a'.repeat(60)}b`)
}

export function nest(): number {
  const deeper = (depth: number): number => 1 + deeper(depth + 1)
  return deeper(0)
}

export function fill(): never {
  const kept: number[][] = []
  for (;;) kept.push(Array.from({ length: 10_000 }, () => kept.length))
}

export function throws(): never {
  throw new TypeError('cannot read')
}

export function knows(): never {
  throw new ParseRefused('too_deep')
}

export function talks(): string {
  return 'x'.repeat(20_000)
}

export function unsendable(): () => string {
  return () => 'a function'
}

export function exits(): void {
  process.exit(0)
}

export function environment(): string[] {
  return Object.keys(process.env)
}

export function thread(): number {
  return threadId
}

export function hoursFromUtc(zone: string): number {
  return offsetAt(zone, Date.parse('2027-03-02')) / 3_600_000
}
