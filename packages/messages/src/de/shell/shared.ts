import type { texts as source } from '../../en/shell/shared.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'verify.activated': 'Ihre E-Mail-Adresse ist bestätigt',
  'share.what': 'Was geteilt wird',
  'share.whole_page': 'Alle Terminarten',
  'share.link': 'Link teilen',
  'share.website': 'Auf die Website',
  'share.link_text': 'Wer den Link hat, kann buchen. Ein Konto ist nicht nötig.',
  'share.copy': 'Link kopieren',
  'share.copied': 'Link kopiert',
  'share.open': 'Öffnen',
  'embed.copy': 'Code kopieren',
  'embed.copied': 'Code kopiert',
  'event_types.empty': 'Noch keine Terminarten',
  'event_type.not_saved': 'Noch nicht gespeichert',
  'names.more': '{count} weitere',
}
