import type { texts as source } from '../en/operator.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'pt'> = {
  doctor: 'Verificar configurações, e-mail e rede',
  title: 'Status do servidor',
  allWell: 'Nada de errado.',
  wrong: { one: '{count} coisa está errada', other: '{count} coisas estão erradas' },

  paused:
    'Este servidor foi restaurado de um backup e está em pausa: não envia e-mails nem chama outros serviços, porque o servidor anterior talvez já tenha feito isso. Pare aquele servidor e execute pnpm admin resume --now.',
  mailsWait:
    'Ninguém recebe e-mails: SMTP_URL não está definida. Defina-a, por exemplo como smtp://user:password@host:587, e reinicie o servidor. Os e-mails em espera saem então.',
  mailsCaught:
    'Ninguém recebe e-mails: SMTP_URL é "mailbox", então os e-mails só ficam guardados aqui. Eles não são enviados depois. Para uso real, defina-a como um servidor de e-mail.',
  nobodySends: {
    by: 'minutes',
    one: 'Há e-mails esperando há {minutes} minuto: nenhum worker está rodando, ou ele não tem servidor de e-mail. Inicie um processo com ROLE=worker, ou sem ROLE, e dê a ele SMTP_URL.',
    other:
      'Há e-mails esperando há {minutes} minutos: nenhum worker está rodando, ou ele não tem servidor de e-mail. Inicie um processo com ROLE=worker, ou sem ROLE, e dê a ele SMTP_URL.',
  },
  serverRefuses:
    'O servidor de e-mail não aceita e-mails: não é possível acessá-lo, ou ele rejeita os nossos. Confira SMTP_URL e o log do servidor. Continuamos tentando por dois dias.',
  noEncryption:
    'Senhas e links são enviados sem criptografia, então outras pessoas podem lê-los no caminho. Coloque na frente um proxy que termine o TLS e defina PUBLIC_URL como o endereço https:// dele.',
  superuser:
    'O servidor é superusuário do banco de dados, então um erro nosso poderia afetar a máquina inteira. Dê a ele uma role que seja dona do banco de dados dele e de mais nada e use essa role em DATABASE_URL.',
  keyBesideSecrets:
    'Os segredos do autenticador e os tokens de agenda estão criptografados, mas a chave está no mesmo banco de dados: quem tiver uma cópia dele pode lê-los. Defina SECRET_KEYS com 64 dígitos hexadecimais, por exemplo de openssl rand -hex 32, e inicie o servidor de novo.',

  server: 'Servidor',
  version: 'Versão',
  roles: 'Este processo',
  web: 'responde a solicitações',
  worker: 'envia e-mails, lembretes e webhooks',
  since: 'Rodando desde',
  publicUrl: 'Endereço público',
  listens: 'Escuta em',
  listensAt: '{host}, porta {port}',
  knownHosts: 'Outros nomes',
  proxies: 'Proxies confiáveis',
  onThisMachine: 'os desta máquina',
  purpose: 'Finalidade',
  trial: 'Um teste com dados próprios, só para esta máquina. Defina PUBLIC_URL para usá-lo de verdade.',
  production: 'Produção',
  videos: 'Vídeos',
  ffmpeg: 'Este processo tem ffmpeg e pode converter vídeos.',
  noFfmpeg:
    'Este processo não tem ffmpeg em /usr/bin, /usr/local/bin nem /opt/homebrew/bin. É possível gravar vídeos, fazer upload deles e reproduzi-los, mas não cortá-los. Nenhuma imagem nem GIF é feita a partir deles, os vídeos WebM ficam como estão, o que alguns navegadores não reproduzem, e os vídeos .ogg não são mostrados. Instale o ffmpeg e inicie o servidor de novo.',

  database: 'Banco de dados',
  databaseSize: 'Tamanho',
  databaseRole: 'Role',
  migration: 'Migração mais recente',
  newestBackup: 'Backup mais recente',

  mails: 'E-mails',
  mailsGo: 'Status',
  sent: 'enviados aos destinatários',
  caught: 'guardados na caixa de correio',
  waiting: 'esperando',
  waitingNow: 'Esperando agora',
  waitingSince: '{count}, desde {time}',
  none: 'nenhum',
  later: 'Lembretes para depois',
  lastSent: 'Último envio',
  never: 'nunca',
  refused: 'Rejeitados por destinatários na última semana',
}
