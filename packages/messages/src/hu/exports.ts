import type { texts as source } from '../en/exports.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'hu'> = {
  'export.gone': 'Ezt a fájlt már letöltötték, vagy lejárt',
  'export.text':
    'Töltsön le mindent, ami ebben a fiókban van, JSON formátumban programokhoz és CSV formátumban táblázatkezelőkhöz.',
  'export.none': 'Minden egy fájlban',
  'export.none_text':
    'A profilja, beosztásai, eseménytípusai, foglalásai a meghívottak válaszaival, beágyazásai, integrációi, webhookjai és tevékenységei. Ez eltarthat egy ideig. E-mailt küldünk, ha a fájl elkészült.',
  'export.ask': 'Export létrehozása',
  'export.ask_again': 'Új export létrehozása',
  'export.of': 'Export ekkorról: {time}',
  'export.waiting': 'A fájl készül. Bezárhatja ezt az oldalt: e-mailt küldünk, ha kész.',
  'export.failed': 'Hiba történt a fájl készítése közben. Automatikusan újra próbáljuk.',
  'export.ready': 'A fájl elkészült. Egyszer töltheti le, eddig: {until}. Utána töröljük.',
  'export.fetched': 'A fájlt letöltötték, ezért töröltük.',
  'export.fetch': 'Fájl letöltése ({size})',
  'export.saved': 'Mentve: {file}',
  'export.progress': 'Folyamat',
  'export.parts': 'Részek: {done} / {parts}',
  'error.export_fetching': 'Éppen letöltik egy másik lapon vagy másik eszközön',
  'error.export_not_found': 'Ez az export már nem létezik',
}
