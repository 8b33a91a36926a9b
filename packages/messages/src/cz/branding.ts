import type { texts as source } from '../en/branding.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'cz'> = {
  'branding.text': 'Jak vypadá vaše stránka, e-maily a widgety.',
  'branding.preview': 'Vaše stránka, jak ji vidí účastníci, včetně neuložených změn.',
  'branding.scheme': 'Motiv návštěvníka',
  'branding.light': 'Světlý',
  'branding.dark': 'Tmavý',

  'image.avatar': 'Váš obrázek',
  'image.avatar_text': 'Nahoře na vaší stránce a v e-mailech, pokud nemáte logo.',
  'image.logo': 'Logo',
  'image.logo_text': 'Zobrazí se místo vašeho obrázku.',
  'image.background': 'Pozadí',
  'image.background_text': 'Za vaší stránkou. Na vložených stránkách je místo něj vidět web za nimi.',
  'image.kinds': 'JPEG, PNG, WebP nebo GIF, nejvýše {megabytes} MB.',
  'image.choose': 'Vybrat soubor: {name}',
  'image.replace': 'Nahradit: {name}',
  'image.remove': 'Odebrat: {name}',
  'image.choose_short': 'Vybrat soubor',
  'image.replace_short': 'Nahradit',
  'image.remove_short': 'Odebrat',
  'image.sending': 'Nahrávání…',
  'image.saved': 'Obrázek uložen',
  'image.background_saved': 'Pozadí uloženo',
  'image.removed': 'Obrázek odebrán',
  'image.required': 'Obrázek je povinný',
  'image.failed': 'Soubor nelze nahrát. Zkuste to znovu za chvíli.',
  'image.image_type': 'Toto není obrázek JPEG, PNG, WebP ani GIF.',
  'image.too_large': 'Tento soubor je větší než {megabytes} MB.',
  'image.too_many_pixels': {
    one: 'Tento obrázek má více než {count} milion pixelů. Nejprve ho zmenšete.',
    few: 'Tento obrázek má více než {count} miliony pixelů. Nejprve ho zmenšete.',
    other: 'Tento obrázek má více než {count} milionů pixelů. Nejprve ho zmenšete.',
  },
  'image.image_broken': 'Tento obrázek je poškozený nebo neúplný.',
  'image.image_slow': 'Čtení tohoto obrázku trvá příliš dlouho. Nejprve ho zmenšete.',

  'crop.title': 'Oříznout obrázek',
  'crop.frame': 'Viditelná část: přetáhněte ji nebo posuňte šipkami',
  'crop.zoom': 'Přiblížení',
  'crop.use': 'Použít výřez',

  'colors.title': 'Barvy',
  'colors.text': 'Na vaší stránce, v e-mailech a ve widgetech bez vlastních barev.',
  'colors.background': 'Barva pozadí',
  'colors.text_color': 'Barva textu',
  'colors.button': 'Barva tlačítek a odkazů',
  'colors.usual': 'Obnovit výchozí',
  'colors.default': 'Výchozí',
  'colors.reset': 'Obnovit výchozí: {name}',
  'colors.hard_to_read':
    'Tento text je pro některé návštěvníky špatně čitelný. Pokud pozadí nezvolíte, je pro někoho světlé a pro jiného tmavé.',
  'colors.better': 'Použít {color}',

  'product_name.hide': 'Skrýt název {product}',
  'product_name.text':
    'Odebere ho z vaší stránky a z e-mailů účastníkům. Ty pak přicházejí pod vaším jménem.',
}
