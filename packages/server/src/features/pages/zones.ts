import { keeping } from '../../context.ts'
import { tellBrowsers } from '../../zone-data/for-browsers.ts'

/** The zone data in pages, for browsers whose own data is older. */
export const TELL_BROWSERS = keeping({
  name: 'zones for browsers',
  open: ({ zones }) => tellBrowsers(zones),
})
