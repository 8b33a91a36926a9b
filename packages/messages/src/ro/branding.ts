import type { texts as source } from '../en/branding.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'ro'> = {
  'branding.text': 'Cum arată pagina, e-mailurile și widgeturile tale.',
  'branding.preview': 'Pagina ta așa cum o văd participanții, inclusiv modificările nesalvate.',
  'branding.scheme': 'Tema vizitatorului',
  'branding.light': 'Luminoasă',
  'branding.dark': 'Întunecată',

  'image.avatar': 'Fotografia ta',
  'image.avatar_text': 'În partea de sus a paginii și a e-mailurilor, dacă nu ai logo.',
  'image.logo': 'Logo',
  'image.logo_text': 'Apare în locul fotografiei tale.',
  'image.background': 'Fundal',
  'image.background_text':
    'În spatele paginii tale. Paginile încorporate arată în schimb site-ul din spatele lor.',
  'image.kinds': 'JPEG, PNG, WebP sau GIF, până la {megabytes} MB.',
  'image.choose': 'Alege un fișier: {name}',
  'image.replace': 'Înlocuiește: {name}',
  'image.remove': 'Elimină: {name}',
  'image.choose_short': 'Alege un fișier',
  'image.replace_short': 'Înlocuiește',
  'image.remove_short': 'Elimină',
  'image.sending': 'Se încarcă fișierul…',
  'image.saved': 'Imagine salvată',
  'image.background_saved': 'Fundal salvat',
  'image.removed': 'Imagine eliminată',
  'image.required': 'Imaginea este obligatorie',
  'image.failed': 'Fișierul nu poate fi încărcat. Încearcă din nou peste un moment.',
  'image.image_type': 'Aceasta nu este o imagine JPEG, PNG, WebP sau GIF.',
  'image.too_large': 'Acest fișier are peste {megabytes} MB.',
  'image.too_many_pixels': {
    one: 'Această imagine are peste {count} milion de pixeli. Micșoreaz-o mai întâi.',
    few: 'Această imagine are peste {count} milioane de pixeli. Micșoreaz-o mai întâi.',
    other: 'Această imagine are peste {count} de milioane de pixeli. Micșoreaz-o mai întâi.',
  },
  'image.image_broken': 'Această imagine este defectă sau trunchiată.',
  'image.image_slow': 'Citirea acestei imagini durează prea mult. Micșoreaz-o mai întâi.',

  'crop.title': 'Decupează fotografia',
  'crop.frame': 'Partea vizibilă: trage-o sau mut-o cu tastele săgeți',
  'crop.zoom': 'Zoom',
  'crop.use': 'Decupează imaginea',

  'colors.title': 'Culori',
  'colors.text': 'Pe pagina ta, în e-mailuri și în widgeturile fără culori proprii.',
  'colors.background': 'Culoarea fundalului',
  'colors.text_color': 'Culoarea textului',
  'colors.button': 'Culoarea butoanelor și linkurilor',
  'colors.usual': 'Revino la cele implicite',
  'colors.default': 'Implicită',
  'colors.reset': 'Revino la valoarea implicită: {name}',
  'colors.hard_to_read':
    'Acest text este greu de citit pentru unii vizitatori. Dacă nu alegi un fundal, acesta este luminos pentru unii și întunecat pentru alții.',
  'colors.better': 'Folosește {color}',

  'product_name.hide': 'Ascunde numele {product}',
  'product_name.text':
    'Îl elimină de pe pagina ta și din e-mailurile către participanți. Acele e-mailuri vin apoi cu numele tău.',
}
