import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildWhatIsNotBuilt } from '../build/fresh.ts'
import { startProduct } from '../product.ts'

declare module 'vitest' {
  interface ProvidedContext {
    origin: string
    siteOrigin: string
  }
}

/** Before all files: the product as `npm start` starts it, on free ports and a throw-away data folder. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildWhatIsNotBuilt(path.resolve(import.meta.dirname, '../..'), () => {})
  // Tests book, move and cancel in a row, and read each mail: no calendar takes times of the demo, nor does a mail wait for
  // a room.
  const product = await startProduct({}, ['--mail-pause=0', '--no-demo-calendars'])
  project.provide('origin', product.origin)
  project.provide('siteOrigin', product.siteOrigin)
  return () => product.stop()
}
