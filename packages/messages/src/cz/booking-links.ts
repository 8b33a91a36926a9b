import type { texts as source } from '../en/booking-links.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'cz'> = {
  'links.text':
    'Pošlete někomu odkaz, který přestane fungovat po jedné schůzce, nebo po tolika, kolik zvolíte.',
  'links.empty': 'Zatím žádné omezené odkazy',
  'links.add': 'Vytvořit odkazy',
  'links.label': 'Poznámka',
  'links.label_text': 'Vidíte ji jen vy.',
  'links.count': 'Počet odkazů',
  'links.max_uses': 'Schůzky na odkaz',
  'links.last_date': 'Odkaz funguje do',
  'links.until': 'Do: {date}',
  'links.last_date_text': 'Včetně tohoto dne. Pokud nemá vypršet, nechte prázdné.',
  'links.name': 'Jméno účastníka',
  'links.email': 'E-mail účastníka',
  'links.prefill_text': 'Předvyplníme to na rezervační stránce.',
  'links.made': 'Vytvořené odkazy: {count}',
  'links.copy_all': 'Kopírovat všechny odkazy',
  'links.unused': 'Zatím nepoužito',
  'links.used': 'Použito: {count} z {max}',
  'links.expired': 'Vypršel',
  'links.revoked': 'Odvolán',
  'links.revoke': 'Odvolat odkaz',
  'links.revoke_title': 'Odvolat tento odkaz?',
  'links.delete_title': 'Smazat tento odkaz?',
  'links.end_text': 'Nikdo už s ním nic nerezervuje. Schůzky rezervované s ním zůstanou.',
  'error.booking_link_not_found': 'Tento odkaz byl smazán',
  'error.booking_link_limit_reached': 'Máte 500 odkazů. Chcete-li vytvořit další, některé smažte.',
}
