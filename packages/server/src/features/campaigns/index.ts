import { on, capability } from '../../capability.ts'
import { ISOLATION } from '../../isolation/isolation.ts'
import { handle } from '../../jobs/handlers.ts'
import { STORAGE } from '../../storage/storage.ts'
import { BOOKED } from '../bookings/events.ts'
import { DOMAIN_ADDRESSES } from '../domains/events.ts'
import { OTHER_PAGES } from '../event-types/events.ts'
import { EXPORTED } from '../exports/events.ts'
import { NAMED_VIEWER, VIDEO_READY, VIDEO_USES } from '../videos/record/events.ts'
import { chargeReadyVideo } from './charge.ts'
import { HOST_GONE } from '../hosts/events.ts'
import { forgetPictures } from './backgrounds/files.ts'
import { mountBackgrounds } from './backgrounds/mount.ts'
import { SITE_SCREENSHOTS, TAKE_SITE } from './backgrounds/queues.ts'
import { goOnWithSites, cleanUpSites, takeSite } from './backgrounds/sites.ts'
import { noteLeadBooking, tellLeadBooked } from './lead-booked.ts'
import { campaignsPart, leadsPart, minutesPart, sitePicturesPart } from './exported.ts'
import { LIMITS } from './record/limits.ts'
import { leadWatchedMail } from './mails/index.ts'
import { LINKS } from './record/link-store.ts'
import { cleanUpCampaigns } from './operations.ts'
import { campaignAtAddress, dynamicLinkOnDomain, dynamicLinkPage } from './page/dynamic-link-page.ts'
import { LEAD_BOOKED } from './queues.ts'
import { campaignRoutes } from './routes.ts'
import { TABLES } from './record/tables.ts'
import { usesOfVideos } from './uses.ts'
import { viewerOfLink } from './viewers.ts'

export const campaigns = capability({
  name: 'campaigns',
  tables: TABLES,
  limits: LIMITS,
  services: [LINKS, STORAGE, ISOLATION],
  routes: campaignRoutes,
  mount: mountBackgrounds,
  jobs: [handle(TAKE_SITE, takeSite), handle(LEAD_BOOKED, tellLeadBooked)],
  cronJobs: [{ job: SITE_SCREENSHOTS, at: '*/5 * * * *', run: goOnWithSites }],
  mails: [leadWatchedMail],
  pages: [dynamicLinkPage],
  cleanups: [cleanUpCampaigns, cleanUpSites],
  hooks: [
    on(DOMAIN_ADDRESSES, dynamicLinkOnDomain),
    on(OTHER_PAGES, campaignAtAddress),
    on(VIDEO_USES, usesOfVideos),
    on(VIDEO_READY, chargeReadyVideo),
    on(NAMED_VIEWER, viewerOfLink),
    on(BOOKED, noteLeadBooking),
    on(EXPORTED, campaignsPart),
    on(EXPORTED, leadsPart),
    on(EXPORTED, sitePicturesPart),
    on(EXPORTED, minutesPart),
    on(HOST_GONE, forgetPictures),
  ],
})
