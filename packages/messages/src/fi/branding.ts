import type { texts as source } from '../en/branding.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'fi'> = {
  'branding.text': 'Miltä sivusi, sähköpostisi ja upotuksesi näyttävät.',
  'branding.preview': 'Sivusi sellaisena kuin varaajat sen näkevät, tallentamattomine muutoksineen.',
  'branding.scheme': 'Kävijän teema',
  'branding.light': 'Vaalea',
  'branding.dark': 'Tumma',

  'image.avatar': 'Kuvasi',
  'image.avatar_text': 'Sivusi ja sähköpostiesi yläosassa, jos sinulla ei ole logoa.',
  'image.logo': 'Logo',
  'image.logo_text': 'Näytetään kuvasi sijaan.',
  'image.background': 'Tausta',
  'image.background_text': 'Sivusi takana. Upotetut sivut näyttävät sen sijaan takanaan olevan sivuston.',
  'image.kinds': 'JPEG, PNG, WebP tai GIF, enintään {megabytes} Mt.',
  'image.choose': 'Valitse tiedosto: {name}',
  'image.replace': 'Vaihda: {name}',
  'image.remove': 'Poista: {name}',
  'image.choose_short': 'Valitse tiedosto',
  'image.replace_short': 'Vaihda',
  'image.remove_short': 'Poista',
  'image.sending': 'Lähetetään…',
  'image.saved': 'Kuva tallennettu',
  'image.background_saved': 'Tausta tallennettu',
  'image.removed': 'Kuva poistettu',
  'image.required': 'Kuva vaaditaan',
  'image.failed': 'Tiedostoa ei voi lähettää. Yritä uudelleen hetken päästä.',
  'image.image_type': 'Tämä ei ole JPEG-, PNG-, WebP- eikä GIF-kuva.',
  'image.too_large': 'Tämä tiedosto on suurempi kuin {megabytes} Mt.',
  'image.too_many_pixels': {
    one: 'Tässä kuvassa on yli {count} miljoona pikseliä. Pienennä sitä ensin.',
    other: 'Tässä kuvassa on yli {count} miljoonaa pikseliä. Pienennä sitä ensin.',
  },
  'image.image_broken': 'Tämä kuva on rikki tai katkennut.',
  'image.image_slow': 'Tämän kuvan lukeminen kestää liian kauan. Pienennä sitä ensin.',

  'crop.title': 'Rajaa kuvasi',
  'crop.frame': 'Näkyvä osa: vedä sitä tai siirrä nuolinäppäimillä',
  'crop.zoom': 'Zoomaus',
  'crop.use': 'Rajaa kuva',

  'colors.title': 'Värit',
  'colors.text': 'Sivullasi, sähköposteissa ja upotuksissa, joilla ei ole omia värejä.',
  'colors.background': 'Taustaväri',
  'colors.text_color': 'Tekstin väri',
  'colors.button': 'Painikkeiden ja linkkien väri',
  'colors.usual': 'Palauta oletukset',
  'colors.default': 'Oletus',
  'colors.reset': 'Palauta oletus: {name}',
  'colors.hard_to_read':
    'Tätä tekstiä on joidenkin kävijöiden vaikea lukea. Jos et valitse taustaa, se on joillekin vaalea ja toisille tumma.',
  'colors.better': 'Käytä väriä {color}',

  'product_name.hide': 'Piilota nimi {product}',
  'product_name.text':
    'Poistaa sen sivultasi ja varaajien sähköposteista. Ne sähköpostit tulevat silloin sinun nimelläsi.',
}
