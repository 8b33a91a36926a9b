import type { texts as source } from '../en/notices.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'nl'> = {
  listTitle: 'Boek een tijd: {name}',
  listPick: 'Wat wil je boeken?',
  listPeople: 'Met wie wil je afspreken?',
  listEmpty: 'Er is nu niets te boeken',
  listEmptyHint: 'Kijk over een paar dagen nog eens, of vraag de host om een tijd.',

  routingNext: 'Doorgaan',
  routingOthers: 'Bekijk het aanbod van {name}',

  mailsTitle: 'Welke e-mails wil je krijgen?',
  mailsAbout: 'E-mails over deze afspraak. Aan: {address}. Host: {name}.',
  mailsUnsaid:
    'We mailen je als deze afspraak wordt verplaatst of geannuleerd, maar sturen geen herinneringen.',
  mailsKeep: 'Houd me op de hoogte',
  mailsKeepHint: 'Elke wijziging, en eventuele herinneringen van de host.',
  mailsMeeting: 'Geen e-mails over deze afspraak',
  mailsMeetingHint: 'Ook niet als die wordt verplaatst of geannuleerd.',
  mailsHost: 'Geen e-mails over afspraken met deze host',
  mailsHostHint: 'Deze en alle andere, nu of later.',
  mailsAll: 'Geen e-mails van {server} over afspraken',
  mailsAllHint: 'Van geen enkele host. Je krijgt nog wel e-mails over je eigen account.',
  mailsSave: 'Opslaan',
  mailsSavedKeep: 'Opgeslagen. We houden je op de hoogte van deze afspraak.',
  mailsSavedMeeting: 'Opgeslagen. Geen e-mails meer over deze afspraak.',
  mailsSavedHost: 'Opgeslagen. Geen e-mails meer over afspraken met deze host.',
  mailsSavedAll: 'Opgeslagen. Geen e-mails meer van {server} over afspraken.',
  mailsSavedHint: 'Je kunt dit hier altijd wijzigen.',
  mailsAboutPoll: 'E-mails over deze peiling. Aan: {address}. Host: {name}.',
  mailsAboutInvitation: 'E-mails op verzoek van een host. Aan: {address}. Host: {name}.',
  mailsPollKeepHint: 'Als tijden veranderen, plus herinneringen.',
  mailsPoll: 'Geen e-mails over deze peiling',
  mailsPollHint: 'Geen herinneringen en geen updates. De link om je stem te wijzigen blijft werken.',
  mailsSavedPollKeep: 'Opgeslagen. We houden je op de hoogte van deze peiling.',
  mailsSavedPoll: 'Opgeslagen. Geen e-mails meer over deze peiling.',

  notFound: 'Pagina niet gevonden',
  notFoundHint:
    'De URL van de boekingspagina is niet geldig. Controleer die op typefouten, of vraag om een nieuwe link.',
  notOpen: 'Deze pagina staat nog niet online',
  notOpenHint: 'Er wordt nog aan gewerkt. Kom later terug, of vraag het aan degene van wie je de link hebt.',
  linkExpired: 'Link verlopen',
  linkExpiredHint: 'Deze link werkt niet meer. Gebruik de nieuwste e-mail over je afspraak, of boek opnieuw.',
  eventOff: 'Boeken kan op dit moment niet',
  eventOffHint: 'Je kunt deze afspraak nu niet boeken. Kom later terug, of vraag om een tijd.',
  unavailable: 'Er is iets misgegaan',
  unavailableHint:
    'Het ligt aan ons, niet aan jou. Probeer het over een minuut opnieuw. Bevestigde boekingen zijn veilig.',
  allMeetings: 'Bekijk het aanbod van {name}',
  retry: 'Opnieuw proberen',
}
