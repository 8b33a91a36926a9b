import { keeping } from '../../context.ts'
import { tellBrowsers } from '../../zone-data/for-browsers.ts'

/** What pages carry for browsers whose zones are older. */
export const TELL_BROWSERS = keeping({
  name: 'zones for browsers',
  open: ({ zones }) => tellBrowsers(zones),
})
