import type { texts as source } from '../en/errors.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'cz'> = {
  invalid_input: 'Něco chybí nebo je špatně. Zkontrolujte označená pole.',
  slot_not_available: 'Vybraný termín není k dispozici',
  slot_taken: 'Vybraný termín byl právě obsazen',
  already_canceled: 'Tato schůzka je už zrušená',
  already_started: 'Tato schůzka už začala',
  inside_notice: 'Na změnu této schůzky už je pozdě',
  host_only: 'Tuto schůzku může změnit jen organizátor',
  event_type_off: 'Tuto událost teď nelze rezervovat',
  event_type_not_found: 'Tato událost se už nenabízí',
  owner_not_found: 'Adresa URL rezervační stránky není platná',
  booking_not_found: 'Platnost odkazu vypršela',
  idempotency_key_reused: 'Toto už bylo odesláno s jinými údaji. Zkuste to znovu.',
  rate_limited: 'Příliš mnoho pokusů. Zkuste to znovu za pár minut.',
  requests_waiting:
    'Organizátor teď nemůže přijmout další žádost. Pokud jste už nějakou poslali, stáhněte ji odkazem ve svém e-mailu, nebo počkejte na odpověď.',
  mailbox_full: 'Na tuto adresu teď nemůžeme poslat e-mail. Použijte jinou nebo to zkuste později.',
  proof_needed: 'Pro rezervaci zapněte JavaScript nebo to zkuste znovu za pár minut.',
  unavailable: 'Nemůžeme se spojit se serverem. Nic se neztratilo. Zkuste to znovu.',
  internal_error: 'Něco se pokazilo. Nic se neztratilo. Zkuste to znovu.',
}
