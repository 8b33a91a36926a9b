import type { texts as source } from '../en/deletion.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'pt'> = {
  'deletion.text': {
    by: 'days',
    one: 'Sua conta é encerrada na hora e excluída definitivamente após {days} dia.',
    other: 'Sua conta é encerrada na hora e excluída definitivamente após {days} dias.',
  },
  'deletion.at_once': 'Suas páginas saem do ar, e sua conta é desconectada em todos os lugares.',
  'deletion.back': {
    by: 'days',
    one: 'Para recuperá-la, entre em até {days} dia.',
    other: 'Para recuperá-la, entre em até {days} dias.',
  },
  'deletion.then': 'Depois disso, excluímos tudo: seus dados e o que os participantes informaram a você.',
  'deletion.export': 'Exporte seus dados primeiro',
  'deletion.reason': 'Por que você quer sair?',
  'deletion.reason_text': 'A administração deste servidor pode ler isto até sua conta deixar de existir.',
  'deletion.meetings': { one: '{count} próxima reunião', other: '{count} próximas reuniões' },
  'deletion.cancel': 'Cancelar',
  'deletion.cancel_text':
    'Enviamos um e-mail aos participantes agora. As reuniões continuam canceladas se você voltar.',
  'deletion.keep': 'Manter',
  'deletion.keep_text':
    'Não avisamos os participantes. Depois que sua conta deixar de existir, eles não poderão mais mover nem cancelar.',
  'deletion.password': 'Sua senha',
  'deletion.failed': 'Não foi possível excluir sua conta. Tente de novo!',
  'deletion.ask': 'Excluir minha conta',
}
