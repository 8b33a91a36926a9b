import type { texts as source } from '../en/branding.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'hu'> = {
  'branding.text': 'Hogyan néz ki az oldala, az e-mailjei és a beágyazásai.',
  'branding.preview': 'Az oldala, ahogy a meghívottak látják, a nem mentett módosításokkal együtt.',
  'branding.scheme': 'A látogató témája',
  'branding.light': 'Világos',
  'branding.dark': 'Sötét',

  'image.avatar': 'Profilkép',
  'image.avatar_text': 'Ha nincs logója, az oldala és az e-mailjei tetején.',
  'image.logo': 'Logó',
  'image.logo_text': 'A profilkép helyett jelenik meg.',
  'image.background': 'Háttér',
  'image.background_text':
    'Az oldala mögött. A beágyazott oldalak helyette a mögöttük lévő webhelyet mutatják.',
  'image.kinds': 'JPEG, PNG, WebP vagy GIF, legfeljebb {megabytes} MB.',
  'image.choose': 'Fájl választása: {name}',
  'image.replace': 'Csere: {name}',
  'image.remove': 'Eltávolítás: {name}',
  'image.choose_short': 'Fájl választása',
  'image.replace_short': 'Csere',
  'image.remove_short': 'Eltávolítás',
  'image.sending': 'Feltöltés…',
  'image.saved': 'Kép mentve',
  'image.background_saved': 'Háttér mentve',
  'image.removed': 'Kép eltávolítva',
  'image.required': 'Kép szükséges',
  'image.failed': 'A fájl nem tölthető fel. Próbálja újra kicsit később.',
  'image.image_type': 'Ez nem JPEG, PNG, WebP vagy GIF kép.',
  'image.too_large': 'Ez a fájl nagyobb, mint {megabytes} MB.',
  'image.too_many_pixels': {
    one: 'Ebben a képben több mint {count} millió képpont van. Előbb kicsinyítse le.',
    other: 'Ebben a képben több mint {count} millió képpont van. Előbb kicsinyítse le.',
  },
  'image.image_broken': 'Ez a kép hibás vagy csonka.',
  'image.image_slow': 'A kép beolvasása túl sokáig tart. Előbb kicsinyítse le.',

  'crop.title': 'Kép körülvágása',
  'crop.frame': 'Látható rész: húzza az egérrel, vagy mozgassa a nyílbillentyűkkel',
  'crop.zoom': 'Nagyítás',
  'crop.use': 'Kép vágása',

  'colors.title': 'Színek',
  'colors.text': 'Az oldalán, az e-mailekben és a saját szín nélküli beágyazásokban.',
  'colors.background': 'Háttérszín',
  'colors.text_color': 'Szövegszín',
  'colors.button': 'Gombok és linkek színe',
  'colors.usual': 'Alapértelmezés visszaállítása',
  'colors.default': 'Alapértelmezett',
  'colors.reset': 'Alapértelmezés visszaállítása: {name}',
  'colors.hard_to_read':
    'Ezt a szöveget néhány látogató nehezen olvassa. Ha nem választ hátteret, az egyeseknek világos, másoknak sötét.',
  'colors.better': 'Használat: {color}',

  'product_name.hide': 'Név elrejtése: {product}',
  'product_name.text':
    'Eltávolítja az oldaláról és a meghívottaknak küldött e-mailekből. Ezek az e-mailek az Ön nevében érkeznek.',
}
