import type { texts as source } from '../en/exports.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'pt'> = {
  'export.gone': 'Este arquivo já foi baixado ou expirou',
  'export.text': 'Baixe tudo desta conta, em JSON para programas e em CSV para planilhas.',
  'export.none': 'Tudo em um único arquivo',
  'export.none_text':
    'Seu perfil, grades, tipos de evento, agendamentos com as respostas dos participantes, incorporações, integrações, webhooks e atividade. Isso pode demorar um pouco. Vamos enviar um e-mail quando o arquivo estiver pronto.',
  'export.ask': 'Criar exportação',
  'export.ask_again': 'Criar nova exportação',
  'export.of': 'Exportação de {time}',
  'export.waiting':
    'Estamos criando o arquivo. Você pode fechar esta página: vamos enviar um e-mail quando ele estiver pronto.',
  'export.failed': 'Algo deu errado ao criar o arquivo. Vamos tentar de novo automaticamente.',
  'export.ready': 'Seu arquivo está pronto. Você pode baixá-lo uma vez, até {until}. Depois nós o excluímos.',
  'export.fetched': 'O arquivo foi baixado, então nós o excluímos.',
  'export.fetch': 'Baixar arquivo ({size})',
  'export.saved': 'Arquivo salvo: {file}',
  'export.progress': 'Progresso',
  'export.parts': 'Partes: {done} de {parts}',
  'error.export_fetching': 'Ele está sendo baixado em outra aba ou em outro aparelho',
  'error.export_not_found': 'Esta exportação não existe mais',
}
