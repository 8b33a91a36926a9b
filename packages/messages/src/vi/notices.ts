import type { texts as source } from '../en/notices.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'vi'> = {
  listTitle: 'Đặt lịch hẹn: {name}',
  listPick: 'Bạn muốn đặt gì?',
  listPeople: 'Bạn muốn gặp ai?',
  listEmpty: 'Hiện không có gì để đặt',
  listEmptyHint: 'Hãy quay lại sau vài ngày, hoặc liên hệ người chủ trì để hẹn giờ.',

  routingNext: 'Tiếp tục',
  routingOthers: 'Xem các cuộc họp của {name}',

  mailsTitle: 'Bạn muốn nhận những email nào?',
  mailsAbout: 'Email về cuộc họp này. Đến: {address}. Người chủ trì: {name}.',
  mailsUnsaid: 'Chúng tôi gửi email khi cuộc họp này được dời hoặc bị hủy, nhưng không gửi lời nhắc.',
  mailsKeep: 'Báo tin cho tôi',
  mailsKeepHint: 'Mọi thay đổi và các lời nhắc do người chủ trì đặt.',
  mailsMeeting: 'Không nhận email về cuộc họp này',
  mailsMeetingHint: 'Kể cả khi cuộc họp được dời hoặc bị hủy.',
  mailsHost: 'Không nhận email về các cuộc họp với người chủ trì này',
  mailsHostHint: 'Cuộc họp này và mọi cuộc họp khác, bây giờ hoặc sau này.',
  mailsAll: 'Không nhận email về các cuộc họp từ {server}',
  mailsAllHint: 'Từ bất kỳ người chủ trì nào. Bạn vẫn nhận email về tài khoản của mình.',
  mailsSave: 'Lưu',
  mailsSavedKeep: 'Đã lưu. Chúng tôi sẽ báo tin cho bạn về cuộc họp này.',
  mailsSavedMeeting: 'Đã lưu. Bạn sẽ không nhận email về cuộc họp này nữa.',
  mailsSavedHost: 'Đã lưu. Bạn sẽ không nhận email về các cuộc họp với người chủ trì này nữa.',
  mailsSavedAll: 'Đã lưu. Bạn sẽ không nhận email về các cuộc họp từ {server} nữa.',
  mailsSavedHint: 'Bạn có thể thay đổi lựa chọn này ở đây bất cứ lúc nào.',
  mailsAboutPoll: 'Email về cuộc thăm dò này. Đến: {address}. Người chủ trì: {name}.',
  mailsAboutInvitation: 'Email theo yêu cầu của người chủ trì. Đến: {address}. Người chủ trì: {name}.',
  mailsPollKeepHint: 'Khi các giờ thay đổi, cùng với lời nhắc.',
  mailsPoll: 'Không nhận email về cuộc thăm dò này',
  mailsPollHint: 'Không lời nhắc, không cập nhật. Liên kết để đổi bình chọn của bạn vẫn hoạt động.',
  mailsSavedPollKeep: 'Đã lưu. Chúng tôi sẽ báo tin cho bạn về cuộc thăm dò này.',
  mailsSavedPoll: 'Đã lưu. Bạn sẽ không nhận email về cuộc thăm dò này nữa.',

  notFound: 'Không tìm thấy trang',
  notFoundHint: 'URL trang đặt lịch không hợp lệ. Hãy kiểm tra xem có gõ sai không, hoặc xin liên kết mới.',
  notOpen: 'Trang này chưa hoạt động',
  notOpenHint: 'Trang vẫn đang được thiết lập. Hãy quay lại sau, hoặc hỏi người đã gửi liên kết cho bạn.',
  linkExpired: 'Liên kết đã hết hạn',
  linkExpiredHint:
    'Liên kết này không còn hoạt động. Hãy dùng email mới nhất về cuộc họp của bạn, hoặc đặt lại.',
  eventOff: 'Hiện không nhận đặt lịch',
  eventOffHint: 'Bạn không thể đặt cuộc họp này lúc này. Hãy quay lại sau, hoặc liên hệ để hẹn giờ.',
  unavailable: 'Đã xảy ra lỗi',
  unavailableHint:
    'Lỗi do chúng tôi, không phải do bạn. Hãy thử lại sau một phút. Các lượt đặt đã xác nhận vẫn an toàn.',
  allMeetings: 'Xem các cuộc họp của {name}',
  retry: 'Thử lại',
}
