import type { texts as source } from '../../en/billing/details.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'details.title': 'Rechnungsadresse und Steuer',
  'details.load_failed': 'Rechnungsadresse und Steuer konnten nicht geladen werden.',
  'details.update_failed': 'Ihre Einstellungen konnten nicht gespeichert werden.',
  'details.remove_failed': 'Die Rechnungsangaben konnten nicht entfernt werden.',
  'details.updated': 'Ihre Einstellungen wurden gespeichert.',
  'details.removed': 'Ihre Rechnungsangaben wurden entfernt.',
  'details.edit': 'Bearbeiten',
  'details.remove': 'Entfernen',
  'details.save': 'Speichern',
  'details.company': 'Firma',
  'details.country': 'Land',
  'details.line_1': 'Adresszeile 1',
  'details.line_2': 'Adresszeile 2',
  'details.city': 'Ort',
  'details.postal_code': 'Postleitzahl',
  'details.phone': 'Telefon',
  'details.tax_id': 'Umsatzsteuer-ID',
  'details.tax_id_text': 'Mit dem Land davor, etwa DE123456789',
  'details.tax_loading': 'Wird geprüft …',
  'details.tax_valid': 'Gültig',
  'details.tax_valid_name': 'Gültig: {name}',
  'details.tax_invalid':
    'Wir können dies nicht als Umsatzsteuer-ID der EU lesen und haben sie nicht gespeichert. Sie sollte aussehen wie DE123456789.',
  'details.tax_unknown':
    'Wir haben diese Umsatzsteuer-ID nicht gefunden und darum nicht gespeichert. Prüfen Sie die Nummer und versuchen Sie es noch einmal.',
  'details.tax_unchecked':
    'Das Register ist gerade nicht erreichbar: Die Nummer wird nicht gespeichert und Steuer berechnet. Versuchen Sie es später noch einmal.',
}
