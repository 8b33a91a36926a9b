import type { ParserTable } from '../parser.ts'
import { ParseRefused } from '../refusal.ts'

const LIMITS = { inputMax: 1_000_000, answerMax: 10_000, timeMs: 5_000 }
const SHORT = { ...LIMITS, timeMs: 300 }

/** Parsers that do what a bad one could. */
export const PARSERS = {
  count: { ...LIMITS, load: async () => (text: string) => text.length },
  spin: {
    ...SHORT,
    load: async () => (): number => {
      for (let count = 0; ; count++) if (count < 0) return count
    },
  },
  wait: { ...SHORT, load: async () => async () => new Promise<never>(() => {}) },
  backtrack: { ...SHORT, load: async () => () => /^(a+)+$/.test(`${'a'.repeat(60)}b`) },
  nest: {
    ...LIMITS,
    load: async () => {
      const nest = (depth: number): number => 1 + nest(depth + 1)
      return () => nest(0)
    },
  },
  fill: {
    ...LIMITS,
    timeMs: 20_000,
    load: async () => () => {
      const kept: number[][] = []
      for (;;) kept.push(Array.from({ length: 10_000 }, () => kept.length))
    },
  },
  throws: {
    ...LIMITS,
    load: async () => () => {
      throw new TypeError('cannot read')
    },
  },
  knows: {
    ...LIMITS,
    load: async () => () => {
      throw new ParseRefused('too_deep')
    },
  },
  talks: { ...LIMITS, load: async () => () => 'x'.repeat(20_000) },
  unsendable: { ...LIMITS, load: async () => () => () => 'a function' },
  exits: {
    ...LIMITS,
    load: async () => () => {
      process.exit(0)
    },
  },
  environment: { ...LIMITS, load: async () => () => Object.keys(process.env) },
  thread: { ...LIMITS, load: async () => async () => (await import('node:worker_threads')).threadId },
  /** Our own mistake. */
  unloadable: {
    ...LIMITS,
    load: async (): Promise<() => number> => {
      throw new Error('no such module')
    },
  },
} satisfies ParserTable
