import type { texts as source } from '../en/doubt.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'ro'> = {
  mightBeBlocked: 'Intervalul selectat ar putea fi ocupat',
  mightBeBlockedText:
    'Nu putem verifica acum calendarul gazdei. Poți rezerva, iar gazda te anunță dacă nu se potrivește.',
}
