import type { texts as source } from '../en/onboarding.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'pt'> = {
  'sign_up.title': 'Boas-vindas a {product}',
  'sign_up.known': 'Já tem uma conta?',
  'onboard.steps': 'Etapas',
  'onboard.welcome': 'Boas-vindas',
  'onboard.link': 'Seu link',
  'onboard.calendar': 'Sua agenda',
  'onboard.continue': 'Continuar',
  'about.title': 'Mais sobre você',
  'about.company': 'Empresa (opcional)',
  'about.guessed': '{zone}, {language}, {clock}, início da semana: {day}.',
  'about.change': 'Mudar',
  'trial.start': 'Iniciar seu teste',
  'trial.text': {
    by: 'days',
    one: '{days} dia com tudo incluído. Não é preciso cartão.',
    other: '{days} dias com tudo incluído. Não é preciso cartão.',
  },
  'trial.without': 'Criar minha conta',
  'trial.none': 'Inclui tudo. Sem prazo.',
  'own_link.title': 'Escolha seu link de agendamento',
  'own_link.text': 'É aqui que as pessoas agendam com você. Você pode mudá-lo depois.',
  'calendars.title': 'Sincronize sua agenda',
  'calendars.text': 'Verificamos se há conflitos, para que ninguém agende nos seus horários ocupados.',
  'calendars.none':
    'Este servidor ainda não pode conectar agendas. As reuniões agendadas aqui nunca se sobrepõem, mas não vemos suas outras agendas. Remova seus horários ocupados da sua disponibilidade.',
  'calendars.confirm': 'Digite o código que enviamos para {email}. Depois você pode conectar {name}.',
  'calendars.connect': 'Conectar {name}',
  'calendars.skip': 'Pular por enquanto',
  'calendars.finish': 'Concluir',
  'ready.title': 'Seu link de agendamento está no ar',
  'ready.text':
    'Envie-o para quem quiser. A pessoa escolhe um horário livre, e os dois lados recebem um convite.',
  'ready.open': 'Ver como participante',
  'ready.embed': 'Adicionar ao seu site',
  'ready.changed': 'Você pode mudar tudo depois.',
  'first_event.name': 'Reunião de 30 minutos',
  'first_event.description': 'Meia hora para conversar. Escolha o melhor horário para você.',
}
