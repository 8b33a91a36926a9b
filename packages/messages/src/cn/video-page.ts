import type { texts as source } from '../en/video-page.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'cn'> = {
  play: '播放视频',
  speed: '速度',
  quality: '画质',
  quality_high: '高',
  quality_small: '省流量',
  full_screen: '全屏',
  chapters: '章节',
  book: '预约时间',
  close: '关闭',
  website: '网站 {site}',
  failed_connection: '连接已断开。',
  failed_file: '无法加载此视频。',
  failed_format: '无法加载此视频。请换一个浏览器试试。',
  try_again: '重试',
  password_title: '此视频有密码',
  password: '密码',
  wrong_password: '密码错误。请重试。',
  watch: '观看视频',
  missing_title: '找不到此视频',
  missing_text: '它可能已被删除，或被所有者设为不公开。',
  expired_title: '链接已过期',
  expired_text: '此链接已失效。请向视频的所有者索取新链接。',
  processing_title: '即将就绪',
  processing_text: '此视频仍在准备中。稍后就会显示在这里。',
}
