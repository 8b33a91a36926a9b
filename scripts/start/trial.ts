import type { Config } from '../../packages/server/src/config.ts'
import type { Events } from '../../packages/server/src/jobs/events.ts'
import type { RunningServer } from '../../packages/server/src/server.ts'
import { shownAddress } from '../../packages/server/src/shown-address.ts'
import { startExampleSite } from '../example-site.ts'
import { seedCampaign } from '../seed-campaign.ts'
import { DEMO, seedDemo } from '../seed.ts'
import { seedOrganization, STUDIO } from '../seed-organization.ts'
import { connectColleagues, connectDemo } from './demo-calendars.ts'
import { startPayments } from './payments.ts'
import { demoPlaces } from './places.ts'
import type { StandIns } from './stand-ins.ts'
import { startStandIns } from './stand-ins.ts'

// What only a trial has. Its packages are not in a release.

// If mails really go out, the demo's made-up people must not get any.
const NOBODY_IS_TOLD: Events = { record: async () => {}, recordAll: async () => {} }

/** Adds the demo account, unless it is there, and says where everything is. */
export async function addDemo(
  read: Config,
  { context: real }: RunningServer,
  { calendars, site }: TrialServices,
): Promise<void> {
  const context = read.mails === 'sent' ? { ...real, events: NOBODY_IS_TOLD } : real
  try {
    const host = await seedDemo(context)
    if (host) {
      if (!process.argv.includes('--small-demo')) {
        await connectDemo(context, host, calendars)
        await seedCampaign(context, host)
        await connectColleagues(context, await seedOrganization(context, host), calendars)
      }
      say('Added a demo account.')
    }
  } catch (error) {
    // What was added so far stays, and would pass for the whole demo.
    const place = read.databaseUrl ? `the database "${shownAddress(read.databaseUrl)}"` : `"${read.dataDir}"`
    throw new Error(`The demo account could not be added. Empty ${place}, and start again.`, { cause: error })
  }
  say(demoPlaces(read, site, { ...DEMO, organizationLink: STUDIO.link }))
}

export interface TrialServices extends StandIns {
  /** The address of the third-party site. */
  site: string
  payments?: Pick<Config, 'billing'>
}

/** The services around a trial. They start before the server, so that all of them run when it is ready. */
export async function startTrialServices(
  read: Config,
  closers: (() => Promise<void>)[],
): Promise<TrialServices> {
  const started = await startStandIns(read)
  closers.push(started.close)
  for (const line of started.said) say(line)
  const exampleSite = await startExampleSite({ port: read.examplePort, schedulingOrigin: read.publicUrl })
  closers.push(() => exampleSite.stop())
  const site = exampleSite.url
  if (read.billing) return { ...started, site }
  const { billing, said, close } = await startPayments(read, started.registerOrigin)
  closers.push(close)
  say(said)
  return { ...started, site, payments: { billing } }
}

function say(line: string): void {
  console.log(line)
}
