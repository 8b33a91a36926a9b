import type { texts as source } from '../en/two-factor.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'fi'> = {
  'two_factor.text': 'Kysyy salasanan lisäksi koodia, joten varastettu salasana ei riitä.',
  'two_factor.off': 'Kaksivaiheinen kirjautuminen on pois käytöstä',
  'two_factor.off_text':
    'Ota se käyttöön, niin kirjaudut salasanalla ja puhelimesi sovelluksen kuusinumeroisella koodilla.',
  'two_factor.set_up': 'Määritä kaksivaiheinen kirjautuminen',
  'two_factor.step': 'Vaihe {step} / 3',
  'two_factor.app': 'Asenna todennussovellus',
  'two_factor.app_text':
    'Mikä tahansa kertakoodien sovellus käy, myös monet salasananhallintaohjelmat. Jatka sitten antamalla salasanasi.',
  'two_factor.next': 'Jatka',
  'two_factor.scan': 'Skannaa koodi',
  'two_factor.scan_text':
    'Avaa sovellus ja skannaa tämä koodi. Selaimesi piirtää sen eikä lähetä sitä minnekään.',
  'two_factor.qr': 'QR-koodi todennussovellukselle',
  'two_factor.by_hand': 'Eikö kameraa ole? Kirjoita tämä avain sovellukseen:',
  'two_factor.copy_key': 'Kopioi avain',
  'two_factor.enter': 'Anna 6-numeroinen koodi',
  'two_factor.switch_on': 'Ota käyttöön',
  'two_factor.switched_on':
    'Kaksivaiheinen kirjautuminen on käytössä. Sinut kirjattiin ulos kaikkialla muualla.',
  'two_factor.codes': 'Tallenna palautuskoodisi',
  'two_factor.codes_text':
    'Jokaisella koodilla pääset sisään kerran, jos sinulla ei ole sovellusta. Näytämme ne vain nyt, joten tallenna ne turvalliseen paikkaan.',
  'two_factor.copy_codes': 'Kopioi koodit',
  'two_factor.download': 'Lataa',
  'two_factor.kept': 'Olen tallentanut ne',
  'two_factor.file_text': 'Palautuskoodit: {product}. Jokainen toimii kerran.',
  'two_factor.on': 'Kaksivaiheinen kirjautuminen on käytössä',
  'two_factor.since': 'Käytössä alkaen {date}.',
  'two_factor.codes_left': {
    one: '{count} palautuskoodi on jäljellä.',
    other: '{count} palautuskoodia on jäljellä.',
  },
  'two_factor.renew': 'Hanki uudet palautuskoodit',
  'two_factor.switch_off': 'Poista käytöstä',
  'two_factor.switched_off':
    'Kaksivaiheinen kirjautuminen on pois käytöstä. Sinut kirjattiin ulos kaikkialla muualla.',
  'error.two_factor_is_on': 'Kaksivaiheinen kirjautuminen on jo käytössä',
}
