import type { texts as source } from '../en/host-mails.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'nl'> = {
  'host_mails.text': 'Kies welke e-mails we naar {email} sturen.',
  'host_mails.booked': 'Nieuwe afspraken',
  'host_mails.booked_text': 'Met de uitnodiging voor je agenda.',
  'host_mails.rescheduled': 'Verzette afspraken',
  'host_mails.rescheduled_text': 'Door de genodigde of door jou.',
  'host_mails.canceled': 'Geannuleerde afspraken',
  'host_mails.canceled_text': 'Door de genodigde of door jou.',
  'host_mails.reminder': 'Herinneringen',
  'host_mails.reminder_text': 'Zoals ingesteld bij elk afspraaktype.',
  'host_mails.undelivered': 'Niet-bezorgde e-mails',
  'host_mails.undelivered_text': 'Als de mailserver van een genodigde een e-mail weigert.',
  'host_mails.watched': 'Video’s bekeken door leads',
  'host_mails.watched_text': 'Als iemand kijkt via de link van een lead.',
  'host_mails.watched_pace': 'Hoe vaak voor dezelfde lead',
  'host_mails.watched_hourly': 'Elke keer, hooguit één keer per uur',
  'host_mails.watched_daily': 'Eén keer per dag',
  'host_mails.watched_once': 'Alleen de eerste keer',
  'host_mails.webhook': 'Mislukkende webhooks',
  'host_mails.webhook_text': 'Als een webhook blijft mislukken of als we hem uitzetten.',
  'host_mails.held': {
    one: '{count} e-mail aan iemand die nieuw is, wacht vanwege onze daglimiet. We proberen het opnieuw op {when}.',
    other: '{count} e-mails aan nieuwe mensen wachten vanwege onze daglimiet. We sturen er meer op {when}.',
  },
  'host_mails.always':
    'Over je account mailen we je altijd: het wachtwoord, het adres en nieuwe apparaten. Anderen kiezen zelf welke e-mails ze krijgen.',
}
