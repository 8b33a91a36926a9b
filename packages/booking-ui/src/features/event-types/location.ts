import type { Location } from '@scheduling/contract'
import { ROOM_NAMES } from '@scheduling/contract/providers'
import type { Words } from '../../page/words.tsx'
import { phoneIcon, pinIcon, videoIcon } from '../../ui/icons.ts'
import type { IconShape } from '../../ui/icons.ts'

/** A location in one line: an icon and its name. Product names are the same in every language. */
export function locationLine(
  location: Location,
  { t, direction }: Pick<Words, 't' | 'direction'>,
): { icon: IconShape; text: string } {
  switch (location.kind) {
    case 'address':
      return { icon: pinIcon, text: location.value }
    case 'phone_call':
    case 'invitee_phone': {
      const who = t(location.kind)
      // A phone number runs from left to right, with its plus sign first.
      const number = direction === 'rtl' ? `\u2066${location.value}\u2069` : location.value
      return { icon: phoneIcon, text: location.value ? `${who}: ${number}` : who }
    }
    case 'custom':
      return { icon: pinIcon, text: location.value }
    default:
      return { icon: videoIcon, text: ROOM_NAMES[location.kind] }
  }
}
