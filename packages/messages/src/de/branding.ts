import type { texts as source } from '../en/branding.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'de'> = {
  'branding.text': 'Wie Ihre Seite, Ihre E-Mails und Ihre Einbettungen aussehen.',
  'branding.preview': 'Ihre Seite, wie Gäste sie sehen, mit ungespeicherten Änderungen.',
  'branding.scheme': 'Darstellung beim Gast',
  'branding.light': 'Hell',
  'branding.dark': 'Dunkel',

  'image.avatar': 'Ihr Bild',
  'image.avatar_text': 'Oben auf Ihrer Seite und in E-Mails, wenn Sie kein Logo haben.',
  'image.logo': 'Logo',
  'image.logo_text': 'Erscheint anstelle Ihres Bildes.',
  'image.background': 'Hintergrund',
  'image.background_text': 'Hinter Ihrer Seite. Eingebettete Seiten zeigen stattdessen die Website dahinter.',
  'image.kinds': 'JPEG, PNG, WebP oder GIF, bis {megabytes} MB.',
  'image.choose': 'Datei auswählen: {name}',
  'image.replace': 'Ersetzen: {name}',
  'image.remove': 'Entfernen: {name}',
  'image.choose_short': 'Datei auswählen',
  'image.replace_short': 'Ersetzen',
  'image.remove_short': 'Entfernen',
  'image.sending': 'Wird hochgeladen …',
  'image.saved': 'Bild gespeichert',
  'image.background_saved': 'Hintergrund gespeichert',
  'image.removed': 'Bild entfernt',
  'image.required': 'Ein Bild wird benötigt',
  'image.failed': 'Die Datei konnte nicht hochgeladen werden. Versuchen Sie es gleich noch einmal.',
  'image.image_type': 'Das ist kein JPEG-, PNG-, WebP- oder GIF-Bild.',
  'image.too_large': 'Diese Datei ist größer als {megabytes} MB.',
  'image.too_many_pixels': {
    one: 'Dieses Bild hat mehr als {count} Million Bildpunkte. Verkleinern Sie es bitte vorher.',
    other: 'Dieses Bild hat mehr als {count} Millionen Bildpunkte. Verkleinern Sie es bitte vorher.',
  },
  'image.image_broken': 'Dieses Bild ist beschädigt oder abgeschnitten.',
  'image.image_slow': 'Dieses Bild zu lesen dauert zu lange. Verkleinern Sie es bitte vorher.',

  'crop.title': 'Bild zuschneiden',
  'crop.frame': 'Sichtbarer Teil: ziehen oder mit den Pfeiltasten verschieben',
  'crop.zoom': 'Vergrößerung',
  'crop.use': 'Bild zuschneiden',

  'colors.title': 'Farben',
  'colors.text': 'Auf Ihrer Seite, in E-Mails und in Einbettungen ohne eigene Farben.',
  'colors.background': 'Hintergrundfarbe',
  'colors.text_color': 'Textfarbe',
  'colors.button': 'Farbe von Schaltflächen und Links',
  'colors.usual': 'Auf Standard zurücksetzen',
  'colors.default': 'Standard',
  'colors.reset': 'Auf Standard zurücksetzen: {name}',
  'colors.hard_to_read':
    'Dieser Text ist für manche schwer zu lesen. Wenn Sie keinen Hintergrund wählen, ist er bei den einen hell, bei den anderen dunkel.',
  'colors.better': '{color} verwenden',

  'product_name.hide': 'Den Namen {product} ausblenden',
  'product_name.text':
    'Entfernt ihn von Ihrer Seite und aus E-Mails an Gäste. Diese E-Mails kommen dann in Ihrem Namen.',
}
