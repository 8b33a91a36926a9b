import type { texts as source } from '../en/referrals.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'vi'> = {
  'referrals.text': 'Mời những người chủ trì khác và nhận điểm đổi thẻ quà tặng.',
  'referrals.earn': {
    by: 'points',
    other: 'Bạn nhận {points} điểm cho mỗi người đăng ký bằng liên kết của bạn và trả tiền cho một gói.',
  },
  'referrals.earn_after': { by: 'days', other: 'Bạn có thể dùng số điểm này sau {days} ngày.' },
  'referrals.worth': { by: 'points', other: '{points} điểm có giá trị ${dollars}.' },
  'referrals.email': 'Email công việc',
  'referrals.email_hint':
    'Chúng tôi sẽ thay mặt bạn gửi liên kết của bạn đến địa chỉ này. Thư trả lời sẽ đến bạn.',
  'referrals.invite': 'Mời',
  'referrals.invited': 'Lời mời của bạn đang được gửi đến {email}.',
  'referrals.failed': 'Không thể mời email này',
  'referrals.invited_before': 'Bạn đã mời {email} rồi. Chúng tôi không gửi lời mời thứ hai.',
  'referrals.invited_on': 'Đã mời vào {date}',
  'referrals.status_signed_up': 'Đã đăng ký',
  'referrals.status_upgraded': 'Đã nâng cấp',
  'referrals.remind': 'Nhắc',
  'referrals.remind_of': 'Nhắc {email}',
  'referrals.reminded': 'Lời nhắc của bạn đang được gửi đến {email}.',
  'referrals.reminded_on': 'Đã nhắc vào {date}',
  'referrals.remind_failed': 'Không thể gửi lời nhắc hoặc email',
  'referrals.delete_of': 'Xóa lời mời gửi đến {email}',
  'referrals.delete_title': 'Xóa lời mời này?',
  'referrals.delete_text':
    '{email} sẽ biến mất khỏi danh sách của bạn. Bạn vẫn giữ số điểm đã nhận. Chúng tôi nhớ địa chỉ này trong một năm để bạn không mời hai lần.',
  'referrals.deleted': 'Đã xóa lời mời',
  'referrals.held': {
    other:
      '{count} email gửi đến người mới đang chờ vì giới hạn hằng ngày của chúng tôi. Chúng tôi sẽ gửi tiếp vào {when}.',
  },
  'referrals.nobody': 'Chưa có lời mời nào',
  'referrals.nobody_text':
    'Những người bạn mời nhận một email có liên kết của bạn, và một lời nhắc nếu bạn gửi.',
  'referrals.points': { other: '{count} điểm' },
  'referrals.pending': { other: 'Thêm {count} điểm từ {date}' },
  'referrals.joined': { other: '{count} người đã đăng ký bằng liên kết của bạn' },
  'referrals.paid': { other: '{count} người trong số đó trả tiền cho một gói' },
  'referrals.gift_cards': 'Thẻ quà tặng',
  'referrals.gift_card': '${dollars}',
  'referrals.costs': { by: 'points', other: '{points} điểm' },
  'referrals.missing': { other: 'Cần thêm {count} điểm' },
  'referrals.claim': 'Đổi',
  'referrals.claim_named': 'Đổi lấy thẻ quà tặng ${dollars}',
  'referrals.sure': 'Đổi lấy một thẻ quà tặng ${dollars}?',
  'referrals.sure_text': { by: 'points', other: 'Thao tác này dùng {points} điểm.' },
  'referrals.sure_when': {
    by: 'days',
    other: 'Chúng tôi sẽ gửi thẻ quà tặng qua email đến {email} sau khoảng {days} ngày.',
  },
  'referrals.claimed': 'Chúng tôi sẽ gửi thẻ quà tặng qua email đến {email}.',
  'referrals.claims': 'Thẻ quà tặng đã đổi',
  'referrals.claimed_on': 'Đã đổi vào {date}, sẽ được gửi đến {email}',
  'referrals.sent_on': 'Đã gửi vào {date} đến {email}',
  'referrals.returned_on': 'Không gửi. Bạn đã nhận lại điểm vào {date}',
  'referrals.history': 'Lịch sử',
  'referrals.did_earned': 'Một người bạn giới thiệu đã trả tiền cho một gói',
  'referrals.did_taken_back': 'Một khoản thanh toán đã được hoàn lại',
  'referrals.did_given_again': 'Một khoản thanh toán lại được tính',
  'referrals.did_claimed': 'Đã đổi thẻ quà tặng',
  'referrals.did_returned': 'Thẻ quà tặng không được gửi',
  'referrals.no_rewards': 'Máy chủ này không có phần thưởng',
  'referrals.no_rewards_text': 'Máy chủ này không bán gói. Liên kết và lời mời của bạn vẫn hoạt động.',
  'referrals.link': 'Liên kết của bạn',
  'referrals.link_text':
    'Mọi người đăng ký bằng liên kết này đều được tính. Hãy đặt liên kết trên trang web, trong email hoặc trong hồ sơ của bạn.',
  'referrals.copy': 'Sao chép liên kết',
  'error.cannot_invite_email':
    'Không thể mời email này. Đây là email của chính bạn, thuộc dịch vụ thư dùng một lần, hoặc trước đây bạn đã xóa lời mời gửi đến email này.',
  'error.business_email_only':
    'Chỉ chấp nhận email công việc. Với dịch vụ thư miễn phí, hãy chia sẻ liên kết giới thiệu của bạn.',
  'error.cannot_send_reminder':
    'Có thể gửi lời nhắc ba ngày sau lời mời, miễn là chưa ai đăng ký bằng lời mời đó.',
  'error.too_few_points': 'Bạn không đủ điểm để làm việc này.',
}
