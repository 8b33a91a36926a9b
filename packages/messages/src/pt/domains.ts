import type { texts as source } from '../en/domains.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'pt'> = {
  'domain.text':
    'Mostre suas páginas de agendamento no seu próprio domínio. Links, incorporações e e-mails passam a usá-lo quando ele funcionar. O endereço deste servidor também continua funcionando.',
  'domain.label': 'Seu domínio',
  'domain.label_text': 'Escolha um que não seja usado para mais nada, como meet.example.com.',
  'domain.wrong': '“{domain}” não é um domínio. Digite um como meet.example.com.',
  'domain.use': 'Usar este domínio',
  'domain.unknown':
    'Ainda não encontramos {domain}. Vamos continuar verificando. Por enquanto, você não precisa fazer nada.',
  'domain.no_record':
    'Ainda não há nenhum registro para {domain}. Adicione os registros abaixo onde você comprou o domínio.',
  'domain.wrong_target': '{domain} aponta para {found}, não para cá. Mude o registro para o que está abaixo.',
  'domain.no_proof':
    '{domain} aponta para cá, mas falta o registro TXT que prova que ele é seu. Adicione o que está abaixo.',
  'domain.not_spread':
    'Seus registros estão certos, mas ainda não se propagaram. Isso pode levar algumas horas. Vamos verificar de novo automaticamente.',
  'domain.no_answer':
    '{domain} aponta para cá, mas este servidor não responde por esse nome. Peça à administração deste servidor que o permita.',
  'domain.no_certificate':
    '{domain} aponta para cá, mas ainda não tem certificado. Isso pode levar alguns minutos. Se não mudar, fale com a administração deste servidor.',
  'domain.works': 'Funciona. Links, incorporações e e-mails usam {domain}.',
  'domain.still_used':
    'Os links ainda o usam. Se ele não voltar a funcionar em uma hora, vão usar o endereço deste servidor.',
  'domain.checked': 'Última verificação: {when}',
  'domain.check': 'Verificar agora',
  'domain.remove': 'Remover domínio',
  'domain.set_meanwhile':
    'Outro domínio foi definido em outra aba ou por outra pessoa. Recarregue esta página para vê-lo. O seu não é usado.',
  'domain.removed': 'Os links voltaram a usar o endereço deste servidor',
  'domain.remove_ask': 'Remover seu domínio?',
  'domain.remove_text': 'Os links para {domain} que você já compartilhou vão parar de funcionar.',
  'domain.records': 'Registros DNS',
  'domain.records_text': 'Adicione os dois onde você gerencia o domínio.',
  'domain.name': 'Nome',
  'domain.value': 'Valor',
  'domain.copy': 'Copiar: {what}',
  'domain.apex':
    'Um domínio sem nada antes, como example.com, não pode ter um CNAME. Em vez disso, dê a ele os mesmos endereços deste servidor.',
  'error.domain_not_found': 'Nenhum domínio próprio está definido',
}
