import path from 'node:path'
import type { TrialStandIn } from '../service/trial.ts'
import type { ZapierApp } from './app.ts'
import { startZapier } from './server.ts'

// The source that operators publish at Zapier.
const APP = path.resolve(import.meta.dirname, '../../../../examples/zapier/index.js')

export const trial: TrialStandIn = {
  name: 'Zapier',
  calendars: 'Zapier',
  app: 'zapier',
  async start({ file, hookOf }) {
    const { default: app } = (await import(APP)) as { default: ZapierApp }
    const { url, close } = await startZapier({
      file,
      tried: { app, origin: new URL(hookOf('zapier')).origin },
    })
    return { url, close }
  },
}
