import type { texts as source } from '../en/domains.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'cn'> = {
  'domain.text':
    '在您自己的域名上显示预约页面。域名生效后，链接、嵌入组件和邮件都会使用它。此服务器的地址也继续有效。',
  'domain.label': '您的域名',
  'domain.label_text': '请选择未作他用的域名，例如 meet.example.com。',
  'domain.wrong': '“{domain}”不是域名。请输入类似 meet.example.com 的域名。',
  'domain.use': '使用此域名',
  'domain.unknown': '我们还找不到 {domain}。我们会继续检查。您暂时无需任何操作。',
  'domain.no_record': '{domain} 还没有记录。请在您购买域名的地方添加以下记录。',
  'domain.wrong_target': '{domain} 指向 {found}，而不是此处。请将其记录改为以下内容。',
  'domain.no_proof': '{domain} 已指向此处，但缺少证明它属于您的 TXT 记录。请添加以下记录。',
  'domain.not_spread': '您的记录正确，但尚未传播。这可能需要几个小时。我们会自动再次检查。',
  'domain.no_answer': '{domain} 已指向此处，但此服务器不响应该名称。请让此服务器的运营者允许它。',
  'domain.no_certificate':
    '{domain} 已指向此处，但还没有证书。这可能需要几分钟。如果没有变化，请询问此服务器的运营者。',
  'domain.works': '已生效。链接、嵌入组件和邮件使用 {domain}。',
  'domain.still_used': '链接仍在使用它。如果一小时内仍未恢复，链接会改用此服务器的地址。',
  'domain.checked': '检查于 {when}',
  'domain.check': '立即检查',
  'domain.remove': '移除域名',
  'domain.set_meanwhile': '已在其他标签页或由他人设置了另一个域名。请重新加载此页面查看。您的域名未被使用。',
  'domain.removed': '链接已恢复使用此服务器的地址',
  'domain.remove_ask': '要移除您的域名吗？',
  'domain.remove_text': '您已分享的指向 {domain} 的链接将失效。',
  'domain.records': 'DNS 记录',
  'domain.records_text': '请在您管理域名的地方添加这两条记录。',
  'domain.name': '名称',
  'domain.value': '值',
  'domain.copy': '复制：{what}',
  'domain.apex': '前面没有任何内容的域名（例如 example.com）不能有 CNAME。请改为设置与此服务器相同的地址。',
  'error.domain_not_found': '未设置自定义域名',
}
