import { phoneIcon, pinIcon, videoIcon } from '../../ui/icons.ts'
import type { Location } from '@scheduling/contract'
import type { IconShape } from '../../ui/icons.ts'

const NAMES = { google_meet: 'Google Meet', microsoft_teams: 'Microsoft Teams', zoom: 'Zoom' }

/** What stands for a place in a line: an icon and its name; products keep theirs in every language. */
export function locationLine(location: Location, byPhone: string): { icon: IconShape; text: string } {
  switch (location.kind) {
    case 'address':
      return { icon: pinIcon, text: location.value }
    case 'phone_call':
      return { icon: phoneIcon, text: `${byPhone}: ${location.value}` }
    case 'custom':
      return { icon: pinIcon, text: location.value }
    default:
      return { icon: videoIcon, text: NAMES[location.kind] }
  }
}
