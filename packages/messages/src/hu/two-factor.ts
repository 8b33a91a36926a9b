import type { texts as source } from '../en/two-factor.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'hu'> = {
  'two_factor.text': 'A jelszó mellett kódot is kér, így egy ellopott jelszó nem elég.',
  'two_factor.off': 'A kétlépcsős bejelentkezés ki van kapcsolva',
  'two_factor.off_text':
    'Kapcsolja be, hogy jelszóval és a telefonján lévő alkalmazás hatjegyű kódjával jelentkezzen be.',
  'two_factor.set_up': 'Kétlépcsős bejelentkezés beállítása',
  'two_factor.step': 'Lépés: {step} / 3',
  'two_factor.app': 'Telepítsen hitelesítő alkalmazást',
  'two_factor.app_text':
    'Bármely egyszeri kódokat készítő alkalmazás jó, sok jelszókezelő is. A folytatáshoz írja be a jelszavát.',
  'two_factor.next': 'Folytatás',
  'two_factor.scan': 'Olvassa be a kódot',
  'two_factor.scan_text':
    'Nyissa meg az alkalmazást, és olvassa be ezt a kódot. A böngésző rajzolja ki, és sehová sem küldi el.',
  'two_factor.qr': 'QR-kód a hitelesítő alkalmazáshoz',
  'two_factor.by_hand': 'Nincs kamera? Írja be ezt a kulcsot az alkalmazásba:',
  'two_factor.copy_key': 'Kulcs másolása',
  'two_factor.enter': 'Írja be a 6 jegyű kódot',
  'two_factor.switch_on': 'Bekapcsolás',
  'two_factor.switched_on':
    'A kétlépcsős bejelentkezés be van kapcsolva. Mindenhol máshol kijelentkeztettük.',
  'two_factor.codes': 'Mentse el a helyreállítási kódokat',
  'two_factor.codes_text':
    'Minden kóddal egyszer léphet be, ha nincs kéznél az alkalmazás. Csak most mutatjuk őket, ezért mentse biztonságos helyre.',
  'two_factor.copy_codes': 'Kódok másolása',
  'two_factor.download': 'Letöltés',
  'two_factor.kept': 'Elmentettem a kódokat',
  'two_factor.file_text': 'Helyreállítási kódok: {product}. Mindegyik egyszer használható.',
  'two_factor.on': 'A kétlépcsős bejelentkezés be van kapcsolva',
  'two_factor.since': 'Mióta: {date}.',
  'two_factor.codes_left': {
    one: '{count} helyreállítási kód maradt.',
    other: '{count} helyreállítási kód maradt.',
  },
  'two_factor.renew': 'Új helyreállítási kódok kérése',
  'two_factor.switch_off': 'Kikapcsolás',
  'two_factor.switched_off':
    'A kétlépcsős bejelentkezés ki van kapcsolva. Mindenhol máshol kijelentkeztettük.',
  'error.two_factor_is_on': 'A kétlépcsős bejelentkezés már be van kapcsolva',
}
