import type { texts as source } from '../en/operator.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'cn'> = {
  doctor: '检查设置、邮件和网络',
  title: '服务器状态',
  allWell: '一切正常。',
  wrong: { other: '有 {count} 个问题' },

  paused:
    '此服务器已从备份恢复，目前已暂停：不发送邮件，也不调用任何其他服务，因为之前的服务器可能已经做过。请停止之前的服务器，然后运行 pnpm admin resume --now。',
  mailsWait:
    '没有人能收到邮件：未设置 SMTP_URL。请进行设置，例如 smtp://user:password@host:587，然后重启服务器。等待的邮件随后会发出。',
  mailsCaught:
    '没有人能收到邮件：SMTP_URL 为 "mailbox"，因此邮件只保存在此处。它们以后也不会发送。正式使用时请设置为邮件服务器。',
  nobodySends: {
    by: 'minutes',
    other:
      '邮件已等待 {minutes} 分钟：没有 worker 在运行，或它没有邮件服务器。请启动一个设有 ROLE=worker 或不设 ROLE 的进程，并提供 SMTP_URL。',
  },
  serverRefuses:
    '邮件服务器不接受任何邮件：无法连接，或拒绝我们的邮件。请检查 SMTP_URL 和服务器日志。我们会持续尝试两天。',
  noEncryption:
    '密码和链接以未加密方式发送，因此途中可能被他人读取。请在前面放置终止 TLS 的代理，并将 PUBLIC_URL 设置为其 https:// 地址。',
  superuser:
    '服务器是其数据库的超级用户，因此我们的一个错误可能影响整台机器。请为其分配一个只拥有其数据库的角色，并在 DATABASE_URL 中使用该角色。',
  keyBesideSecrets:
    '身份验证器密钥和日历令牌已加密，但其密钥在同一数据库中：拥有数据库副本的任何人都可以读取。请将 SECRET_KEYS 设置为 64 个十六进制数字，例如由 openssl rand -hex 32 生成，然后重新启动服务器。',

  server: '服务器',
  version: '版本',
  roles: '此进程',
  web: '响应请求',
  worker: '发送邮件、提醒和 Webhook',
  since: '运行开始于',
  publicUrl: '公开地址',
  listens: '监听',
  listensAt: '{host}，端口 {port}',
  knownHosts: '其他名称',
  proxies: '受信任的代理',
  onThisMachine: '此机器上的代理',
  purpose: '用途',
  trial: '仅供此机器使用、拥有自己数据的试用环境。设置 PUBLIC_URL 即可正式运行。',
  production: '正式环境',
  videos: '视频',
  ffmpeg: '此进程有 ffmpeg，可以转换视频。',
  noFfmpeg:
    '此进程在 /usr/bin、/usr/local/bin 或 /opt/homebrew/bin 中没有 ffmpeg。视频可以录制、上传和播放，但不能剪辑。不会从视频生成图片或 GIF，WebM 视频保持原样（少数浏览器无法播放），.ogg 视频不会显示。请安装 ffmpeg，然后重新启动服务器。',

  database: '数据库',
  databaseSize: '大小',
  databaseRole: '角色',
  migration: '最新迁移',
  newestBackup: '最新备份',

  mails: '邮件',
  mailsGo: '状态',
  sent: '已发送给收件人',
  caught: '保存在邮箱中',
  waiting: '等待中',
  waitingNow: '当前等待',
  waitingSince: '{count}，自 {time} 起',
  none: '无',
  later: '稍后发送的提醒',
  lastSent: '上次发送',
  never: '从未',
  refused: '最近一周被收件方拒收',
}
