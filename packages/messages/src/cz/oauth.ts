import type { texts as source } from '../en/oauth.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'cz'> = {
  'oauth.sign_in': 'Aplikace žádá o přístup k vašemu účtu',
  'oauth.sign_in_text':
    'Přihlaste se a uvidíte, která aplikace to je a o co žádá. Bez vašeho svolení přístup nedostane.',
  'oauth.allow_title': 'Může {name} jednat za vás?',
  'oauth.allow_text': '{name} žádá o přístup k účtu {host}.',
  'oauth.described': 'Zveřejňuje {site}',
  'oauth.by_hand': 'Registrováno uživatelem tohoto serveru',
  'oauth.may': 'Aplikace bude moci',
  'oauth.changes': 'Číst a měnit: {areas}',
  'oauth.reads': 'Číst: {areas}',
  'oauth.never': 'Nikdy neuvidí vaše heslo, platební údaje ani jiné klíče.',
  'oauth.returns': 'Vrátíte se na {place}.',
  'oauth.remove_any_time': 'Kdykoli ji můžete odebrat v části Integrace > Klíče API.',
  'oauth.allow': 'Povolit',
  'oauth.deny': 'Nepovolit',
  'oauth.allowed': 'Připojeno: {name}',
  'oauth.allowed_text': 'Vracíme vás do aplikace…',
  'oauth.go_on': 'Pokračovat na {place}',
  'oauth.refused': '{name} posílá nefunkční požadavek',
  'oauth.refused_text': 'Přístup nebyl udělen. Sdělte toto vývojářům aplikace:',
  'oauth.back': 'Zpět na {place}',
  'oauth.bad': 'Tuto aplikaci nelze připojit',
  'oauth.bad_text':
    'Aplikace otevřela nesprávnou adresu, takže přístup nebyl udělen a nic nebylo odesláno. Sdělte toto jejím vývojářům:',
  'oauth.list': 'Připojené aplikace',
  'oauth.list_text': 'Aplikace, které s vaším svolením jednají za vás bez klíče.',
  'oauth.none':
    'Zatím žádné připojené aplikace. Když aplikace požádá o přístup, rozhodnete se na samostatné stránce.',
  'oauth.through_mcp': 'Jen pro asistenty AI (MCP)',
  'oauth.remove_text': 'Už za vás nebude moci jednat a o přístup musí požádat znovu.',
  'oauth.own': 'Vaše vlastní aplikace',
  'oauth.own_text':
    'Zaregistrujte aplikaci, která lidi žádá o přístup. Aplikace s veřejným dokumentem metadat to nepotřebují.',
  'oauth.own_add': 'Zaregistrovat aplikaci',
  'oauth.own_none': 'Zatím žádné registrované aplikace.',
  'oauth.own_name_text': 'Lidé ho vidí, když aplikace žádá o přístup.',
  'oauth.own_redirects': 'Adresy URL přesměrování',
  'oauth.own_redirects_text':
    'Jedna na řádek, přesně jak je aplikace posílá. Použijte https, nebo na stejném počítači http.',
  'oauth.own_secret': 'Aplikace dokáže uchovat tajný klíč',
  'oauth.own_secret_text':
    'Jen pokud běží na serveru. Aplikace v telefonech, počítačích nebo prohlížečích to nedokážou.',
  'oauth.own_make': 'Zaregistrovat',
  'oauth.own_id': 'ID klienta',
  'oauth.own_fresh': 'Zkopírujte si tajný klíč teď',
  'oauth.own_secret_copy': 'Kopírovat tajný klíč',
  'oauth.own_secret_copied': 'Tajný klíč zkopírován',
  'oauth.own_remove_text': 'Všichni, kdo ji připojili, budou odpojeni.',
  'oauth.addresses': 'Asistenti AI a vývojáři',
  'oauth.addresses_text':
    'Zadejte tuto adresu asistentovi AI, který podporuje MCP. Pak může hledat termíny a rezervovat. O přístup k vašim schůzkám vás požádá.',
  'oauth.address_copy': 'Kopírovat adresu',
  'oauth.address_copied': 'Adresa zkopírována',
  'oauth.reference': 'Dokumentace API',
  'error.grant_not_found': 'Tato aplikace už není připojená',
  'error.app_not_found': 'Tato aplikace byla odebrána',
  'error.app_unreadable': 'Dokument metadat aplikace se nepodařilo přečíst',
  'error.app_limit_reached': 'Už máte 20 aplikací. Nejprve jednu odeberte.',
}
