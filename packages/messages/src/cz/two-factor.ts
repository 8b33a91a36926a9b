import type { texts as source } from '../en/two-factor.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'cz'> = {
  'two_factor.text': 'Kromě hesla se ptá i na kód, takže ukradené heslo nestačí.',
  'two_factor.off': 'Dvoufázové přihlášení je vypnuté',
  'two_factor.off_text': 'Zapněte ho a přihlašujte se heslem a šestimístným kódem z aplikace v telefonu.',
  'two_factor.set_up': 'Nastavit dvoufázové přihlášení',
  'two_factor.step': 'Krok {step} ze 3',
  'two_factor.app': 'Nainstalujte ověřovací aplikaci',
  'two_factor.app_text':
    'Funguje každá aplikace pro jednorázové kódy, včetně mnoha správců hesel. Pak pokračujte zadáním hesla.',
  'two_factor.next': 'Pokračovat',
  'two_factor.scan': 'Naskenujte kód',
  'two_factor.scan_text':
    'Otevřete aplikaci a naskenujte tento kód. Kreslí ho váš prohlížeč a nikam ho neposílá.',
  'two_factor.qr': 'QR kód pro ověřovací aplikaci',
  'two_factor.by_hand': 'Nemáte fotoaparát? Zadejte do aplikace tento klíč:',
  'two_factor.copy_key': 'Kopírovat klíč',
  'two_factor.enter': 'Zadejte 6místný kód',
  'two_factor.switch_on': 'Zapnout',
  'two_factor.switched_on': 'Dvoufázové přihlášení je zapnuté. Všechna ostatní zařízení byla odhlášena.',
  'two_factor.codes': 'Uložte si záložní kódy',
  'two_factor.codes_text':
    'Pokud nemáte aplikaci, každý kód vás jednou pustí dovnitř. Ukazujeme je jen teď, uložte si je proto na bezpečné místo.',
  'two_factor.copy_codes': 'Kopírovat kódy',
  'two_factor.download': 'Stáhnout',
  'two_factor.kept': 'Mám je uložené',
  'two_factor.file_text': 'Záložní kódy pro {product}. Každý funguje jednou.',
  'two_factor.on': 'Dvoufázové přihlášení je zapnuté',
  'two_factor.since': 'Od: {date}.',
  'two_factor.codes_left': {
    one: 'Zbývá {count} záložní kód.',
    few: 'Zbývají {count} záložní kódy.',
    other: 'Zbývá {count} záložních kódů.',
  },
  'two_factor.renew': 'Získat nové záložní kódy',
  'two_factor.switch_off': 'Vypnout',
  'two_factor.switched_off': 'Dvoufázové přihlášení je vypnuté. Všechna ostatní zařízení byla odhlášena.',
  'error.two_factor_is_on': 'Dvoufázové přihlášení už je zapnuté',
}
