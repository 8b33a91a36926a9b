import type { texts as source } from '../en/doubt.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source> = {
  mightBeBlocked: 'Die gewählte Zeit ist möglicherweise belegt',
  mightBeBlockedText:
    'Ein Kalender von {name} ist gerade nicht lesbar. Sie können trotzdem buchen: {name} meldet sich, falls die Zeit nicht passt.',
}
