import type { texts as source } from '../en/host-mails.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'sv'> = {
  'host_mails.text': 'Välj vilka mejl vi skickar till {email}.',
  'host_mails.booked': 'Nya möten',
  'host_mails.booked_text': 'Med inbjudan till din kalender.',
  'host_mails.rescheduled': 'Ombokade möten',
  'host_mails.rescheduled_text': 'Av deltagaren eller av dig.',
  'host_mails.canceled': 'Avbokade möten',
  'host_mails.canceled_text': 'Av deltagaren eller av dig.',
  'host_mails.reminder': 'Påminnelser',
  'host_mails.reminder_text': 'Enligt inställningen i varje mötestyp.',
  'host_mails.undelivered': 'Mejl som inte kommer fram',
  'host_mails.undelivered_text': 'När en deltagares mejlserver avvisar ett mejl.',
  'host_mails.watched': 'Videor som leads har sett',
  'host_mails.watched_text': 'När någon ser en video via länken för ett lead.',
  'host_mails.watched_pace': 'Hur ofta för samma lead',
  'host_mails.watched_hourly': 'Varje gång, högst en gång i timmen',
  'host_mails.watched_daily': 'En gång om dagen',
  'host_mails.watched_once': 'Bara första gången',
  'host_mails.webhook': 'Webhookar som misslyckas',
  'host_mails.webhook_text': 'När en webhook fortsätter att misslyckas eller vi stänger av den.',
  'host_mails.held': {
    one: '{count} mejl till en ny person väntar på grund av vår dagliga gräns. Vi försöker igen {when}.',
    other: '{count} mejl till nya personer väntar på grund av vår dagliga gräns. Vi skickar fler {when}.',
  },
  'host_mails.always':
    'Vi mejlar dig alltid om ditt konto: lösenord, adress och nya enheter. Andra väljer själva vilka mejl de får.',
}
