import type { texts as source } from '../en/mails.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'pt'> = {
  subjectVerification: 'Confirme seu endereço de e-mail em {product}',
  subjectKnownAccount: 'Você já tem uma conta {product}',
  subjectNewDevice: 'Novo login em {product}',
  headingVerification: 'Este endereço é seu?',
  headingKnownAccount: 'Você já tem uma conta',
  headingNewDevice: 'Novo login',
  subjectDeletionAsked: 'Sua conta {product} será excluída',
  headingDeletionAsked: 'Até logo',
  deletionAsked: {
    by: 'days',
    one: 'Sua conta {product} está encerrada e será excluída em {days} dia, com tudo o que há nela. Suas páginas estão fora do ar.',
    other:
      'Sua conta {product} está encerrada e será excluída em {days} dias, com tudo o que há nela. Suas páginas estão fora do ar.',
  },
  textKeepAccount: 'Para mantê-la, ou se não foi você, entre na conta antes disso:',
  deletionAskedClosing:
    'Se você quer mesmo sair, não precisa fazer nada. Agradecemos por ter ficado conosco.',
  subjectDeletionTakenBack: 'Sua conta {product} não será excluída',
  headingDeletionTakenBack: 'Que bom ter você de volta',
  deletionTakenBack:
    'Alguém entrou na sua conta {product}, por isso ela não será excluída. Suas páginas estão no ar de novo.',
  actionDeletion: 'Abrir configurações',
  textDeleteAgain: 'Se ainda quiser sair, exclua a conta novamente aqui:',
  deletionTakenBackClosing: 'As reuniões canceladas continuam canceladas.',
  subjectPasswordReset: 'Redefina sua senha de {product}',
  subjectPasswordChanged: 'Sua senha de {product} foi alterada',
  headingPasswordReset: 'Redefina sua senha',
  headingPasswordChanged: 'Senha alterada',
  passwordReset:
    'Alguém pediu para redefinir a senha da sua conta {product}. Se foi você, escolha uma nova aqui.',
  passwordChanged:
    'A senha da sua conta {product} foi alterada, e sua conta foi desconectada em todos os outros lugares.',
  actionPasswordReset: 'Escolher nova senha',
  textPasswordReset: 'Escolha uma nova senha:',
  textNotYou: 'Se não foi você, escolha uma nova senha agora mesmo:',
  passwordResetLasts:
    'O link funciona uma vez, por 30 minutos. Se não foi você, não precisa fazer nada. Sua senha continua a mesma.',
  changeOwn: 'Se foi você, não precisa fazer nada.',
  passwordChangedPasskeys:
    'Estas chaves de acesso ainda permitem entrar: {names}. Remova as que você não reconhecer: {url}',
  subjectTwoFactorOn: 'Verificação em duas etapas ativada em {product}',
  headingTwoFactorOn: 'Verificação em duas etapas ativada',
  twoFactorOn:
    'Agora você entra na sua conta {product} com sua senha e um código de um app autenticador. Sua conta foi desconectada em todos os outros lugares.',
  subjectTwoFactorOff: 'Verificação em duas etapas desativada em {product}',
  headingTwoFactorOff: 'Verificação em duas etapas desativada',
  twoFactorOff:
    'Agora você entra na sua conta {product} só com sua senha. Sua conta foi desconectada em todos os outros lugares.',
  subjectTwoFactorGuessed: 'Códigos de duas etapas errados na sua conta {product}',
  headingTwoFactorGuessed: 'Alguém está tentando códigos de duas etapas',
  twoFactorGuessed:
    'Alguém digitou vários códigos de duas etapas errados na sua conta {product}. Essa pessoa tem sua senha ou usa um navegador em que sua conta está conectada. A cada código errado, ela precisa esperar mais até o próximo.',
  twoFactorGuessedOwn:
    'Se foi você, espere um momento e digite um novo código do seu app. Um código de recuperação funciona na hora.',
  subjectRecoveryCodes: 'Novos códigos de recuperação de {product}',
  headingRecoveryCodes: 'Novos códigos de recuperação',
  recoveryCodesRenewed:
    'Foram criados novos códigos de recuperação para sua conta {product}. Os antigos não funcionam mais.',
  subjectRecoveryCodeUsed: 'Um código de recuperação foi usado em {product}',
  headingRecoveryCodeUsed: 'Um código de recuperação foi usado',
  recoveryCodeUsed:
    'Um código de recuperação da sua conta {product} foi usado. Cada código funciona uma vez. Crie novos antes que acabem.',
  subjectEmailChange: 'Mudar o endereço de e-mail da sua conta {product}?',
  headingEmailChange: 'Mudar seu endereço de e-mail?',
  emailChangeOld:
    'Alguém pediu um novo endereço de e-mail para sua conta {product}: {email}. A mudança passa a valer quando os dois endereços a confirmarem. Este é o atual.',
  emailChangeNew:
    'Alguém pediu para usar este endereço em uma conta {product}. Se foi você, confirme a mudança aqui. Também enviamos um e-mail ao endereço atual.',
  emailChangeLasts: 'O link funciona uma vez, por 24 horas.',
  emailChangeNotYou: 'Se não foi você, não abra o link e escolha uma nova senha: outra pessoa sabe a sua.',
  actionEmailChange: 'Confirmar mudança',
  textEmailChange: 'Confirme a mudança:',
  subjectEmailChanged: 'O endereço de e-mail da sua conta {product} mudou',
  headingEmailChanged: 'Endereço de e-mail alterado',
  emailChanged:
    'O endereço de e-mail da sua conta {product} foi alterado depois que você confirmou pelos dois endereços. Use o novo para entrar.',
  addressTaken:
    'Alguém quis usar este endereço em outra conta {product}. Você já tem uma conta com ele, e nada mudou.',
  footerEmailChange: 'Se não foi você, ignore este e-mail. Nada muda sem sua confirmação.',
  subjectPasskeyAdded: 'Uma chave de acesso foi adicionada em {product}',
  headingPasskeyAdded: 'Chave de acesso adicionada',
  passkeyAdded:
    'Uma chave de acesso foi adicionada à sua conta {product}. Quem a tiver pode entrar sem sua senha.',
  subjectPasskeyRemoved: 'Uma chave de acesso foi removida de {product}',
  headingPasskeyRemoved: 'Chave de acesso removida',
  passkeyRemoved:
    'Uma chave de acesso foi removida da sua conta {product}. Ela não pode mais ser usada para entrar.',
  actionPasskeys: 'Ver chaves de acesso',
  textPasskeys: 'Se não foi você, remova-a aqui e escolha uma nova senha:',
  subjectApiKeyAdded: 'Uma nova chave de API em {product}',
  headingApiKeyAdded: 'Chave de API criada',
  apiKeyAdded:
    'Uma chave de API foi criada com sua conta {product}. Os programas que a têm podem agir por você sem sua senha.',
  subjectApiKeyRemoved: 'Uma chave de API foi removida de {product}',
  headingApiKeyRemoved: 'Chave de API removida',
  apiKeyRemoved:
    'Uma chave de API foi removida da sua conta {product}. Os programas que a usavam não têm mais acesso.',
  actionApiKeys: 'Ver chaves de API',
  textApiKeys: 'Se não foi você, remova-a aqui e escolha uma nova senha:',
  subjectAppAllowed: 'Um novo app tem acesso à sua conta {product}',
  headingAppAllowed: 'App conectado',
  appAllowed:
    'Um app foi conectado à sua conta {product}. Ele pode agir por você dentro das permissões que você viu, sem sua senha.',
  subjectAppRemoved: 'Um app foi desconectado de {product}',
  headingAppRemoved: 'App desconectado',
  appRemoved: 'Um app foi desconectado da sua conta {product}. Ele não pode mais agir por você.',
  actionApps: 'Ver apps conectados',
  textApps: 'Se não foi você, remova-o aqui e escolha uma nova senha:',
  verification: 'Alguém criou uma conta {product} com este endereço. Se foi você, confirme que ele é seu.',
  knownAccount:
    'Alguém tentou criar uma conta {product} com este endereço. Se foi você: você já tem uma conta, é só entrar.',
  newDevice: 'Alguém entrou na sua conta {product} com um novo navegador.',
  labelTime: 'Quando',
  labelDevice: 'Navegador',
  labelNetwork: 'Rede',
  deviceOn: '{browser} ({system})',
  deviceUnknown: 'Desconhecido',
  actionVerify: 'Confirmar meu endereço',
  actionSignIn: 'Entrar',
  actionActivity: 'Ver atividade',
  textVerify: 'Confirme-o com este link:',
  textSignIn: 'Entre aqui:',
  textActivity: 'Veja a atividade da sua conta:',
  verificationLasts:
    'Digite o código onde você criou a conta ou siga o link. Os dois valem por 24 horas e funcionam uma vez.',
  newDeviceOwn: 'Se foi você, não precisa fazer nada. Se não foi, outra pessoa sabe sua senha.',
  footerVerification:
    'Se você não criou uma conta, ignore este e-mail e não dê o código a ninguém. Nada acontece sem ele.',
  footerKnownAccount: 'Se não foi você, não precisa fazer nada. Ninguém entrou na sua conta.',

  billingPaymentFailed: 'Seu cartão foi recusado',
  billingPaymentFailedText:
    'Não conseguimos cobrar seu plano no cartão. Pague a fatura ou atualize o cartão até a data abaixo. Até lá, tudo funciona. Depois disso, você perde os recursos pagos.',
  billingCardExpiring: 'Seu cartão vence em breve',
  billingCardExpiringText:
    'O cartão do seu plano vence na data abaixo. Adicione outro antes da próxima cobrança para que seu plano continue.',
  billingCanceled: 'Sua assinatura foi cancelada',
  billingCanceledText:
    'Você pode usar tudo até a data abaixo. Se mudar de ideia, mantenha a assinatura na sua página de cobrança antes disso.',
  billingEnded: 'Sua assinatura terminou',
  billingEndedText: 'Tudo o que você criou continua aqui. Escolha um plano para usar de novo.',
  billingSubscribed: 'Agradecemos por assinar',
  billingSubscribedText: 'Seu plano está ativo. A fatura está na sua página de cobrança.',
  billingRefunded: 'Um pagamento foi reembolsado',
  billingRefundedText:
    'Reembolsamos o valor abaixo no cartão com que você pagou. Pode levar de 5 a 10 dias úteis para aparecer. Seu plano não muda.',
  billingRefundFailed: 'Um reembolso falhou',
  billingRefundFailedText:
    'Seu banco não aceitou o valor abaixo, talvez porque o cartão foi encerrado. O dinheiro voltou para nós, e ainda o devemos a você. Pergunte ao banco se o cartão pode receber pagamentos.',
  billingRenewed: 'Seu plano foi renovado',
  billingRenewedText:
    'A fatura abaixo está paga. Seu plano continua até a data abaixo e depois se renova, a menos que você cancele.',
  billingDisputed: 'Um pagamento foi contestado',
  billingDisputedText:
    'O banco do seu cartão nos informou que o titular contesta o pagamento abaixo. O banco pode reter o valor até decidir. Enquanto isso, seu plano continua. Se foi um engano, avise seu banco. Se não, não precisa fazer nada.',
  billingDisputeWon: 'O pagamento foi mantido',
  billingDisputeWonText:
    'Seu banco decidiu manter o pagamento abaixo. Se ele reembolsou você nesse meio-tempo, vai retomar o valor. Seu plano não muda.',
  billingDisputeLost: 'Seu pagamento será reembolsado',
  billingDisputeLostText:
    'Seu banco decidiu reembolsar o pagamento abaixo. O valor vai aparecer no seu cartão. Seu plano não muda.',
  billingDisputeClosed: 'Uma consulta sobre um pagamento foi encerrada',
  billingDisputeClosedText:
    'O banco do seu cartão encerrou a consulta sobre o pagamento abaixo. Você não precisa fazer nada.',
  labelAmount: 'Valor',
  amountOf: '{price} de {paid}',
  labelCard: 'Cartão',
  cardEnding: '{brand} com final {last4}',
  labelInvoice: 'Fatura',
  labelValidThrough: 'Válido até',
  labelPaidUntil: 'Pago até',
  labelTriedAgain: 'Próxima tentativa',
  labelGoesUntil: 'Até',
  labelEnds: 'Termina em',
  labelEnded: 'Terminou em',
  billingTrialEnding: 'Seu teste termina em breve',
  billingTrialEndingText:
    'Seu teste termina na data e hora abaixo. Escolha um plano para continuar usando tudo.',
  billingTrialEnded: 'Seu teste terminou',
  billingTrialEndedText:
    'Seu período de teste acabou. Tudo o que você criou continua aqui. Escolha um plano para usar de novo.',
  actionBilling: 'Ver cobrança',
  actionPay: 'Pagar agora',
  textPay: 'Pague aqui:',
  actionPlans: 'Escolher um plano',
  textPlans: 'Veja os planos aqui:',
  textBilling: 'Sua página de cobrança:',

  subjectBookedForHost: 'Novo agendamento: {event} · {invitee} · {when}',
  subjectBooked: 'Confirmado: {event} · {name} · {when}',
  subjectInvited: 'Convite: {event} · {name} · {when}',
  subjectMoved: 'Novo horário: {event} · {name} · {when}',
  subjectReassigned: 'Novo responsável: {event} · {name} · {when}',
  subjectTakenOff: 'Reatribuída: {event} · {name} · {when}',
  subjectRoom: 'Link para entrar: {event} · {name} · {when}',
  subjectPlace: 'Novo local: {event} · {name} · {when}',
  subjectUninvited: 'Fora da lista de convidados: {event} · {name} · {when}',
  subjectCanceled: 'Cancelada: {event} · {name} · {when}',
  subjectPutBack: 'Horário mantido: {event} · {name} · {when}',
  subjectReminder: 'Lembrete: {event} · {name} · {when}',
  subjectConfirm: 'Confirme: {event} · {name} · {when}',
  headingBookedForHost: 'Novo agendamento',
  headingBooked: 'Agendamento confirmado',
  headingInvited: 'Você recebeu um convite',
  headingMoved: 'Novo horário',
  headingReassigned: 'Novo responsável',
  headingTakenOff: 'Sua reunião foi reatribuída',
  headingTakenOver: 'Esta reunião agora é sua',
  headingRoom: 'Como entrar',
  headingPlace: 'Novo local',
  headingUninvited: 'Você não está mais na lista de convidados',
  headingCanceled: 'Cancelada',
  headingPutBack: 'O horário não mudou',
  putBackTaken:
    'Na sua agenda, você moveu esta reunião para um horário em que já tem outra. O horário continua o mesmo, e nós a movemos de volta na sua agenda.',
  putBackStarted:
    'Você moveu esta reunião na sua agenda depois que ela já tinha começado. O horário continua o mesmo, e nós a movemos de volta na sua agenda.',
  putBackNoTimes:
    'Na sua agenda, você transformou esta reunião em um evento de dia inteiro. Uma reunião precisa de início e fim, por isso o horário continua o mesmo, e nós a movemos de volta na sua agenda.',
  putBackNotADay:
    'Na sua agenda, você moveu esta reunião de dia inteiro para um horário definido ou para mais de um dia. Ela precisa durar exatamente um dia inteiro, por isso nós a movemos de volta na sua agenda.',
  putBackForInvitee:
    'Esta reunião foi movida por um momento na agenda do responsável, mas o horário dela não mudou. Se sua agenda mostrar outro horário, ignore-o.',
  textPutBack: 'Escolha outro horário para esta reunião no seu painel:',
  headingReminder: 'Sua próxima reunião',
  headingConfirm: 'Falta um passo',
  bookedForHost: 'Novo agendamento. Participante: {name}',
  takenOver: 'Você assumiu esta reunião.',
  booked: 'Sua reunião está agendada.',
  bookedForGuest: 'Você está na lista de convidados desta reunião.',
  bookedForGuestBy: 'Você está na lista de convidados desta reunião. Convite de: {name}.',
  moved: 'Sua reunião tem um novo horário.',
  movedByYou: 'Você reagendou sua reunião. Este é o novo horário.',
  movedByOther: 'Sua reunião tem um novo horário. Mudança feita por: {name}.',
  movedForGuest: 'Esta reunião tem um novo horário. Você está na lista de convidados.',
  reassigned: 'Sua reunião tem um novo responsável. O horário continua o mesmo.',
  reassignedForGuest:
    'Você está na lista de convidados desta reunião. Ela tem um novo responsável. O horário continua o mesmo.',
  replaced: 'Outra pessoa será responsável por esta reunião, então você não precisa participar.',
  room: 'Veja como entrar na sua reunião.',
  roomForGuest: 'Veja como entrar nesta reunião. Você está na lista de convidados.',
  place: 'Sua reunião tem um novo local. O horário continua o mesmo.',
  placeForGuest:
    'Você está na lista de convidados desta reunião. Ela tem um novo local. O horário continua o mesmo.',
  uninvited: 'Você saiu da lista de convidados desta reunião, então não precisa participar.',
  canceled: 'Sua reunião foi cancelada.',
  canceledByYou: 'Você cancelou sua reunião.',
  canceledByOther: 'Sua reunião foi cancelada. Cancelamento por: {name}.',
  canceledForGuest: 'Uma reunião para a qual você recebeu um convite foi cancelada.',
  reminder: 'Sua reunião começa {in}.',
  reminderForGuest: 'Esta reunião começa {in}. Você está na lista de convidados.',
  confirm:
    'Este horário fica guardado para você até {until}. Ainda não está agendado: confirme que este endereço é seu.',
  // A request that the host has to approve
  subjectRequested: 'Pedido enviado: {event} · {name} · {when}',
  headingRequested: 'Pedido enviado',
  requested:
    '{name} precisa aprovar este horário. Ele fica guardado para você, e a resposta chega até {until}.',
  actionRequest: 'Ver pedido',
  textRequest: 'Veja ou retire seu pedido aqui:',
  subjectOffered: 'Escolha outro horário: {event} · {name} · {when}',
  headingOffered: 'Escolha outro horário',
  offered:
    '{name} não pode no horário pedido, mas tem livres os horários abaixo. Eles ficam guardados para você até {until}.',
  labelOffered: 'Horários oferecidos',
  actionOffered: 'Escolher um horário',
  textOffered: 'Escolha um horário aqui:',
  subjectOfferRefused: 'Nenhum horário serve: {event} · {invitee}',
  headingOfferRefused: 'Nenhum dos seus horários serve',
  offerRefused: 'Nenhum dos horários oferecidos serve para {name}. Nada foi agendado.',
  subjectProposed: 'Horários sugeridos: {event} · {invitee}',
  headingProposed: 'Outros horários sugeridos',
  proposed:
    '{name} não pode nos horários oferecidos e sugere outros. Escolha um até {until}. Caso contrário, o pedido será recusado.',
  labelProposed: 'Horários sugeridos',
  subjectWanted: 'Aprove ou recuse: {event} · {invitee} · {when}',
  headingWanted: 'Alguém quer agendar com você',
  wantedElseDeclined: 'Aprove ou recuse até {until}. Se você não responder, o pedido será recusado.',
  wantedElseAccepted: 'Aprove ou recuse até {until}. Se você não responder, a reunião será agendada.',
  labelSameDay: 'Seu dia',
  actionAnswer: 'Aprovar ou recusar',
  textAnswer: 'Aprove ou recuse no seu painel:',
  subjectNotBooked: 'Não agendada: {event} · {name} · {when}',
  headingNotBooked: 'Não agendada',
  notBooked: '{name} não pode participar desta reunião.',
  notBookedUnanswered: '{name} não respondeu a tempo, então esta reunião não foi agendada.',
  timeForOther: '{name}: {time}',
  labelWith: 'Com',
  labelHost: 'Responsável',
  hostIn: '{name} ({city})',
  labelTogether: 'Junto com',
  labelPage: 'Agendado com',
  labelWhere: 'Onde',
  labelGuests: 'Convidados',
  labelBefore: 'Horário anterior',
  labelReason: 'Motivo',
  byPhone: 'Telefone: {phone}',
  youCall: 'Você liga para {phone}',
  hostCallsYou: '{name} vai ligar para você no número {phone}',
  hostCalls: '{name} liga para o participante',
  roomSentBy: '{name} vai enviar a você o link para entrar.',
  roomSentByYou: 'Envie o link para entrar.',
  actionJoin: 'Entrar',
  actionCalendar: 'Adicionar à agenda',
  actionReschedule: 'Reagendar',
  actionCancel: 'Cancelar',
  actionBooking: 'Abrir o agendamento',
  actionDecline: 'Não posso participar',
  actionBookAgain: 'Agendar outro horário',
  actionOpen: 'Abrir no painel',
  actionConfirm: 'Confirmar e agendar',
  textManage: 'Se o horário não der certo, você pode reagendar ou cancelar a reunião aqui:',
  textReschedule: 'Se o horário não der certo, você pode reagendar a reunião aqui:',
  textCancel: 'Se não puder participar, você pode cancelar a reunião aqui:',
  textBooking: 'Seu agendamento:',
  textDecline: 'Não pode participar? Avise aqui. A reunião continua para os outros:',
  textBookAgain: 'Para agendar outro horário:',
  textOpen: 'O agendamento no seu painel:',
  textConfirm: 'Digite o código onde você escolheu o horário ou abra esta página e agende por lá:',
  askGuest:
    'Quer receber lembretes desta reunião? Sem resposta, só enviamos e-mail se ela mudar de horário ou for cancelada.',
  choiceKeep: 'Quero receber tudo',
  choiceMeeting: 'Nenhum e-mail sobre isto',
  choiceAll: 'Nenhum e-mail',
  changeUntil: 'Prazo para reagendar ou cancelar: {time}.',
  rescheduleUntil: 'Prazo para reagendar: {time}.',
  cancelUntil: 'Prazo para cancelar: {time}.',
  invitationAttached: 'O convite está em anexo. Muitas agendas o adicionam automaticamente.',
  updateAttached: 'O convite em anexo substitui o anterior.',
  cancelationAttached: 'Abra o anexo para remover a reunião da sua agenda.',
  footerInvitee:
    'Você recebeu este e-mail porque este endereço foi usado para agendar uma reunião com {product}. Responsável: {owner}.',
  footerGuest:
    'Você recebeu este e-mail porque alguém que agendou uma reunião com {product} adicionou este endereço à lista de convidados. Responsável: {owner}.',
  footerInviteeOf:
    'Você recebeu este e-mail porque este endereço foi usado para agendar uma reunião. Responsável: {owner}.',
  footerGuestOf:
    'Você recebeu este e-mail porque alguém que agendou uma reunião adicionou este endereço à lista de convidados. Responsável: {owner}.',
  footerConfirmOf:
    'Você recebeu este e-mail porque alguém informou este endereço para agendar uma reunião. Responsável: {owner}. Se não foi você, ignore este e-mail. Nada será agendado sem sua confirmação.',
  footerConfirm:
    'Você recebeu este e-mail porque alguém informou este endereço para agendar uma reunião com {product}. Responsável: {owner}. Se não foi você, ignore este e-mail. Nada será agendado sem sua confirmação.',
  andOthers: { one: '{name} e mais {count}', other: '{name} e mais {count}' },
  subjectSet: 'Horário definido: {event}, {when}',
  setByYou: 'Você escolheu este horário para “{event}”. Quem pode participar já recebeu o convite.',
  setByAgreement:
    'Todas as pessoas obrigatórias podem participar de “{event}” neste horário, então ele está definido. Quem pode participar já recebeu o convite.',
  setAtDeadline:
    'A votação de “{event}” foi encerrada, e este horário venceu. Quem pode participar já recebeu o convite.',
  setForVoter: 'Este horário foi escolhido para “{event}”. Você disse que pode participar.',
  setForVoterByAgreement:
    'Todas as pessoas obrigatórias podem participar de “{event}” neste horário. Você disse que também pode.',
  setForVoterAtDeadline:
    'A votação de “{event}” foi encerrada, e este horário venceu. Você disse que pode participar.',
  movedForVoter: 'Esta reunião tem um novo horário: “{event}”. Mudança feita por: {owner}.',
  roomForVoter: 'Veja como entrar nesta reunião: “{event}”.',
  canceledForVoter: 'Esta reunião foi cancelada: “{event}”. Cancelamento por: {owner}.',
  reminderForVoter: '“{event}” começa {in}.',
  labelAlsoComing: 'Também participam',
  actionPollMeeting: 'Ver a reunião',
  textPollMeeting: 'A reunião, com o link e seu voto:',
  footerVoter:
    'Você recebeu este e-mail porque este endereço foi usado para dizer quando você pode se reunir. Responsável: {owner}. Se não foi você, ignore este e-mail.',

  subjectLeadWatched: '{share} de “{video}” reproduzidos pelo link de {lead}',
  headingLeadWatched: 'O vídeo de um lead foi visto',
  leadWatched:
    'Alguém com o link de {lead} assistiu a {amount} de “{video}”. Não sabemos se foi {lead}, porque qualquer pessoa com o link pode abri-lo.',
  labelCampaign: 'Campanha',
  actionCampaign: 'Abrir a campanha',
  textCampaign: 'Veja o que mais aconteceu com os links desta campanha:',
  footerLeadWatched:
    'Você recebe estes e-mails quando alguém assiste a um vídeo pelo link de um lead em {product}. Escolha a frequência ou desative-os em Configurações, na seção Notificações.',

  subjectClient: '{name} quer saber quando você está livre',
  headingClient: '{name} quer encontrar um horário com você',
  client:
    'Você pode deixar que {name} veja seus horários ocupados, compartilhar um arquivo da agenda uma vez ou recusar. Não é preciso ter conta.',
  labelClientTopic: 'Assunto',
  labelClientUntil: 'O link funciona até',
  actionClient: 'Responder',
  textClient: 'Responda aqui:',
  clientPrivacy:
    '{name} vê seus horários ocupados, nunca com quem nem por quê. Você pode parar de compartilhar a qualquer momento com o mesmo link.',
  footerClient:
    'Você recebeu este e-mail porque {name} ({page}) informou seu endereço em {product}. Não vamos usá-lo para mais nada.',
  subjectClientConnected: '{name} conectou uma agenda',
  headingClientConnected: 'Você pode encontrar um horário com {name}',
  clientConnected:
    '{name} permite que você veja seus horários ocupados. Escolha um horário em que as duas pessoas estão livres.',
  actionClients: 'Encontrar um horário',
  textClients: 'Encontre um horário aqui:',
  footerClientConnected: 'Você recebeu este e-mail porque pediu a {name} seus horários livres em {product}.',

  subjectConnection: 'Reconecte {account}',
  headingConnection: 'Reconecte sua conta de agenda',
  connectionBroken:
    'Não conseguimos mais acessar {account}. Os horários ocupados da última leitura continuam valendo, mas não vemos nada novo nas agendas dessa conta, e há agendamentos esperando para serem adicionados.',
  actionConnection: 'Conectar de novo',
  textConnection: 'Reconecte aqui. Suas configurações são mantidas:',
  subjectFailing: '{account} não responde',
  headingFailing: 'Uma conta conectada não responde',
  connectionFailing:
    'Há vários minutos, {account} só retorna erros. Os horários ocupados da última leitura continuam valendo, mas não vemos nada novo nas agendas dessa conta, e há agendamentos esperando para serem adicionados. Continuamos tentando, e isso costuma se resolver sozinho.',
  actionFailing: 'Ver status',
  textFailing: 'Status e verificações recentes:',
  headingApp: 'Reconecte {app}',
  appBroken:
    'Não conseguimos mais acessar {account} em {app}. Novos agendamentos continuam chegando, e as atualizações para {app} esperam até você reconectar.',
  headingAppFailing: '{app} não responde',
  appFailing:
    'Há vários minutos, {app} só retorna erros para {account}. Novos agendamentos continuam chegando, e as atualizações para {app} esperam. Continuamos tentando, e isso costuma se resolver sozinho.',
  subjectFieldsGone: '{app}: um campo que você preenche foi excluído',
  headingFieldsGone: 'Um campo foi excluído em {app}',
  fieldsGone:
    'Você preenche estes campos de contato com respostas dos agendamentos, e {app} não os tem mais: {fields}. Todo o resto continua sincronizado.',
  actionFieldsGone: 'Ver os campos',
  textFieldsGone: 'Escolha outros campos ou remova as linhas:',
  footerConnection: 'Você recebeu este e-mail porque conectou esta conta a {product}.',

  reasonFarewell:
    '{name} está encerrando esta página de agendamento. Lamentamos o cancelamento da reunião. Se ainda quiser se reunir, escreva para {name}.',

  subjectDomainWorks: 'Seu domínio {domain} funciona',
  headingDomainWorks: 'Seu domínio funciona',
  domainWorks:
    'Suas páginas de agendamento agora estão em {domain}. Links, incorporações e e-mails também o usam.',
  subjectDomainFails: 'Seu domínio {domain} parou de funcionar',
  headingDomainFails: 'Um domínio parou de funcionar',
  domainFails:
    'Há mais de uma hora, {domain} não abre suas páginas de agendamento. Os links e e-mails voltaram a usar o endereço deste servidor, que sempre funciona.',
  actionDomain: 'Abrir configurações',
  textDomainWorks: 'Veja seu domínio em Configurações:',
  textDomain: 'Veja o que está errado e quais registros DNS são necessários:',
  footerDomain: 'Você recebeu este e-mail porque usa este domínio com {product}.',

  subjectExportReady: 'Sua exportação de {product} está pronta',
  headingExportReady: 'Sua exportação está pronta',
  exportReady: 'Tudo da sua conta {product} está em um único arquivo.',
  labelUntil: 'Guardado até',
  actionExport: 'Baixar arquivo',
  textExport: 'Baixe aqui:',
  exportOnce:
    'Só você pode baixá-lo, e só uma vez. Depois nós o excluímos. Guarde-o em um lugar seguro: ele contém o que os participantes informaram a você.',

  subjectFeedback: '{name} escreveu para você em {product}',
  headingFeedback: 'Feedback de {name}',
  feedback: '{name} tem algo a dizer:',
  labelMessage: 'Mensagem',
  labelScreen: 'Tela',

  subjectAskUpgrade: '{name} pediu um upgrade de {organization}',
  headingAskUpgrade: 'Pedido de upgrade',
  askUpgrade:
    '{name} pediu que você faça upgrade de {organization} em {product}. Só você, como titular, pode escolher e pagar um plano.',
  subjectAskAccess: '{name} pediu acesso a {eventType}',
  headingAskAccess: 'Pedido de acesso',
  askAccess: '{name} pediu acesso ao tipo de evento {eventType} de {organization}.',
  labelAskedBy: 'Pedido de',
  labelAskedEventType: 'Tipo de evento',
  actionAnswerRequest: 'Responder ao pedido',
  textAnswerRequest: 'Aprove ou recuse o pedido aqui:',
  requestEnds: {
    by: 'days',
    one: 'O link funciona por {days} dia. Abri-lo não muda nada: você escolhe na página.',
    other: 'O link funciona por {days} dias. Abri-lo não muda nada: você escolhe na página.',
  },
  footerRequest: 'Você recebeu este e-mail porque faz parte de {organization} em {product}.',
  subjectRequestAnswered: '{heading}: {organization}',
  headingUpgradeGranted: 'Seu pedido foi aprovado',
  upgradeGranted:
    'O titular de {organization} concordou com o upgrade. Você recebe o plano maior assim que ele for escolhido.',
  upgradeDeclined: 'O titular de {organization} decidiu não fazer upgrade por enquanto.',
  headingAccessGranted: 'Agora você é responsável',
  accessGranted: 'Agora você é responsável pelo tipo de evento {eventType} de {organization}.',
  headingRequestDeclined: 'Seu pedido foi recusado',
  accessDeclined:
    'O titular de {organization} decidiu não adicionar você ao tipo de evento {eventType} por enquanto.',
  actionOpenDashboard: 'Abrir painel',
  textOpenDashboard: 'Abra seu painel aqui:',

  subjectUndelivered: 'Não foi possível entregar para {email}',
  headingUndelivered: 'Um e-mail não chegou ao participante',
  undelivered:
    'O servidor de e-mail recusou nosso e-mail para {email}. O endereço pode ter um erro de digitação.',
  undeliveredClosing:
    'O participante talvez não saiba desta reunião. Entre em contato de outra forma, ou cancele a reunião para liberar o horário.',
  subjectHeld: 'Alguns dos seus e-mails vão sair mais tarde',
  headingHeld: 'Alguns dos seus e-mails estão esperando',
  held: '{product} limita para quantas pessoas novas você pode enviar e-mails em um dia, e você atingiu esse limite. O resto sai automaticamente nos próximos dias.',
  actionHeld: 'Ver o que está esperando',
  textHeld: 'Veja o que está esperando:',
  heldClosing:
    'Nada se perdeu, e você não precisa fazer nada. Seu limite aumenta conforme o tempo da sua conta.',

  subjectJoin: '{name} convida você para {organization}',
  headingJoin: 'Participe de {organization}',
  joinOrganization:
    '{name} convida você a fazer parte de {organization} em {product}, para compartilhar reuniões e páginas de agendamento com a equipe. Você mantém sua própria conta e suas agendas.',
  labelRole: 'Sua função',
  roleAdmin: 'Admin',
  roleMember: 'Membro',
  actionAcceptInvitation: 'Aceitar convite',
  textAcceptInvitation: 'Aceite o convite aqui:',
  joinEnds: {
    by: 'days',
    one: 'O link funciona uma vez, por {days} dia.',
    other: 'O link funciona uma vez, por {days} dias.',
  },
  joinIgnore: 'Se não quiser participar, ignore este e-mail. Ninguém entra sem aceitar.',
  footerJoin:
    'Você recebeu este e-mail porque alguém de {organization} ({page}) enviou um convite para você fazer parte da organização em {product}. Não vamos usar seu endereço para mais nada.',
  headingRemoved: 'Você não faz mais parte de {organization}',
  headingLeft: 'Você saiu de {organization}',
  goneFrom:
    'Ninguém mais pode agendar com você em {organization}, e você não tem mais acesso à organização. Sua própria conta, suas páginas e suas agendas continuam como estão.',
  goneMeetings: 'Se um colega assumir uma das suas próximas reuniões, você recebe um e-mail.',
  headingRoleChanged: 'Sua função em {organization} mudou',
  madeAdmin:
    'Agora você é admin. Você gerencia as pessoas, os tipos de evento, as configurações e todas as reuniões de {organization}.',
  madeMember: 'Agora você é membro. Você vê os tipos de evento de {organization} e suas próprias reuniões.',
  headingOwner: 'Agora você é titular de {organization}',
  madeOwner: 'Você gerencia o plano de {organization}, e só você pode transferir ou excluir a organização.',
  headingTransferred: '{name} agora é titular de {organization}',
  transferred: 'Agora você é admin. Todas as reuniões continuam como estão.',
  headingTransferAsked: '{name} pediu que você seja titular de {organization}',
  transferAsked:
    'Se você aceitar, será titular de {organization} e pagará por ela. Só você poderá transferir ou excluir a organização, e {name} passa a ser admin.',
  transferAskedAnswer:
    'Você pode aceitar ou recusar na página da organização em até 7 dias. Nada muda até você aceitar.',
  headingTransferDeclined: '{name} não vai assumir {organization}',
  transferDeclined: 'O pedido para assumir {organization} foi recusado. Você continua titular.',
  headingMemberRemoved: '{name} não faz mais parte de {organization}',
  headingMemberLeft: '{name} saiu de {organization}',
  headingMemberDeleted: 'A conta de {name} em {organization} foi excluída',
  headingMemberDisabled: 'A conta de {name} em {organization} foi desativada',
  memberDisabled:
    'Não é mais possível entrar com essa conta nem agendar com ela. As próximas reuniões que ninguém assumiu ainda estão na sua página de pessoas.',
  memberGone:
    'Ninguém mais pode agendar com essa pessoa lá. Sua lista de pessoas mostra as próximas reuniões que ninguém assumiu ainda.',
  headingJoined: 'Agora você faz parte de {organization}',
  joined:
    'Os colegas de {organization} já podem adicionar você a tipos de evento. Você mantém sua própria conta e suas agendas.',
  joinedNext:
    'Confira seus horários e conecte sua agenda agora, para que só agendem quando você estiver livre. Se já estiver tudo configurado, não falta nada.',
  labelCheckHours: 'Confira seus horários',
  labelConnectCalendar: 'Conecte uma agenda',
  headingMemberJoined: '{name} agora faz parte de {organization}',
  memberJoined: 'Agora você pode adicionar {name} a tipos de evento e ver os dados na sua página de pessoas.',
  headingAddedToTeam: 'Você entrou em uma equipe de {organization}',
  addedToTeam:
    'Agora você é responsável pelos tipos de evento abaixo, e as pessoas podem agendar com você em {organization}.',
  addedToTeamAsks:
    'Usamos seus próprios horários e agendas. Se você não puder conduzir estas reuniões, peça a seu admin que mude os responsáveis.',
  headingEventTypesGiven: 'Novos tipos de evento de {organization}',
  eventTypesGiven:
    'Os tipos de evento abaixo agora estão na sua própria página. {organization} os gerencia e pode ter bloqueado algumas das configurações.',
  eventTypesGivenAsks:
    'Eles usam seus próprios horários e agendas, a menos que {organization} defina os horários. Se você não puder conduzir estas reuniões, peça a seu admin que mude isso.',
  headingHostMissing: '{name} não é mais responsável em {organization}',
  hostMissing:
    '{name} era responsável obrigatório nos tipos de evento abaixo. As pessoas ainda podem agendá-los, com os responsáveis que restam.',
  hostMissingAsks:
    'Outra pessoa deve participar, ou ninguém deve agendar por enquanto? Mude para a organização no painel e troque os responsáveis ou desative os tipos de evento.',
  headingTeamShort: 'Faltam responsáveis em {organization}',
  teamShort:
    '{name} não pode mais ser responsável, e agora faltam responsáveis nos tipos de evento abaixo. Ninguém pode agendá-los por enquanto.',
  teamShortAsks: 'Adicione responsáveis, exija menos por reunião ou desative os tipos de evento.',
  labelEventTypes: 'Tipos de evento',
  headingApiKeyMadeBy: '{name} criou uma chave de API para {organization}',
  apiKeyMadeBy:
    'Qualquer programa com esta chave pode agir por {organization} dentro das permissões da chave.',
  headingApiKeyRemovedBy: '{name} removeu uma chave de API de {organization}',
  apiKeyRemovedBy: 'Os programas que usavam esta chave não podem mais agir por {organization}.',
  apiKeysOfMembers: 'Mude para {organization} no painel para ver ou remover as chaves.',
  footerMemberNews: 'Você recebeu este e-mail porque é ou foi membro de {organization} em {product}.',
  headingAppAllowedBy: '{name} permitiu que um app aja por {organization}',
  appAllowedBy: 'O app pode agir por {organization} dentro das permissões dadas por {name}.',
  headingAppRemovedBy: '{name} desconectou um app de {organization}',
  appRemovedBy: 'Este app não pode mais agir por {organization}.',
  appsOfMembers: 'Mude para {organization} no painel para ver ou desconectar os apps.',
  subjectOrganizationEmail: 'Este é o e-mail de {organization}?',
  headingOrganizationEmail: 'Confirme este e-mail',
  organizationEmail:
    '{organization} quer mostrar este e-mail nos convites da agenda, para que os participantes possam responder a ele. Confirme se você concorda.',
  actionOrganizationEmail: 'Confirmar e-mail',
  textOrganizationEmail: 'Confirme este e-mail:',
  organizationEmailEnds: 'O link funciona uma vez, por 7 dias.',
  organizationEmailIgnore:
    'Se você não conhece {organization}, ignore este e-mail. Nada muda sem sua confirmação.',
  footerOrganizationEmail:
    'Você recebeu este e-mail porque alguém de {organization} ({page}) informou este endereço em {product}. Não vamos usá-lo para mais nada.',

  subjectPollInvited: '{name} quer saber quando você pode: {poll}',
  subjectPollReminder: 'Lembrete: quando você pode? {poll}',
  subjectPollConfirm: 'Confirme seu voto: {poll}',
  subjectPollVoted: 'Seu voto: {poll}',
  subjectPollRemoved: 'Vote de novo: {poll}',
  subjectPollChanged: 'Os horários mudaram: {poll}',
  subjectPollDecided: 'Horário definido: {poll}',
  subjectPollVotedHost: 'Novo voto: {name} · {poll}',
  subjectPollDeclinedHost: 'Recusa: {name} · {poll}',
  headingPollInvited: 'Quando você pode participar?',
  headingPollReminder: 'Ainda falta seu voto',
  headingPollVoted: 'Confirme seu voto',
  headingPollProved: 'Voto registrado, agradecemos sua participação',
  headingPollVotedAgain: 'Você já votou',
  headingPollRemoved: 'Vote de novo',
  headingPollChanged: 'Os horários mudaram',
  headingPollDecided: 'O horário está definido',
  headingPollVotedHost: 'Um novo voto',
  headingPollDeclinedHost: 'Alguém não pode participar',
  pollInvited:
    '{name} está procurando um horário para “{poll}” e quer saber quando você pode participar. Não é preciso ter conta.',
  pollReminder: '{name} ainda está procurando um horário para “{poll}”. Você ainda não votou.',
  pollReminderConfirm:
    'Seu voto em “{poll}” ainda não está confirmado. Abra o link e confirme que ele é seu.',
  pollVoted:
    'Alguém votou em “{poll}” com seu endereço de e-mail. Se foi você, confirme seu voto. Você pode mudá-lo ou retirá-lo enquanto a votação estiver aberta.',
  pollProved: 'Você pode mudar ou retirar seu voto em “{poll}” enquanto a votação estiver aberta.',
  pollVotedAgain:
    'Alguém já informou horários preferidos para “{poll}” com este e-mail. Abra o link para ver, confirmar ou mudar esses horários. Os links anteriores vão parar de funcionar.',
  pollRemoved:
    '“{poll}” agora tem esta duração: {duration}. Seus horários anteriores podem não servir mais, por isso os removemos. Vote de novo.',
  pollChanged:
    'Os horários de “{poll}” mudaram. Mantivemos seus votos nos outros horários. Confira se ainda estão certos.',
  pollDecided:
    'O horário de “{poll}” está definido. Você não votou nele, por isso não enviamos um convite. Se agora puder participar, avise o responsável.',
  pollNotYou: '{name} (não é você)',
  pollVotedHost: 'Há um novo voto em “{poll}”: {name}.',
  pollDeclinedHost:
    '{name} não pode mais participar de “{poll}”. A reunião continua como está. Você pode reagendá-la ou cancelá-la.',
  subjectPollAttendsHost: 'Agora pode participar: {name} · {poll}',
  headingPollAttendsHost: 'Mais uma pessoa pode participar',
  pollAttendsHost: 'Agora {name} pode participar de “{poll}” e já recebeu o convite.',
  labelPollAbout: 'Sobre',
  labelPollTimes: 'Horários',
  labelPollDays: 'Dias',
  labelPollZone: 'Fuso horário',
  pollMoreTimes: { one: 'e mais {count}', other: 'e mais {count}' },
  labelPollUntil: 'Votar até',
  labelPollAdded: 'Novo',
  labelPollTakenAway: 'Removido',
  labelPollFinal: 'Horário',
  actionPollVote: 'Votar nos horários',
  actionPollChange: 'Mudar meu voto',
  actionPollConfirm: 'Confirmar meu voto',
  actionPollOpen: 'Ver resultados',
  actionPollSee: 'Ver o resultado',
  textPollLink: 'Abra a enquete aqui:',
  pollLinkIsYours: 'Qualquer pessoa com este link pode mudar seu voto. Não o compartilhe.',
  choosePollMails: 'Não receber mais e-mails sobre esta enquete',
  footerPollInvited:
    'Você recebeu este e-mail porque {owner} ({page}) quer saber quando você pode participar.',
  footerPollVoter:
    'Você recebeu este e-mail porque este endereço foi usado para votar. Se não foi você, ignore este e-mail.',

  subjectReferral: '{name} convida você a conhecer {product}',
  headingReferral: '{name} acha que você vai gostar de {product}',
  referral:
    'Com {product}, as pessoas agendam reuniões com você em horários que servem para os dois lados, sem trocar vários e-mails. {name} usa e convida você a experimentar.',
  actionTry: 'Conhecer',
  textTry: 'Conheça aqui:',
  referralSeen: '{name} vai ver se alguém criou uma conta {product} com este e-mail e se pagou por um plano.',
  referralClosing: '{name} pode enviar um lembrete a você. É só isso.',
  subjectReferralReminder: 'Lembrete: {name} convida você a conhecer {product}',
  headingReferralReminder: '{name} ainda acha que você vai gostar de {product}',
  referralLast: 'Este foi o único lembrete. Não haverá mais e-mails como este de {name}.',
  footerReferral:
    'Você recebeu este e-mail porque {name} ({page}) convidou você a conhecer {product}. Não vamos usar seu endereço para mais nada.',
  subjectReward: '{name} resgatou um vale-presente de US$ {dollars}',
  headingReward: 'Um vale-presente para enviar',
  rewardByHand: {
    by: 'points',
    one: '{name} resgatou {points} ponto ganho com pessoas que criaram conta pelo link e pagaram por um plano. Não há vale-presente deste valor em estoque. Envie um para {email}.',
    other:
      '{name} resgatou {points} pontos ganhos com pessoas que criaram conta pelo link e pagaram por um plano. Não há vale-presente deste valor em estoque. Envie um para {email}.',
  },
  rewardFromStock: {
    by: 'points',
    one: '{name} resgatou {points} ponto ganho com pessoas que criaram conta pelo link e pagaram por um plano. Um vale-presente do estoque será enviado para {email} em {date}, a menos que você impeça o envio.',
    other:
      '{name} resgatou {points} pontos ganhos com pessoas que criaram conta pelo link e pagaram por um plano. Um vale-presente do estoque será enviado para {email} em {date}, a menos que você impeça o envio.',
  },
  labelWorth: 'Valor',
  worthDollars: {
    by: 'points',
    one: 'US$ {dollars} ({points} ponto)',
    other: 'US$ {dollars} ({points} pontos)',
  },
  labelGiftCardStop: 'Para impedir o envio',
  subjectGiftCard: 'Seu vale-presente de US$ {dollars}',
  headingGiftCard: 'Aqui está seu vale-presente',
  giftCard: 'Agradecemos por convidar pessoas para {product}.',
  giftCardDollars: 'US$ {dollars}',
  labelGiftCardCode: 'Código',
  giftCardKeep: 'Guarde este e-mail. Nós excluímos o código do nosso lado depois de três meses.',
  footerGiftCard: 'Você recebeu este e-mail porque trocou pontos em {product}.',

  labelAccount: 'Conta',
  footerFeedback: 'Você recebeu este e-mail porque administra este servidor {product} (OPERATOR_EMAIL).',
  greeting: 'Olá, {name},',
  greetingGuest: 'Olá,',
  clockForward:
    'Os relógios são adiantados antes desta reunião ({date}, {amount}). O horário aqui já considera isso.',
  clockBack:
    'Os relógios são atrasados antes desta reunião ({date}, {amount}). O horário aqui já considera isso.',
  labelCode: 'Seu código',
  chooseMails: 'Escolher quais e-mails receber',
  codeIsYours: 'Nunca pedimos este código por telefone nem em outro e-mail.',
  replyReaches: 'Sua resposta vai para {name}.',
  footerHost: 'Você recebeu este e-mail porque as pessoas agendam com você com {product}.',
  stopAllMails: 'Não receber mais e-mails de {product}',
  allDay: 'Dia inteiro',
  footerNewDevice: 'Você recebeu este e-mail porque tem uma conta {product}.',

  subjectWebhookFailing: 'Seu webhook em {address} está falhando',
  subjectWebhookGone: 'Seu webhook em {address} foi desativado',
  headingWebhookFailing: 'Um webhook está falhando',
  headingWebhookGone: 'Um webhook foi desativado',
  webhookFailing: {
    one: '{address} não aceitou o que enviamos: {count} tentativa falhou.',
    other: '{address} não aceita o que enviamos: {count} tentativas seguidas falharam.',
  },
  webhookGone:
    '{address} respondeu com 410 (gone), por isso desativamos o webhook e descartamos o que esperava por ele.',
  labelSince: 'Desde',
  labelLastAttempt: 'Última tentativa',
  webhookAnswered: 'Respondeu com {status}',
  webhookNoAnswer: 'O servidor não respondeu',
  webhookTimeout: 'O servidor demorou demais',
  webhookCertificate: 'O certificado do site não é válido',
  webhookNoHost: 'Nenhum servidor tem este nome',
  webhookPrivate: 'O endereço está em uma rede privada',
  webhookAddress: 'O endereço não pode ser usado',
  actionWebhook: 'Abrir o webhook',
  textWebhook: 'Veja o que enviamos e tente de novo:',
  textWebhookGone: 'Se ele voltou a funcionar, ative o webhook de novo aqui:',
  webhookFailingClosing:
    'Continuamos tentando, mas com frequência cada vez menor. Quando o endereço voltar a funcionar, enviamos tudo o que está esperando. Desistimos depois de cerca de três dias.',
  webhookGoneClosing: 'Os agendamentos e e-mails não são afetados.',
  footerWebhook: 'Você recebeu este e-mail porque adicionou este webhook em {product}.',
}
