import type { texts as source } from '../en/organization-settings.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source> = {
  'organization_email.title': 'E-Mail der Organisation',
  'organization_email.text':
    'Eingeladene sehen diese E-Mail-Adresse in Kalendereinladungen und können dorthin antworten.',
  'organization_email.label': 'E-Mail für Einladungen',
  'organization_email.send': 'Bestätigungslink senden',
  'organization_email.sent': 'Öffnen Sie den Link, den wir an {email} gesendet haben.',
  'organization_email.pending': 'Noch nicht bestätigt: {email}. Der Link gilt bis {date}.',
  'organization_email.cancel': 'Abbrechen',
  'organization_email.cancel_of': 'Abbrechen: {email}',
  'organization_email.canceled': 'Der Link, den wir an {email} gesendet haben, gilt nicht mehr.',
  'organization_email.used': 'Eingeladene sehen {email} in Kalendereinladungen.',
  'organization_email.none': 'Bis Sie eine E-Mail-Adresse bestätigen, zeigen Einladungen unsere.',
  'organization_email.remove': 'E-Mail-Adresse entfernen',
  'organization_email.removed': 'E-Mail-Adresse entfernt',
  'organization_email.confirm_title': 'E-Mail-Adresse bestätigen',
  'organization_email.confirm_text':
    'Eingeladene sehen diese E-Mail-Adresse in Kalendereinladungen der Organisation und können dorthin antworten.',
  'organization_email.confirm': 'E-Mail-Adresse bestätigen',
  'organization_email.confirmed': 'Eingeladene von {name} sehen jetzt {email} in Kalendereinladungen.',
  'organization.transfer_title': 'Soll {name} diese Organisation übernehmen?',
  'organization.transfer_ask': 'Anfrage an {name} senden',
  'organization.transfer_text':
    'Die Person bekommt eine E-Mail und kann 7 Tage lang annehmen. Bis dahin ändert sich nichts. Danach bezahlt sie, nur sie kann die Organisation übertragen oder löschen, und Sie werden Admin.',
  'organization.transfer_needs_plan':
    'Der Tarif von {name} reicht für diese Organisation nicht. Zuerst ist dort ein größerer Tarif nötig.',
  'organization.transferred': 'Wir haben {name} eine E-Mail gesendet.',
  'transfer.pending_title': 'Übertragung der Organisation',
  'transfer.pending':
    'Sie haben {name} gefragt, ob die Organisation übernommen wird. Bis {date} kann die Person annehmen.',
  'transfer.withdraw': 'Anfrage zurückziehen',
  'transfer.withdrawn': 'Anfrage zurückgezogen',
  'transfer.asked_title': '{name} möchte Ihnen diese Organisation übertragen',
  'transfer.asked':
    'Wenn Sie annehmen, gehört die Organisation Ihnen, und Sie bezahlen sie. Nur Sie können sie dann übertragen oder löschen, und {name} wird Admin. Bis Sie annehmen, ändert sich nichts. Sie können bis {date} antworten.',
  'transfer.accept': 'Organisation übernehmen',
  'transfer.accepted': 'Die Organisation gehört jetzt Ihnen',
  'transfer.decline': 'Ablehnen',
  'transfer.declined': 'Sie haben abgelehnt. Wir sagen es {name} per E-Mail.',
  'transfer.needs_plan':
    'Ihr Tarif reicht für diese Organisation nicht aus. Stufen Sie zuerst Ihren eigenen Tarif hoch.',
  'error.transfer_pending':
    'Sie haben schon jemanden gefragt, ob die Organisation übernommen wird. Ziehen Sie diese Anfrage zuerst zurück.',
  'error.transfer_not_found': 'Diese Anfrage ist nicht mehr offen.',
}
