import path from 'node:path'
import type { Config } from '../packages/server/src/config.ts'
import { readConfig } from '../packages/server/src/config.ts'
import { clockOffset } from './start/clock-offset.ts'
import type { Closers } from './start/run.ts'
import { sentenceOf } from './start/sentence.ts'

const root = path.resolve(import.meta.dirname, '..')
const began = performance.now()

const closers: Closers = []
let isStopping = false
let config: Config | undefined

async function stop(code: number): Promise<never> {
  isStopping = true
  for (const close of closers.toReversed()) await close().catch((error: unknown) => console.error(error))
  process.exit(code)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    if (isStopping) return
    console.log('\nStopping …')
    void stop(0)
  })

try {
  config = { ...readConfig(process.env, root), mailPause: askedPause(process.argv) }
  const offset = clockOffset(process.argv, process.env)
  // A database of its own: its rows are of another time than those of the usual trial.
  if (offset !== undefined) config.dataDir = `${config.dataDir}-moved-clock`
  // Reports wrong settings before it loads the product.
  const { run } = await import('./start/run.ts')
  await run(config, closers, offset)
  console.log(`Ready in ${((performance.now() - began) / 1_000).toFixed(1)} s.`)
} catch (error) {
  console.error(sentenceOf(error, config))
  await stop(1)
}

/** `--mail-pause=0`, for tests that read each mail of a booking that changes twice. */
function askedPause(words: readonly string[]): number | undefined {
  const [, milliseconds] = /--mail-pause=(\d+)/.exec(words.join(' ')) ?? []
  return milliseconds === undefined ? undefined : Number(milliseconds)
}
