import { at, capability } from '../../capability.ts'
import { ISOLATION } from '../../isolation/isolation.ts'
import { duty } from '../../jobs/duty.ts'
import { STORAGE } from '../../storage/storage.ts'
import { BOOKED } from '../bookings/record/events.ts'
import { DOMAIN_ADDRESSES } from '../domains/events.ts'
import { OTHER_PAGES } from '../event-types/events.ts'
import { EXPORTED } from '../exports/events.ts'
import { NAMED_VIEWER, VIDEO_READY, VIDEO_USES } from '../videos/record/events.ts'
import { chargeReadyVideo } from './charge.ts'
import { HOST_GONE } from '../hosts/events.ts'
import { forgetPictures } from './backgrounds/files.ts'
import { mountBackgrounds } from './backgrounds/mount.ts'
import { SITES_ROUND, TAKE_SITE } from './backgrounds/queues.ts'
import { goOnWithSites, sweepSites, takeSite } from './backgrounds/sites.ts'
import { noteLeadBooking, tellLeadBooked } from './lead-booked.ts'
import { campaignsPart, leadsPart, minutesPart, sitePicturesPart } from './exported.ts'
import { LIMITS } from './record/limits.ts'
import { leadWatchedMail } from './mails/index.ts'
import { LINKS } from './record/link-store.ts'
import { sweepCampaigns } from './operations.ts'
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
  keeps: [LINKS, STORAGE, ISOLATION],
  routes: campaignRoutes,
  mount: mountBackgrounds,
  jobs: [duty(TAKE_SITE, takeSite), duty(LEAD_BOOKED, tellLeadBooked)],
  rounds: [{ job: SITES_ROUND, at: '*/5 * * * *', run: goOnWithSites }],
  mails: [leadWatchedMail],
  pages: [dynamicLinkPage],
  sweeps: [sweepCampaigns, sweepSites],
  takesPart: [
    at(DOMAIN_ADDRESSES, dynamicLinkOnDomain),
    at(OTHER_PAGES, campaignAtAddress),
    at(VIDEO_USES, usesOfVideos),
    at(VIDEO_READY, chargeReadyVideo),
    at(NAMED_VIEWER, viewerOfLink),
    at(BOOKED, noteLeadBooking),
    at(EXPORTED, campaignsPart),
    at(EXPORTED, leadsPart),
    at(EXPORTED, sitePicturesPart),
    at(EXPORTED, minutesPart),
    at(HOST_GONE, forgetPictures),
  ],
})
