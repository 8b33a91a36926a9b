import type { texts as source } from '../en/confirm.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'vi'> = {
  emailHint: 'Chúng tôi sẽ gửi mã đến địa chỉ này. Hãy nhập mã để đặt lịch.',

  title: 'Kiểm tra email của bạn',
  sent: 'Chúng tôi đã gửi mã sáu chữ số đến {email}. Nhập mã vào đây để đặt cuộc họp.',
  code: 'Mã trong email',
  notThere: 'Chưa nhận được? Hãy kiểm tra thư mục thư rác.',
  sendAgain: 'Gửi lại',
  sentAgain: 'Đã gửi lại đến {email}',
  again: { other: 'Bạn có thể gửi lại sau {count} giây' },
  noMore:
    'Chúng tôi không thể gửi thêm mã cho giờ này. Nếu không nhận được mã, hãy kiểm tra xem địa chỉ có bị gõ sai không.',
  changeEmail: 'Đổi địa chỉ email',

  kept: { other: 'Chúng tôi giữ giờ này thêm {count} phút' },
  keptShortly: 'Còn chưa đến một phút để xác nhận giờ này',
  keptUntil: 'Chúng tôi giữ giờ này đến {time}',

  sixDigits: 'Nhập đủ sáu chữ số',
  wrong: 'Đây không phải mã trong email',
  usedUp: 'Quá nhiều mã sai. Hãy mở liên kết trong email để đặt lịch.',
  ended: 'Chúng tôi không còn giữ giờ này',
  endedHint: 'Chưa có gì được đặt. Nội dung bạn nhập vẫn được giữ lại: hãy thử lại khi giờ còn trống.',
  endedLink: 'Chưa có gì được đặt. Hãy thử lại khi giờ còn trống.',
  askAgain: 'Thử lại',

  linkTitle: 'Đặt cuộc họp này?',
  linkText: 'Một lần nhấp sẽ xác nhận {email} là địa chỉ của bạn và đặt cuộc họp.',
  notYou: 'Không phải bạn? Hãy đóng trang này và sẽ không có gì được đặt.',

  // The host approves each booking
  approvalHint: 'Người chủ trì chấp thuận từng lượt đặt. Bạn sẽ nhận câu trả lời qua email.',
  requestTitle: 'Đã gửi yêu cầu',
  requestText: 'Người chủ trì cần chấp thuận giờ này. Chúng tôi sẽ gửi câu trả lời đến {email} trước {time}.',
  withdraw: 'Rút yêu cầu',
  withdrawn: 'Đã rút yêu cầu',
  declined: 'Yêu cầu bị từ chối',
  nothingBooked: 'Chưa có gì được đặt.',
  offerTitle: 'Chọn giờ khác',
  offerText:
    '{name} không thể gặp vào giờ bạn yêu cầu, nhưng rảnh vào những giờ này. Chúng tôi giữ cho bạn đến {time}.',
  noneWork: 'Không giờ nào phù hợp',
  offerGone: 'Không còn giờ nào trong số này trống',
  offerEnded: 'Chúng tôi không còn giữ những giờ này',
  propose: 'Gợi ý giờ khác',
  proposeHint: 'Nhập tối đa ba giờ. Người chủ trì sẽ chọn một.',
  proposeTime: 'Giờ {number}',
  proposeMessage: 'Tin nhắn',
  proposeSend: 'Gửi các giờ',
  proposePast: 'Giờ này đã qua',
  proposedTitle: 'Đã gửi các giờ',
  proposedText:
    'Người chủ trì sẽ chọn một trong các giờ này hoặc từ chối. Chúng tôi sẽ gửi câu trả lời đến {email} trước {time}.',
}
