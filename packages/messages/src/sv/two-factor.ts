import type { texts as source } from '../en/two-factor.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'sv'> = {
  'two_factor.text': 'Ber om en kod utöver ditt lösenord, så att ett stulet lösenord inte räcker.',
  'two_factor.off': 'Tvåstegsverifiering är av',
  'two_factor.off_text':
    'Slå på den för att logga in med ditt lösenord och en sexsiffrig kod från en app i telefonen.',
  'two_factor.set_up': 'Ställ in tvåstegsverifiering',
  'two_factor.step': 'Steg {step} av 3',
  'two_factor.app': 'Installera en autentiseringsapp',
  'two_factor.app_text':
    'Alla appar för engångskoder fungerar, även många lösenordshanterare. Ange sedan ditt lösenord för att fortsätta.',
  'two_factor.next': 'Fortsätt',
  'two_factor.scan': 'Skanna koden',
  'two_factor.scan_text':
    'Öppna appen och skanna den här koden. Din webbläsare ritar den och skickar den ingenstans.',
  'two_factor.qr': 'QR-kod för autentiseringsappen',
  'two_factor.by_hand': 'Ingen kamera? Skriv in den här nyckeln i appen:',
  'two_factor.copy_key': 'Kopiera nyckel',
  'two_factor.enter': 'Ange den 6-siffriga koden',
  'two_factor.switch_on': 'Slå på',
  'two_factor.switched_on': 'Tvåstegsverifiering är på. Du har loggats ut överallt annars.',
  'two_factor.codes': 'Spara dina återställningskoder',
  'two_factor.codes_text':
    'Varje kod släpper in dig en gång om du inte har appen. Vi visar dem bara nu, så spara dem på ett säkert ställe.',
  'two_factor.copy_codes': 'Kopiera koder',
  'two_factor.download': 'Ladda ner',
  'two_factor.kept': 'Jag har sparat dem',
  'two_factor.file_text': 'Återställningskoder för {product}. Varje kod fungerar en gång.',
  'two_factor.on': 'Tvåstegsverifiering är på',
  'two_factor.since': 'Sedan {date}.',
  'two_factor.codes_left': {
    one: '{count} återställningskod är kvar.',
    other: '{count} återställningskoder är kvar.',
  },
  'two_factor.renew': 'Skaffa nya återställningskoder',
  'two_factor.switch_off': 'Stäng av',
  'two_factor.switched_off': 'Tvåstegsverifiering är av. Du har loggats ut överallt annars.',
  'error.two_factor_is_on': 'Tvåstegsverifiering är redan på',
}
