import type { texts as source } from '../en/retention.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'pt'> = {
  'retention.text': 'Exclua os dados dos participantes quando não precisar mais deles.',
  'retention.label': 'Excluir dados dos participantes',
  'retention.label_text': 'De reuniões que já terminaram.',
  'retention.never': 'Nunca',
  'retention.after': { one: '{count} mês após a reunião', other: '{count} meses após a reunião' },
  'retention.what':
    'Toda noite, excluímos nomes, endereços de e-mail, respostas, convidados, motivos e campanhas. Você continua vendo quantas reuniões teve, de que tipo e quando.',
  'retention.save': 'Salvar',
  'retention.saved': 'Salvo',
  'retention.ask': 'Excluir dados antigos?',
  'retention.ask_text': {
    one: 'Esta noite, excluímos o que os participantes informaram em reuniões que terminaram há mais de {count} mês. Não é possível desfazer. Exporte antes, se precisar.',
    other:
      'Esta noite, excluímos o que os participantes informaram em reuniões que terminaram há mais de {count} meses. Não é possível desfazer. Exporte antes, se precisar.',
  },
}
