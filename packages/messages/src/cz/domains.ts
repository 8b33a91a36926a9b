import type { texts as source } from '../en/domains.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'cz'> = {
  'domain.text':
    'Zobrazujte své rezervační stránky na vlastní doméně. Jakmile bude fungovat, budou ji používat odkazy, widgety a e-maily. Adresa tohoto serveru bude fungovat dál.',
  'domain.label': 'Vaše doména',
  'domain.label_text': 'Zvolte doménu, která se nepoužívá k ničemu jinému, například meet.example.com.',
  'domain.wrong': '„{domain}“ není doména. Zadejte například meet.example.com.',
  'domain.use': 'Použít tuto doménu',
  'domain.unknown':
    'Doménu {domain} jsme zatím nenašli. Budeme ji dál kontrolovat. Zatím nemusíte nic dělat.',
  'domain.no_record': 'Pro {domain} zatím neexistuje záznam. Přidejte ty níže tam, kde jste doménu pořídili.',
  'domain.wrong_target': '{domain} ukazuje na {found}, ne sem. Změňte její záznam na ten níže.',
  'domain.no_proof':
    '{domain} ukazuje sem, ale chybí záznam TXT, který dokazuje, že je vaše. Přidejte ten níže.',
  'domain.not_spread':
    'Vaše záznamy jsou správné, ale ještě se nerozšířily. Může to trvat několik hodin. Automaticky to zkontrolujeme znovu.',
  'domain.no_answer':
    '{domain} ukazuje sem, ale tento server na tento název neodpovídá. Požádejte toho, kdo server provozuje, aby to povolil.',
  'domain.no_certificate':
    '{domain} ukazuje sem, ale ještě nemá certifikát. Může to trvat několik minut. Pokud se nic nezmění, obraťte se na toho, kdo server provozuje.',
  'domain.works': 'Funguje. Odkazy, widgety a e-maily používají {domain}.',
  'domain.still_used':
    'Odkazy ji stále používají. Pokud do hodiny nezačne zase fungovat, použijí adresu tohoto serveru.',
  'domain.checked': 'Zkontrolováno {when}',
  'domain.check': 'Zkontrolovat teď',
  'domain.remove': 'Odebrat doménu',
  'domain.set_meanwhile':
    'Na jiné kartě nebo někým jiným byla nastavena jiná doména. Uvidíte ji, když stránku načtete znovu. Vaše se nepoužívá.',
  'domain.removed': 'Odkazy zase používají adresu tohoto serveru',
  'domain.remove_ask': 'Odebrat svou doménu?',
  'domain.remove_text': 'Odkazy na {domain}, které už sdílíte, přestanou fungovat.',
  'domain.records': 'Záznamy DNS',
  'domain.records_text': 'Přidejte oba tam, kde doménu spravujete.',
  'domain.name': 'Název',
  'domain.value': 'Hodnota',
  'domain.copy': 'Kopírovat: {what}',
  'domain.apex':
    'Doména, před kterou nic není, například example.com, nemůže mít CNAME. Dejte jí místo toho stejné adresy, jaké má tento server.',
  'error.domain_not_found': 'Není nastavena žádná vlastní doména',
}
