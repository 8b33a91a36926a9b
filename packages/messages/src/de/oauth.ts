import type { texts as source } from '../en/oauth.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'de'> = {
  'oauth.sign_in': 'Eine App möchte auf Ihr Konto zugreifen',
  'oauth.sign_in_text':
    'Melden Sie sich an, um zu sehen, welche App das ist und was sie möchte. Ohne Ihre Zustimmung wird nichts erlaubt.',
  'oauth.allow_title': 'Darf {name} für Sie handeln?',
  'oauth.allow_text': '{name} bittet um Zugriff auf das Konto {host}.',
  'oauth.described': 'Veröffentlicht von {site}',
  'oauth.by_hand': 'Auf diesem Server von jemandem registriert, der ihn nutzt',
  'oauth.may': 'Die App kann dann',
  'oauth.changes': 'Lesen und ändern: {areas}',
  'oauth.reads': 'Lesen: {areas}',
  'oauth.never': 'Ihr Passwort, Ihre Zahlungsdaten und andere Schlüssel sieht sie nie.',
  'oauth.returns': 'Sie kehren zu {place} zurück.',
  'oauth.remove_any_time': 'Sie können sie jederzeit unter „Integrationen“, „API-Schlüssel“ entfernen.',
  'oauth.allow': 'Erlauben',
  'oauth.deny': 'Nicht erlauben',
  'oauth.allowed': '{name} ist verbunden',
  'oauth.allowed_text': 'Sie werden zurückgeleitet …',
  'oauth.go_on': 'Weiter zu {place}',
  'oauth.refused': 'Die Anfrage von {name} ist fehlerhaft',
  'oauth.refused_text': 'Es wurde nichts erlaubt. Sagen Sie den Entwicklern der App:',
  'oauth.back': 'Zurück zu {place}',
  'oauth.bad': 'Diese App lässt sich nicht verbinden',
  'oauth.bad_text':
    'Die Adresse, die sie geöffnet hat, stimmt nicht. Deshalb wurde nichts erlaubt oder gesendet. Sagen Sie den Entwicklern der App:',
  'oauth.list': 'Verbundene Apps',
  'oauth.list_text': 'Apps, die ohne Schlüssel für Sie handeln dürfen.',
  'oauth.none':
    'Keine App ist verbunden. Wenn eine App um Zugriff bittet, entscheiden Sie auf einer eigenen Seite.',
  'oauth.through_mcp': 'Nur für KI-Assistenten (MCP)',
  'oauth.remove_text': 'Sie kann nicht mehr für Sie handeln und muss neu fragen.',
  'oauth.own': 'Eigene Apps',
  'oauth.own_text':
    'Registrieren Sie eine App, die andere um Zugriff bittet. Apps mit öffentlicher Beschreibung brauchen das nicht.',
  'oauth.own_add': 'App registrieren',
  'oauth.own_none': 'Keine App ist registriert.',
  'oauth.own_name_text': 'Das sehen alle, die die App um Zugriff bittet.',
  'oauth.own_redirects': 'Redirect-URLs',
  'oauth.own_redirects_text':
    'Eine pro Zeile, genau wie die App sie sendet. Mit https, auf demselben Gerät auch http.',
  'oauth.own_secret': 'Die App kann ein Geheimnis wahren',
  'oauth.own_secret_text':
    'Nur wenn sie auf einem Server läuft. Apps auf Handys, Computern und im Browser können das nicht.',
  'oauth.own_make': 'Registrieren',
  'oauth.own_id': 'Client-ID',
  'oauth.own_fresh': 'Kopieren Sie das Geheimnis jetzt',
  'oauth.own_secret_copy': 'Geheimnis kopieren',
  'oauth.own_secret_copied': 'Geheimnis kopiert',
  'oauth.own_remove_text': 'Bei allen, die sie verbunden haben, wird sie getrennt.',
  'oauth.addresses': 'KI-Assistenten und Entwickler',
  'oauth.addresses_text':
    'Geben Sie diese Adresse einem KI-Assistenten, der MCP unterstützt. Dann kann er freie Zeiten finden und buchen. Um Ihre Termine zu sehen, bittet er Sie um Zugriff.',
  'oauth.address_copy': 'Adresse kopieren',
  'oauth.address_copied': 'Adresse kopiert',
  'oauth.reference': 'API-Referenz',
  'error.grant_not_found': 'Diese App ist nicht mehr verbunden',
  'error.app_not_found': 'Diese App wurde entfernt',
  'error.app_unreadable': 'Die App beschreibt sich nicht so, dass wir es lesen können',
  'error.app_limit_reached': 'Es gibt schon 20 Apps. Entfernen Sie zuerst eine.',
}
