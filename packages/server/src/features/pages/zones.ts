import { service } from '../../context.ts'
import { tellBrowsers } from '../../zone-data/for-browsers.ts'

/** The zone data in pages, for browsers whose own data is older. */
export const TELL_BROWSERS = service({
  name: 'zones for browsers',
  open: ({ zones }) => tellBrowsers(zones),
})
