import type { Context } from '../../context.ts'
import { addressOfPicture } from './backgrounds/files.ts'
import { allSites } from './backgrounds/site-store.ts'
import type { ExportPart } from '../exports/events.ts'
import { allEntries } from '../plans/minutes.ts'
import { eachLead } from './record/leads-store.ts'
import { allCampaigns } from './record/store.ts'

export const campaignsPart: ExportPart = {
  name: 'campaigns',
  tables: ['campaigns'],
  rows: async (context, host) => {
    const campaigns = await allCampaigns(context.db, host)
    return campaigns.map(({ image_file: file, ...campaign }) => ({
      ...campaign,
      image: addressIn(context, file),
    }))
  },
}

/** Pictures of leads’ websites, with addresses where they can be fetched. */
export const sitePicturesPart: ExportPart = {
  name: 'site-pictures',
  tables: ['site_pictures'],
  rows: async (context, host) => {
    const sites = await allSites(context.db, host)
    return sites.map(({ file, ...site }) => ({ ...site, picture: addressIn(context, file) }))
  },
}

function addressIn({ config }: Context, file: string | null): string | null {
  return file && config.publicUrl + addressOfPicture(file)
}

export const leadsPart: ExportPart = {
  name: 'leads',
  tables: ['leads'],
  async *rows({ db }, hostId) {
    for (const { id: campaignId } of await allCampaigns(db, hostId))
      yield* eachLead(db, { hostId, campaignId })
  },
}

/** Which lead used how many seconds of a month's minutes. */
export const minutesPart: ExportPart = {
  name: 'minutes',
  tables: ['minute_entries'],
  rows: async ({ db }, host) => allEntries(db, host),
}
