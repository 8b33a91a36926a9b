import type { texts as source } from '../en/email-address.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'dk'> = {
  'email.text': 'Du logger ind med denne adresse, og vi sender mails om din konto og dine møder til den.',
  'email.now': 'Din adresse er',
  'email.new': 'Ny mailadresse',
  'email.same': 'Det er allerede din adresse',
  'email.ask': 'Bekræft med begge adresser',
  'email.waiting': 'Tjek begge indbakker',
  'email.waiting_text':
    'Vi har sendt et link til hver adresse. Din adresse ændres, når du har åbnet begge. Linkene virker indtil {until}.',
  'email.confirmed': 'bekræftet',
  'email.unconfirmed': 'ikke bekræftet endnu',
  'email.withdraw': 'Behold min adresse',
  'email.withdrawn': 'Din adresse er den samme. De links, vi sendte, virker ikke længere.',
  'email.agree_title': 'Vil du ændre din mailadresse?',
  'email.agree_text':
    'Nogen har bedt om en ny mailadresse til en konto. Hvis den er din, så bekræft ændringen. Hvis ikke, så luk siden.',
  'email.agree': 'Bekræft ændringen',
  'email.changed': 'Din mailadresse er ændret. Log ind med den nye fra nu af.',
  'email.other_waits': 'Adressen er bekræftet. Åbn nu det link, vi har sendt til den anden adresse.',
  'email.to_settings': 'Gå til indstillinger',
}
