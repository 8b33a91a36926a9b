import path from 'node:path'
import type { TrialStandIn } from '../service/trial.ts'
import type { ZapierApp } from './app.ts'
import { startZapier } from './server.ts'

// The source that operators publish at Zapier.
const SOURCE = path.resolve(import.meta.dirname, '../../../../examples/zapier')

export const trial: TrialStandIn = {
  name: 'Zapier',
  calendars: 'Zapier',
  app: 'zapier',
  async start({ file, hookOf }) {
    const [app, appWithConsent] = await Promise.all([appIn('index.js'), appIn('with-consent.js')])
    const { url, close } = await startZapier({
      file,
      tried: { app, appWithConsent, origin: new URL(hookOf('zapier')).origin },
    })
    return { url, close }
  },
}

async function appIn(file: string): Promise<ZapierApp> {
  const { default: app } = (await import(path.join(SOURCE, file))) as { default: ZapierApp }
  return app
}
