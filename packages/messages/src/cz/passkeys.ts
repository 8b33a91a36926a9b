import type { texts as source } from '../en/passkeys.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'cz'> = {
  'passkeys.title': 'Přístupové klíče',
  'passkeys.text':
    'Přihlašujte se otiskem prstu, obličejem nebo PINem zařízení místo hesla a kódu. Falešné weby si ho nemohou vyžádat.',
  'passkeys.not_here': 'Tento prohlížeč nemůže na této adrese vytvářet přístupové klíče.',
  'passkeys.add': 'Přidat přístupový klíč',
  'passkeys.name': 'Název přístupového klíče',
  'passkeys.name_text': 'Pomůže vám své přístupové klíče rozlišit.',
  'passkeys.first_name': 'Toto zařízení',
  'passkeys.make': 'Vytvořit přístupový klíč',
  'passkeys.declined': 'Přístupový klíč nebyl vytvořen. Výzva prohlížeče byla zavřena nebo vypršel čas.',
  'passkeys.there': 'Toto zařízení už přístupový klíč k vašemu účtu má.',
  'passkeys.was_added': 'Přístupový klíč přidán',
  'passkeys.added': 'Přidáno: {date}.',
  'passkeys.used': 'Naposledy použit {when}.',
  'passkeys.unused': 'Zatím nepoužit.',
  'passkeys.rename': 'Přejmenovat',
  'passkeys.rename_of': 'Přejmenovat: {name}',
  'passkeys.remove': 'Odebrat',
  'passkeys.remove_of': 'Odebrat: {name}',
  'passkeys.remove_text':
    'K přihlášení ho už nelze použít. Zařízení ho může dál nabízet, dokud ho nesmažete i tam.',
  'passkeys.was_removed': 'Přístupový klíč odebrán',
  'error.passkey_not_found': 'Tento přístupový klíč byl odebrán',
  'error.passkey_limit_reached': 'Limit 20 přístupových klíčů je vyčerpaný. Nejprve jeden odeberte.',
}
