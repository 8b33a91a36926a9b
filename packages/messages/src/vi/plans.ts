import type { texts as source } from '../en/plans.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'vi'> = {
  'trial.label': 'Thời gian dùng thử của bạn',
  'trial.friday': {
    by: 'months',
    other: 'Black Friday: tiết kiệm {percent}% cho gói Growth trong {months} tháng đầu, đến {date}',
  },
  'trial.bar': 'Bạn đang dùng thử {product}. Vui lòng nâng cấp tài khoản của bạn ngay.',
  'unpaid.label': 'Khoản thanh toán của bạn',
  'unpaid.bar':
    'Lần thanh toán gần nhất của bạn không thành công. Để giữ gói, hãy thanh toán chậm nhất vào {date}.',
  'unpaid.paused':
    'Lần thanh toán gần nhất của bạn không thành công, và gói của bạn đang tạm dừng. Hãy thanh toán để tiếp tục.',
  'unpaid.pay': 'Thanh toán ngay',
  'plan.upgrade': 'Nâng cấp',
  'plan.upgrade_now': 'Nâng cấp ngay',
  'plan.ask_owner': 'Chỉ chủ sở hữu tổ chức của bạn mới có thể nâng cấp.',
  'plan.asked': 'Yêu cầu của bạn đang được gửi đến chủ sở hữu.',
  'plan.asked_already': 'Bạn đã gửi yêu cầu rồi. Chủ sở hữu đã nhận được.',
  'plan.extra': 'Phút bổ sung với giá {price} mỗi phút',
  'plan.lock_title': 'Không có trong gói của bạn',
  'plan.locked': 'Vui lòng nâng cấp gói để dùng tính năng này.',
  'plan.minutes_title': 'Thêm phút video',
  'plan.minutes_locked':
    'Mỗi khách tiềm năng mới dùng hết độ dài của video từ số phút tháng này. Hãy lấy thêm phút để gửi cho nhiều khách tiềm năng hơn. Các phút này dùng được ngay.',
  'plan.more_minutes': 'Lấy thêm phút',
  'upgrade.greeting': '{name}, vui lòng nâng cấp tài khoản của bạn',
  'upgrade.change': '{name}, gói của bạn',
  'upgrade.plan': 'Gói của bạn',
  'upgrade.trial_until': 'Dùng thử đến {date}',
  'upgrade.trial_ended': 'Thời gian dùng thử của bạn đã kết thúc vào {date}',
  'upgrade.everything': 'Đã bao gồm mọi thứ',
  'upgrade.everything_text':
    'Máy chủ này không bán gói. Bạn có thể dùng mọi tính năng, không giới hạn thời gian.',
  'upgrade.ask_text':
    'Người vận hành máy chủ này cấp gói. Hãy cho biết bạn cần gì, và họ sẽ trả lời qua email.',
  'upgrade.ask_label': 'Bạn cần gì?',
  'upgrade.ask': 'Gửi yêu cầu nâng cấp',
  'upgrade.nobody': 'Người vận hành máy chủ này cấp gói. Hãy hỏi họ để có gói lớn hơn.',
}
