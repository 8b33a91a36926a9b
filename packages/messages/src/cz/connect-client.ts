import type { texts as source } from '../en/connect-client.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'cz'> = {
  'connect_client.title': '{name} se ptá, kdy máte čas',
  'connect_client.text': 'Téma: {topic} ({duration})',
  'connect_client.connect': 'Připojit {provider}',
  'connect_client.connect_title': 'Připojte kalendář',
  'connect_client.connect_text':
    '{name} uvidí, kdy máte obsazeno, nikdy s kým ani proč, a může si s vámi rezervovat termíny. Váš kalendář kontrolujeme, dokud sdílení neukončíte.',
  'connect_client.none_ready': 'Na tomto serveru nelze připojit žádný kalendář.',
  'connect_client.file_title': 'Sdílejte soubor kalendáře jednorázově',
  'connect_client.file_text':
    'Vyberte soubor .ics. Prohlížeč odešle jen obsazené časy a my je neukládáme. Pak vyberete termín.',
  'connect_client.file': 'Soubor kalendáře (.ics)',
  'connect_client.times': 'Termíny, které vyhovují oběma stranám',
  'connect_client.no_times':
    'V příštích čtyřech týdnech nevyhovuje oběma stranám žádný termín. Dejte vědět e-mailem.',
  'connect_client.zone': 'Časové pásmo: {zone}',
  'connect_client.name': 'Vaše jméno',
  'connect_client.email': 'Váš e-mail',
  'connect_client.book': 'Rezervovat schůzku',
  'connect_client.booked': 'Vaše schůzka je rezervovaná',
  'connect_client.booked_text': '{time}. Podrobnosti vám pošleme e-mailem. Tuto stránku můžete zavřít.',
  'connect_client.decline_title': 'Odmítnout',
  'connect_client.decline_text': '{name} uvidí, že odmítáte, a tento odkaz přestane fungovat.',
  'connect_client.decline': 'Odmítnout',
  'connect_client.declined': 'Odmítnuto z vaší strany',
  'connect_client.declined_text': '{name} váš kalendář nevidí. Tuto stránku můžete zavřít.',
  'connect_client.connected': '{name} vidí, kdy máte obsazeno',
  'connect_client.connected_text': 'Uschovejte si tento odkaz: sdílení jím můžete kdykoli ukončit.',
  'connect_client.who': 'Sdíleno s',
  'connect_client.what': 'Co je vidět',
  'connect_client.what_text': 'Jen kdy máte obsazeno',
  'connect_client.account': 'Kalendář',
  'connect_client.since': 'Od',
  'connect_client.last_read': 'Naposledy načteno',
  'connect_client.never': 'Zatím ne',
  'connect_client.again': 'Tento kalendář už nemůžeme přečíst. Připojte ho znovu nebo sdílení ukončete.',
  'connect_client.take_back': 'Ukončit sdílení',
  'connect_client.take_back_title': 'Ukončit sdílení kalendáře?',
  'connect_client.take_back_text': 'Smažeme svůj přístup k němu. Rezervované schůzky zůstanou.',
  'connect_client.taken_back': 'Sdílení je ukončené',
  'connect_client.taken_back_text':
    'Smazali jsme svůj přístup k vašemu kalendáři. Tuto stránku můžete zavřít.',
  'connect_client.expired_text':
    'Tento odkaz už byl použit, nahrazen novějším nebo mu vypršela platnost. Požádejte odesílatele o nový.',
  'connect_client.refused': 'Nic nebylo připojeno',
  'connect_client.refused_text': 'Přístup nebyl udělen. Zkuste to znovu nebo odpovězte jinak.',
  'connect_client.finishing': 'Připojování…',
  'connect_client.back': 'Zpět k žádosti',
  'error.calendar_file_unreadable':
    'Tento soubor nelze přečíst jako kalendář. Exportujte ho znovu jako .ics.',
}
