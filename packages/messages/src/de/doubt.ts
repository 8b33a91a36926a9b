import type { texts as source } from '../en/doubt.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'de'> = {
  mightBeBlocked: 'Die gewählte Zeit ist möglicherweise belegt',
  mightBeBlockedText:
    'Wir können den Kalender des Gastgebers gerade nicht prüfen. Sie können trotzdem buchen: Der Gastgeber meldet sich, falls es nicht passt.',
}
