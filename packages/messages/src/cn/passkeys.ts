import type { texts as source } from '../en/passkeys.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'cn'> = {
  'passkeys.title': '通行密钥',
  'passkeys.text': '使用指纹、面容或设备 PIN 登录，代替密码和验证码。虚假网站无法索要它。',
  'passkeys.not_here': '此浏览器无法在此地址创建通行密钥。',
  'passkeys.add': '添加通行密钥',
  'passkeys.name': '通行密钥名称',
  'passkeys.name_text': '帮助您区分各个通行密钥。',
  'passkeys.first_name': '此设备',
  'passkeys.make': '创建通行密钥',
  'passkeys.declined': '没有创建通行密钥。浏览器的提示已关闭或超时。',
  'passkeys.there': '此设备已有您账号的通行密钥。',
  'passkeys.was_added': '已添加通行密钥',
  'passkeys.added': '添加于 {date}。',
  'passkeys.used': '上次使用：{when}。',
  'passkeys.unused': '尚未使用。',
  'passkeys.rename': '重命名',
  'passkeys.rename_of': '重命名 {name}',
  'passkeys.remove': '移除',
  'passkeys.remove_of': '移除 {name}',
  'passkeys.remove_text': '它不能再用于登录。在您也从设备上删除之前，设备可能仍会提供它。',
  'passkeys.was_removed': '已移除通行密钥',
  'error.passkey_not_found': '此通行密钥已被移除',
  'error.passkey_limit_reached': '您已达到 20 个通行密钥的上限。请先移除一个。',
}
