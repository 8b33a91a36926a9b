import type { texts as source } from '../en/email-address.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'cz'> = {
  'email.text': 'Touto adresou se přihlašujete a posíláme na ni e-maily o vašem účtu a schůzkách.',
  'email.now': 'Vaše adresa je',
  'email.new': 'Nová e-mailová adresa',
  'email.same': 'To už je vaše adresa',
  'email.ask': 'Potvrdit oběma adresami',
  'email.waiting': 'Zkontrolujte obě schránky',
  'email.waiting_text':
    'Na každou adresu jsme poslali e-mail s odkazem. Vaše adresa se změní po otevření obou. Odkazy fungují do: {until}.',
  'email.confirmed': 'potvrzeno',
  'email.unconfirmed': 'zatím nepotvrzeno',
  'email.withdraw': 'Ponechat moji adresu',
  'email.withdrawn': 'Vaše adresa zůstává stejná. Odeslané odkazy už nefungují.',
  'email.agree_title': 'Změnit svou e-mailovou adresu?',
  'email.agree_text':
    'Někdo požádal o novou e-mailovou adresu pro účet. Pokud je váš, změnu potvrďte. Pokud ne, zavřete tuto stránku.',
  'email.agree': 'Potvrdit změnu',
  'email.changed': 'Vaše e-mailová adresa se změnila. Odteď se přihlašujte novou.',
  'email.other_waits': 'Adresa potvrzena. Teď otevřete odkaz, který jsme poslali na druhou adresu.',
  'email.to_settings': 'Přejít do nastavení',
}
