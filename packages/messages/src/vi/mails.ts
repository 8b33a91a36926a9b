import type { texts as source } from '../en/mails.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'vi'> = {
  subjectVerification: 'Xác nhận địa chỉ email của bạn cho {product}',
  subjectKnownAccount: 'Bạn đã có tài khoản {product}',
  subjectNewDevice: 'Lượt đăng nhập mới vào {product}',
  headingVerification: 'Đây có phải địa chỉ của bạn?',
  headingKnownAccount: 'Bạn đã có tài khoản',
  headingNewDevice: 'Lượt đăng nhập mới',
  subjectDeletionAsked: 'Tài khoản {product} của bạn sẽ bị xóa',
  headingDeletionAsked: 'Tạm biệt',
  deletionAsked: {
    by: 'days',
    other:
      'Tài khoản {product} của bạn đã đóng và sẽ bị xóa sau {days} ngày, cùng mọi thứ trong đó. Các trang của bạn đã ngừng hoạt động.',
  },
  textKeepAccount: 'Để giữ tài khoản, hoặc nếu đây không phải bạn, hãy đăng nhập trước thời điểm đó:',
  deletionAskedClosing: 'Nếu bạn muốn rời đi, bạn không cần làm gì. Cảm ơn bạn đã đồng hành.',
  subjectDeletionTakenBack: 'Tài khoản {product} của bạn sẽ không bị xóa',
  headingDeletionTakenBack: 'Chào mừng bạn trở lại',
  deletionTakenBack:
    'Có người đã đăng nhập vào tài khoản {product} của bạn nên tài khoản sẽ không bị xóa. Các trang của bạn đã hoạt động trở lại.',
  actionDeletion: 'Mở phần cài đặt',
  textDeleteAgain: 'Nếu bạn vẫn muốn rời đi, hãy xóa lại tại đây:',
  deletionTakenBackClosing: 'Các cuộc họp đã hủy vẫn bị hủy.',
  subjectPasswordReset: 'Đặt lại mật khẩu {product}',
  subjectPasswordChanged: 'Mật khẩu {product} của bạn đã được đổi',
  headingPasswordReset: 'Đặt lại mật khẩu của bạn',
  headingPasswordChanged: 'Đã đổi mật khẩu',
  passwordReset:
    'Có người yêu cầu đặt lại mật khẩu tài khoản {product} của bạn. Nếu là bạn, hãy chọn mật khẩu mới tại đây.',
  passwordChanged: 'Mật khẩu tài khoản {product} của bạn đã được đổi, và bạn đã bị đăng xuất ở mọi nơi khác.',
  actionPasswordReset: 'Chọn mật khẩu mới',
  textPasswordReset: 'Chọn mật khẩu mới:',
  textNotYou: 'Nếu không phải bạn, hãy chọn mật khẩu mới ngay:',
  passwordResetLasts:
    'Liên kết dùng được một lần, trong 30 phút. Nếu không phải bạn, bạn không cần làm gì. Mật khẩu của bạn vẫn giữ nguyên.',
  changeOwn: 'Nếu đây là bạn, bạn không cần làm gì.',
  passwordChangedPasskeys:
    'Các khóa truy cập này vẫn có thể đăng nhập: {names}. Hãy gỡ những khóa bạn không nhận ra: {url}',
  subjectTwoFactorOn: 'Đã bật đăng nhập hai bước vào {product}',
  headingTwoFactorOn: 'Đã bật đăng nhập hai bước',
  twoFactorOn:
    'Giờ bạn đăng nhập vào tài khoản {product} bằng mật khẩu và mã từ ứng dụng xác thực. Bạn đã bị đăng xuất ở mọi nơi khác.',
  subjectTwoFactorOff: 'Đã tắt đăng nhập hai bước vào {product}',
  headingTwoFactorOff: 'Đã tắt đăng nhập hai bước',
  twoFactorOff:
    'Giờ bạn đăng nhập vào tài khoản {product} chỉ bằng mật khẩu. Bạn đã bị đăng xuất ở mọi nơi khác.',
  subjectTwoFactorGuessed: 'Mã hai bước sai cho tài khoản {product} của bạn',
  headingTwoFactorGuessed: 'Có người đang thử mã hai bước',
  twoFactorGuessed:
    'Có người đã nhập sai mã hai bước nhiều lần cho tài khoản {product} của bạn. Họ có mật khẩu của bạn hoặc đang dùng trình duyệt mà bạn đã đăng nhập. Mỗi mã sai khiến họ phải chờ lâu hơn trước khi nhập mã tiếp theo.',
  twoFactorGuessedOwn:
    'Nếu là bạn, hãy đợi một lát rồi nhập mã mới từ ứng dụng. Mã khôi phục dùng được ngay.',
  subjectRecoveryCodes: 'Mã khôi phục mới cho {product}',
  headingRecoveryCodes: 'Mã khôi phục mới',
  recoveryCodesRenewed:
    'Mã khôi phục mới đã được tạo cho tài khoản {product} của bạn. Các mã cũ không còn dùng được.',
  subjectRecoveryCodeUsed: 'Một mã khôi phục của {product} đã được dùng',
  headingRecoveryCodeUsed: 'Một mã khôi phục đã được dùng',
  recoveryCodeUsed:
    'Một mã khôi phục của tài khoản {product} đã được dùng. Mỗi mã dùng được một lần. Hãy tạo mã mới trước khi hết.',
  subjectEmailChange: 'Đổi địa chỉ email của tài khoản {product}?',
  headingEmailChange: 'Đổi địa chỉ email của bạn?',
  emailChangeOld:
    'Có người yêu cầu địa chỉ email mới cho tài khoản {product} của bạn: {email}. Thay đổi có hiệu lực khi cả hai địa chỉ xác nhận. Đây là địa chỉ hiện tại.',
  emailChangeNew:
    'Có người muốn dùng địa chỉ này cho một tài khoản {product}. Nếu là bạn, hãy xác nhận thay đổi tại đây. Chúng tôi cũng đã gửi email đến địa chỉ hiện tại.',
  emailChangeLasts: 'Liên kết dùng được một lần, trong 24 giờ.',
  emailChangeNotYou:
    'Nếu không phải bạn, đừng mở liên kết và hãy chọn mật khẩu mới: người khác đang biết mật khẩu của bạn.',
  actionEmailChange: 'Xác nhận thay đổi',
  textEmailChange: 'Xác nhận thay đổi:',
  subjectEmailChanged: 'Địa chỉ email của tài khoản {product} đã được đổi',
  headingEmailChanged: 'Đã đổi địa chỉ email',
  emailChanged:
    'Địa chỉ email của tài khoản {product} đã được đổi sau khi bạn xác nhận từ cả hai địa chỉ. Hãy dùng địa chỉ mới để đăng nhập.',
  addressTaken:
    'Có người muốn dùng địa chỉ này cho một tài khoản {product} khác. Bạn đã có tài khoản với địa chỉ này, và không có gì thay đổi.',
  footerEmailChange: 'Nếu không phải bạn, hãy bỏ qua email này. Không có gì thay đổi nếu bạn không xác nhận.',
  subjectPasskeyAdded: 'Một khóa truy cập đã được thêm vào {product}',
  headingPasskeyAdded: 'Đã thêm khóa truy cập',
  passkeyAdded:
    'Một khóa truy cập đã được thêm vào tài khoản {product} của bạn. Bất kỳ ai có khóa này đều có thể đăng nhập mà không cần mật khẩu.',
  subjectPasskeyRemoved: 'Một khóa truy cập đã bị gỡ khỏi {product}',
  headingPasskeyRemoved: 'Đã gỡ khóa truy cập',
  passkeyRemoved:
    'Một khóa truy cập đã bị gỡ khỏi tài khoản {product} của bạn. Không thể dùng khóa này để đăng nhập nữa.',
  actionPasskeys: 'Xem khóa truy cập',
  textPasskeys: 'Nếu đây không phải bạn, hãy gỡ khóa tại đây và chọn mật khẩu mới:',
  subjectApiKeyAdded: 'Khóa API mới cho {product}',
  headingApiKeyAdded: 'Đã tạo khóa API',
  apiKeyAdded:
    'Một khóa API đã được tạo bằng tài khoản {product} của bạn. Các chương trình có khóa này có thể hành động thay bạn mà không cần mật khẩu.',
  subjectApiKeyRemoved: 'Một khóa API đã bị gỡ khỏi {product}',
  headingApiKeyRemoved: 'Đã gỡ khóa API',
  apiKeyRemoved:
    'Một khóa API đã bị gỡ khỏi tài khoản {product} của bạn. Các chương trình từng dùng khóa này không còn quyền truy cập.',
  actionApiKeys: 'Xem khóa API',
  textApiKeys: 'Nếu đây không phải bạn, hãy gỡ khóa tại đây và chọn mật khẩu mới:',
  subjectAppAllowed: 'Một ứng dụng mới có quyền truy cập tài khoản {product} của bạn',
  headingAppAllowed: 'Đã kết nối ứng dụng',
  appAllowed:
    'Một ứng dụng đã được kết nối với tài khoản {product} của bạn. Ứng dụng có thể hành động thay bạn trong phạm vi các quyền bạn đã thấy, mà không cần mật khẩu.',
  subjectAppRemoved: 'Một ứng dụng đã bị ngắt kết nối khỏi {product}',
  headingAppRemoved: 'Đã ngắt kết nối ứng dụng',
  appRemoved:
    'Một ứng dụng đã bị ngắt kết nối khỏi tài khoản {product} của bạn. Ứng dụng không còn hành động thay bạn được nữa.',
  actionApps: 'Xem ứng dụng đã kết nối',
  textApps: 'Nếu đây không phải bạn, hãy gỡ ứng dụng tại đây và chọn mật khẩu mới:',
  verification:
    'Có người đã đăng ký {product} bằng địa chỉ này. Nếu là bạn, hãy xác nhận đây là địa chỉ của bạn.',
  knownAccount:
    'Có người đã thử đăng ký {product} bằng địa chỉ này. Nếu là bạn: bạn đã có tài khoản, chỉ cần đăng nhập.',
  newDevice: 'Có người đã đăng nhập vào tài khoản {product} của bạn từ một trình duyệt mới.',
  labelTime: 'Thời gian',
  labelDevice: 'Trình duyệt',
  labelNetwork: 'Mạng',
  deviceOn: '{browser} trên {system}',
  deviceUnknown: 'Không rõ',
  actionVerify: 'Xác nhận địa chỉ của tôi',
  actionSignIn: 'Đăng nhập',
  actionActivity: 'Xem hoạt động',
  textVerify: 'Xác nhận bằng liên kết này:',
  textSignIn: 'Đăng nhập tại đây:',
  textActivity: 'Xem hoạt động trong tài khoản của bạn:',
  verificationLasts:
    'Nhập mã ở nơi bạn đã đăng ký, hoặc mở liên kết. Cả hai có hiệu lực trong 24 giờ và dùng được một lần.',
  newDeviceOwn: 'Nếu là bạn, bạn không cần làm gì. Nếu không, người khác đang biết mật khẩu của bạn.',
  footerVerification:
    'Nếu bạn không đăng ký, hãy bỏ qua email này và đừng đưa mã cho ai. Không có mã thì sẽ không có gì xảy ra.',
  footerKnownAccount: 'Nếu không phải bạn, bạn không cần làm gì. Không ai vào được tài khoản của bạn.',

  billingPaymentFailed: 'Thẻ của bạn bị từ chối',
  billingPaymentFailedText:
    'Chúng tôi không thể trừ tiền gói từ thẻ của bạn. Hãy thanh toán hóa đơn hoặc cập nhật thẻ trước ngày bên dưới. Mọi thứ vẫn hoạt động đến lúc đó. Sau đó, bạn sẽ mất các tính năng trả phí.',
  billingCardExpiring: 'Thẻ của bạn sắp hết hạn',
  billingCardExpiringText:
    'Thẻ dùng cho gói của bạn hết hạn vào ngày bên dưới. Hãy thêm thẻ khác trước lần trừ tiền tiếp theo để gói được tiếp tục.',
  billingCanceled: 'Thuê bao của bạn đã được hủy',
  billingCanceledText:
    'Bạn có thể dùng mọi thứ đến ngày bên dưới. Nếu đổi ý, hãy giữ lại thuê bao trên trang thanh toán trước ngày đó.',
  billingEnded: 'Thuê bao của bạn đã kết thúc',
  billingEndedText: 'Mọi thứ bạn đã tạo vẫn còn. Hãy chọn một gói để dùng lại.',
  billingSubscribed: 'Cảm ơn bạn đã đăng ký thuê bao',
  billingSubscribedText: 'Gói của bạn đã hoạt động. Bạn có thể xem hóa đơn trên trang thanh toán.',
  billingRefunded: 'Một khoản thanh toán đã được hoàn lại',
  billingRefundedText:
    'Chúng tôi đã hoàn số tiền bên dưới vào thẻ bạn đã dùng. Có thể mất 5 đến 10 ngày làm việc để tiền hiển thị. Gói của bạn không thay đổi.',
  billingRefundFailed: 'Hoàn tiền không thành công',
  billingRefundFailedText:
    'Ngân hàng của bạn không nhận số tiền bên dưới, có thể vì thẻ đã đóng. Tiền đã quay về chỗ chúng tôi, và chúng tôi vẫn nợ bạn. Hãy hỏi ngân hàng xem thẻ có nhận được khoản thanh toán không.',
  billingRenewed: 'Gói của bạn đã được gia hạn',
  billingRenewedText:
    'Hóa đơn bên dưới đã được thanh toán. Gói của bạn tiếp tục đến ngày bên dưới, rồi gia hạn nếu bạn không hủy.',
  billingDisputed: 'Một khoản thanh toán bị khiếu nại',
  billingDisputedText:
    'Ngân hàng phát hành thẻ cho biết chủ thẻ khiếu nại khoản thanh toán bên dưới. Ngân hàng có thể giữ số tiền cho đến khi quyết định. Trong lúc đó, gói của bạn vẫn tiếp tục. Nếu đây là nhầm lẫn, hãy báo cho ngân hàng. Nếu không, bạn không cần làm gì.',
  billingDisputeWon: 'Khoản thanh toán được giữ nguyên',
  billingDisputeWonText:
    'Ngân hàng của bạn quyết định giữ nguyên khoản thanh toán bên dưới. Nếu đã tạm hoàn tiền cho bạn, ngân hàng sẽ thu lại số tiền đó. Gói của bạn không thay đổi.',
  billingDisputeLost: 'Khoản thanh toán của bạn sẽ được hoàn lại',
  billingDisputeLostText:
    'Ngân hàng của bạn quyết định hoàn lại khoản thanh toán bên dưới. Số tiền sẽ hiển thị trên thẻ của bạn. Gói của bạn không thay đổi.',
  billingDisputeClosed: 'Yêu cầu tra soát thanh toán đã đóng',
  billingDisputeClosedText:
    'Ngân hàng phát hành thẻ đã đóng yêu cầu tra soát về khoản thanh toán bên dưới. Bạn không cần làm gì.',
  labelAmount: 'Số tiền',
  amountOf: '{price} trong {paid}',
  labelCard: 'Thẻ',
  cardEnding: '{brand} có số cuối {last4}',
  labelInvoice: 'Hóa đơn',
  labelValidThrough: 'Có hiệu lực đến',
  labelPaidUntil: 'Đã trả đến',
  labelTriedAgain: 'Lần thử tiếp theo',
  labelGoesUntil: 'Đến hết',
  labelEnds: 'Kết thúc',
  labelEnded: 'Đã kết thúc',
  billingTrialEnding: 'Thời gian dùng thử sắp kết thúc',
  billingTrialEndingText:
    'Thời gian dùng thử của bạn kết thúc vào thời điểm bên dưới. Hãy chọn một gói để tiếp tục dùng mọi thứ.',
  billingTrialEnded: 'Thời gian dùng thử đã kết thúc',
  billingTrialEndedText:
    'Thời gian dùng thử của bạn đã hết. Mọi thứ bạn đã tạo vẫn còn. Hãy chọn một gói để dùng lại.',
  actionBilling: 'Xem thanh toán',
  actionPay: 'Thanh toán ngay',
  textPay: 'Thanh toán tại đây:',
  actionPlans: 'Chọn gói',
  textPlans: 'Xem các gói tại đây:',
  textBilling: 'Trang thanh toán của bạn:',

  subjectBookedForHost: 'Lượt đặt mới: {event} · {invitee} · {when}',
  subjectBooked: 'Đã xác nhận: {event} · {name} · {when}',
  subjectInvited: 'Lời mời: {event} · {name} · {when}',
  subjectMoved: 'Giờ mới: {event} · {name} · {when}',
  subjectReassigned: 'Người chủ trì mới: {event} · {name} · {when}',
  subjectTakenOff: 'Đã chuyển giao: {event} · {name} · {when}',
  subjectRoom: 'Liên kết tham gia: {event} · {name} · {when}',
  subjectCanceled: 'Đã hủy: {event} · {name} · {when}',
  subjectPutBack: 'Giờ không đổi: {event} · {name} · {when}',
  subjectReminder: 'Lời nhắc: {event} · {name} · {when}',
  subjectConfirm: 'Vui lòng xác nhận: {event} · {name} · {when}',
  headingBookedForHost: 'Lượt đặt mới',
  headingBooked: 'Bạn đã đặt lịch',
  headingInvited: 'Bạn được mời',
  headingMoved: 'Giờ mới',
  headingReassigned: 'Người chủ trì mới',
  headingTakenOff: 'Cuộc họp của bạn đã được chuyển giao',
  headingTakenOver: 'Cuộc họp này giờ là của bạn',
  headingRoom: 'Cách tham gia',
  headingCanceled: 'Đã hủy',
  headingPutBack: 'Giờ họp không thay đổi',
  putBackTaken:
    'Bạn đã dời cuộc họp này trên lịch sang giờ bạn có một cuộc họp khác. Giờ họp vẫn giữ nguyên, và chúng tôi đã chuyển cuộc họp về chỗ cũ trên lịch của bạn.',
  putBackStarted:
    'Bạn đã dời cuộc họp này trên lịch sau khi cuộc họp bắt đầu. Giờ họp vẫn giữ nguyên, và chúng tôi đã chuyển cuộc họp về chỗ cũ trên lịch của bạn.',
  putBackNoTimes:
    'Bạn đã biến cuộc họp này thành sự kiện cả ngày trên lịch. Cuộc họp cần có giờ bắt đầu và kết thúc, nên giờ họp vẫn giữ nguyên, và chúng tôi đã chuyển cuộc họp về chỗ cũ trên lịch của bạn.',
  putBackNotADay:
    'Bạn đã dời cuộc họp cả ngày này trên lịch sang một giờ cụ thể, hoặc sang nhiều hơn một ngày. Cuộc họp phải kéo dài trọn một ngày, nên chúng tôi đã chuyển về chỗ cũ trên lịch của bạn.',
  putBackForInvitee:
    'Cuộc họp này bị dời trong chốc lát trên lịch của người chủ trì, nhưng giờ họp không thay đổi. Nếu lịch của bạn hiển thị giờ khác, hãy bỏ qua.',
  textPutBack: 'Chọn giờ khác cho cuộc họp này trong trang tổng quan:',
  headingReminder: 'Sắp diễn ra',
  headingConfirm: 'Còn một bước nữa',
  bookedForHost: 'Lượt đặt mới. Người được mời: {name}',
  takenOver: 'Bạn đã nhận cuộc họp này.',
  booked: 'Cuộc họp của bạn đã được đặt.',
  bookedForGuest: 'Bạn đã được thêm làm khách của cuộc họp này.',
  bookedForGuestBy: 'Bạn đã được thêm làm khách của cuộc họp này. Người thêm: {name}.',
  moved: 'Cuộc họp của bạn có giờ mới.',
  movedByYou: 'Bạn đã dời cuộc họp. Đây là giờ mới.',
  movedByOther: 'Cuộc họp của bạn có giờ mới. Người dời: {name}.',
  movedForGuest: 'Cuộc họp này có giờ mới. Bạn đã được thêm làm khách.',
  reassigned: 'Cuộc họp của bạn có người chủ trì mới. Giờ họp vẫn giữ nguyên.',
  reassignedForGuest: 'Bạn là khách của cuộc họp này. Cuộc họp có người chủ trì mới. Giờ họp vẫn giữ nguyên.',
  replaced: 'Người khác sẽ chủ trì cuộc họp này nên bạn không cần tham dự.',
  room: 'Đây là cách tham gia cuộc họp của bạn.',
  roomForGuest: 'Đây là cách tham gia cuộc họp này. Bạn đã được thêm làm khách.',
  canceled: 'Cuộc họp của bạn đã bị hủy.',
  canceledByYou: 'Bạn đã hủy cuộc họp của mình.',
  canceledByOther: 'Cuộc họp của bạn đã bị hủy. Người hủy: {name}.',
  canceledForGuest: 'Một cuộc họp mà bạn được mời đã bị hủy.',
  reminder: 'Cuộc họp của bạn bắt đầu {in}.',
  reminderForGuest: 'Cuộc họp này bắt đầu {in}. Bạn đã được thêm làm khách.',
  confirm: 'Chúng tôi giữ giờ này đến {until}. Giờ này chưa được đặt: hãy xác nhận đây là địa chỉ của bạn.',
  // A request that the host has to approve
  subjectRequested: 'Đã gửi yêu cầu: {event} · {name} · {when}',
  headingRequested: 'Đã gửi yêu cầu',
  requested:
    '{name} cần chấp thuận giờ này. Chúng tôi giữ giờ cho bạn, và bạn sẽ nhận được câu trả lời trước {until}.',
  actionRequest: 'Xem yêu cầu',
  textRequest: 'Xem hoặc rút yêu cầu của bạn tại đây:',
  subjectOffered: 'Chọn giờ khác: {event} · {name} · {when}',
  headingOffered: 'Chọn giờ khác',
  offered:
    '{name} không thể gặp vào giờ bạn yêu cầu, nhưng rảnh vào những giờ dưới đây. Chúng tôi giữ cho bạn đến {until}.',
  labelOffered: 'Các giờ được đề xuất',
  actionOffered: 'Chọn giờ',
  textOffered: 'Chọn giờ tại đây:',
  subjectOfferRefused: 'Không giờ nào phù hợp: {event} · {invitee}',
  headingOfferRefused: 'Không giờ nào của bạn phù hợp',
  offerRefused: 'Không giờ nào bạn đề xuất phù hợp với {name}. Chưa có gì được đặt.',
  subjectProposed: 'Các giờ được gợi ý: {event} · {invitee}',
  headingProposed: 'Có giờ khác được gợi ý',
  proposed:
    '{name} không thể gặp vào các giờ bạn đề xuất và gợi ý giờ khác. Hãy chọn một giờ trước {until}. Nếu không, yêu cầu sẽ bị từ chối.',
  labelProposed: 'Các giờ được gợi ý',
  subjectWanted: 'Chấp thuận hoặc từ chối: {event} · {invitee} · {when}',
  headingWanted: 'Có người muốn đặt lịch với bạn',
  wantedElseDeclined:
    'Hãy chấp thuận hoặc từ chối trước {until}. Nếu bạn không trả lời, yêu cầu sẽ bị từ chối.',
  wantedElseAccepted:
    'Hãy chấp thuận hoặc từ chối trước {until}. Nếu bạn không trả lời, cuộc họp sẽ được đặt.',
  labelSameDay: 'Ngày của bạn',
  actionAnswer: 'Chấp thuận hoặc từ chối',
  textAnswer: 'Chấp thuận hoặc từ chối trong trang tổng quan của bạn:',
  subjectNotBooked: 'Chưa được đặt: {event} · {name} · {when}',
  headingNotBooked: 'Chưa được đặt',
  notBooked: '{name} không thể tham gia cuộc họp này.',
  notBookedUnanswered: '{name} không trả lời kịp, nên cuộc họp này không được đặt.',
  timeForOther: '{name}: {time}',
  labelWith: 'Với',
  labelHost: 'Người chủ trì',
  hostIn: '{name} ({city})',
  labelTogether: 'Cùng với',
  labelPage: 'Đặt qua',
  labelWhere: 'Nơi họp',
  labelGuests: 'Khách',
  labelBefore: 'Giờ cũ',
  labelReason: 'Lý do',
  byPhone: 'Điện thoại: {phone}',
  youCall: 'Bạn gọi đến {phone}',
  hostCallsYou: '{name} sẽ gọi cho bạn theo số {phone}',
  hostCalls: '{name} gọi cho người được mời',
  roomSentBy: '{name} sẽ gửi cho bạn liên kết để tham gia.',
  roomSentByYou: 'Hãy gửi liên kết để tham gia.',
  actionJoin: 'Tham gia',
  actionCalendar: 'Thêm vào lịch',
  actionReschedule: 'Đổi lịch',
  actionCancel: 'Hủy',
  actionBooking: 'Mở lượt đặt',
  actionDecline: 'Tôi không đến được',
  actionBookAgain: 'Đặt giờ khác',
  actionOpen: 'Mở trong trang tổng quan',
  actionConfirm: 'Xác nhận và đặt',
  textManage: 'Nếu giờ không phù hợp, bạn có thể dời hoặc hủy cuộc họp tại đây:',
  textReschedule: 'Nếu giờ không phù hợp, bạn có thể dời cuộc họp tại đây:',
  textCancel: 'Nếu bạn không đến được, bạn có thể hủy cuộc họp tại đây:',
  textBooking: 'Lượt đặt của bạn:',
  textDecline: 'Không đến được? Hãy báo tại đây. Những người khác vẫn họp:',
  textBookAgain: 'Để đặt giờ khác:',
  textOpen: 'Lượt đặt trong trang tổng quan của bạn:',
  textConfirm: 'Nhập mã ở nơi bạn đã chọn giờ, hoặc mở trang này và đặt tại đó:',
  askGuest:
    'Bạn có muốn nhận lời nhắc về cuộc họp này không? Nếu bạn không trả lời, chúng tôi chỉ gửi email khi cuộc họp được dời hoặc bị hủy.',
  choiceKeep: 'Báo tin cho tôi',
  choiceMeeting: 'Không nhận email về việc này',
  choiceAll: 'Không nhận email nào',
  changeUntil: 'Hạn cuối để đổi lịch hoặc hủy: {time}.',
  rescheduleUntil: 'Hạn cuối để đổi lịch: {time}.',
  cancelUntil: 'Hạn cuối để hủy: {time}.',
  invitationAttached: 'Lời mời được đính kèm. Nhiều ứng dụng lịch sẽ tự động thêm lời mời.',
  updateAttached: 'Lời mời đính kèm thay thế lời mời trước.',
  cancelationAttached: 'Mở tệp đính kèm để gỡ cuộc họp khỏi lịch của bạn.',
  footerInvitee:
    'Bạn nhận email này vì địa chỉ này đã được dùng để đặt cuộc họp qua {product}. Người chủ trì: {owner}.',
  footerGuest:
    'Bạn nhận email này vì một người đặt cuộc họp qua {product} đã thêm địa chỉ này làm khách. Người chủ trì: {owner}.',
  footerInviteeOf: 'Bạn nhận email này vì địa chỉ này đã được dùng để đặt cuộc họp. Người chủ trì: {owner}.',
  footerGuestOf:
    'Bạn nhận email này vì một người đặt cuộc họp đã thêm địa chỉ này làm khách. Người chủ trì: {owner}.',
  footerConfirmOf:
    'Bạn nhận email này vì có người đã dùng địa chỉ này để đặt cuộc họp. Người chủ trì: {owner}. Nếu không phải bạn, hãy bỏ qua email này. Sẽ không có gì được đặt nếu bạn không xác nhận.',
  footerConfirm:
    'Bạn nhận email này vì có người đã dùng địa chỉ này để đặt cuộc họp qua {product}. Người chủ trì: {owner}. Nếu không phải bạn, hãy bỏ qua email này. Sẽ không có gì được đặt nếu bạn không xác nhận.',
  andOthers: { other: '{name} và {count} người khác' },
  subjectSet: 'Đã chốt giờ: {event}, {when}',
  setByYou: 'Bạn đã chọn giờ này cho “{event}”. Tất cả những người đến được đều đã được mời.',
  setByAgreement:
    'Tất cả những người bắt buộc đều có thể đến “{event}” vào giờ này nên giờ đã được chốt. Tất cả những người đến được đều đã được mời.',
  setAtDeadline:
    'Bình chọn cho “{event}” đã đóng và giờ này được chọn. Tất cả những người đến được đều đã được mời.',
  setForVoter: 'Giờ này đã được chọn cho “{event}”. Bạn đã cho biết có thể đến.',
  setForVoterByAgreement:
    'Tất cả những người bắt buộc đều có thể đến “{event}” vào giờ này. Bạn cũng đã cho biết có thể đến.',
  setForVoterAtDeadline: 'Bình chọn cho “{event}” đã đóng và giờ này được chọn. Bạn đã cho biết có thể đến.',
  movedForVoter: 'Cuộc họp này có giờ mới: “{event}”. Người dời: {owner}.',
  roomForVoter: 'Đây là cách tham gia cuộc họp này: “{event}”.',
  canceledForVoter: 'Cuộc họp này đã bị hủy: “{event}”. Người hủy: {owner}.',
  reminderForVoter: '“{event}” bắt đầu {in}.',
  labelAlsoComing: 'Cũng sẽ đến',
  actionPollMeeting: 'Xem cuộc họp',
  textPollMeeting: 'Cuộc họp, cùng liên kết và bình chọn của bạn:',
  footerVoter:
    'Bạn nhận email này vì địa chỉ này đã được dùng để cho biết khi nào bạn có thể họp. Người chủ trì: {owner}. Nếu không phải bạn, hãy bỏ qua email này.',

  subjectLeadWatched: '{share} của “{video}” đã được xem qua liên kết của {lead}',
  headingLeadWatched: 'Video của một khách tiềm năng đã được xem',
  leadWatched:
    'Người có liên kết của {lead} đã xem {amount} của “{video}”. Chúng tôi không biết đó có phải {lead} hay không, vì bất kỳ ai có liên kết đều có thể mở.',
  labelCampaign: 'Chiến dịch',
  actionCampaign: 'Mở chiến dịch',
  textCampaign: 'Xem những gì khác đã xảy ra với các liên kết của chiến dịch này:',
  footerLeadWatched:
    'Bạn nhận các email này khi có người xem video qua liên kết của khách tiềm năng trong {product}. Hãy chọn tần suất, hoặc tắt trong phần Cài đặt, mục Thông báo.',

  subjectClient: '{name} hỏi khi nào bạn rảnh',
  headingClient: '{name} muốn tìm giờ gặp bạn',
  client:
    'Bạn có thể cho {name} biết khi nào bạn bận, chia sẻ một tệp lịch một lần, hoặc từ chối. Bạn không cần tài khoản.',
  labelClientTopic: 'Nội dung',
  labelClientUntil: 'Liên kết dùng được đến',
  actionClient: 'Trả lời',
  textClient: 'Trả lời tại đây:',
  clientPrivacy:
    '{name} thấy khi nào bạn bận, không bao giờ thấy bạn bận với ai hay vì sao. Bạn có thể ngừng chia sẻ bất cứ lúc nào bằng chính liên kết này.',
  footerClient:
    'Bạn nhận email này vì {name} ({page}) đã nhập địa chỉ của bạn vào {product}. Chúng tôi sẽ không dùng địa chỉ này cho việc gì khác.',
  subjectClientConnected: '{name} đã kết nối lịch',
  headingClientConnected: 'Bạn có thể tìm giờ với {name}',
  clientConnected: '{name} cho bạn biết khi nào họ bận. Hãy chọn giờ cả hai cùng rảnh.',
  actionClients: 'Tìm giờ',
  textClients: 'Tìm giờ tại đây:',
  footerClientConnected: 'Bạn nhận email này vì bạn đã hỏi giờ rảnh của {name} trong {product}.',

  subjectConnection: 'Kết nối lại {account}',
  headingConnection: 'Kết nối lại tài khoản lịch của bạn',
  connectionBroken:
    'Chúng tôi không còn truy cập được {account}. Các giờ bận đọc được lần cuối vẫn được tính, nhưng chúng tôi không thấy gì mới trong các lịch của tài khoản này, và các lượt đặt đang chờ được thêm vào.',
  actionConnection: 'Kết nối lại ngay',
  textConnection: 'Kết nối lại tại đây. Các cài đặt của bạn vẫn được giữ:',
  subjectFailing: '{account} không phản hồi',
  headingFailing: 'Một tài khoản đã kết nối không phản hồi',
  connectionFailing:
    'Trong vài phút qua, {account} chỉ trả về lỗi. Các giờ bận đọc được lần cuối vẫn được tính, nhưng chúng tôi không thấy gì mới trong các lịch của tài khoản này, và các lượt đặt đang chờ được thêm vào. Chúng tôi vẫn tiếp tục thử, và việc này thường tự hết.',
  actionFailing: 'Xem trạng thái',
  textFailing: 'Trạng thái và các lần kiểm tra gần đây:',
  headingApp: 'Kết nối lại {app}',
  appBroken:
    'Chúng tôi không còn truy cập được {account} trong {app}. Lượt đặt mới vẫn đến, và các cập nhật cho {app} sẽ chờ đến khi bạn kết nối lại.',
  headingAppFailing: '{app} không phản hồi',
  appFailing:
    'Trong vài phút qua, {app} chỉ trả về lỗi cho {account}. Lượt đặt mới vẫn đến, và các cập nhật cho {app} đang chờ. Chúng tôi vẫn tiếp tục thử, và việc này thường tự hết.',
  subjectFieldsGone: '{app}: một trường bạn điền đã bị xóa',
  headingFieldsGone: 'Một trường đã bị xóa trong {app}',
  fieldsGone:
    'Bạn điền các trường liên hệ này bằng câu trả lời từ lượt đặt, và {app} không còn các trường đó nữa: {fields}. Mọi thứ khác vẫn được đồng bộ.',
  actionFieldsGone: 'Xem các trường',
  textFieldsGone: 'Chọn trường khác, hoặc gỡ các hàng:',
  footerConnection: 'Bạn nhận email này vì bạn đã kết nối tài khoản này với {product}.',

  reasonFarewell:
    '{name} sắp đóng trang đặt lịch này. Chúng tôi rất tiếc về cuộc họp. Nếu bạn vẫn muốn gặp, hãy viết cho {name}.',

  subjectDomainWorks: 'Tên miền {domain} của bạn đã hoạt động',
  headingDomainWorks: 'Tên miền của bạn đã hoạt động',
  domainWorks:
    'Các trang đặt lịch của bạn giờ ở tại {domain}. Liên kết, mã nhúng và email cũng dùng tên miền này.',
  subjectDomainFails: 'Tên miền {domain} của bạn đã ngừng hoạt động',
  headingDomainFails: 'Một tên miền đã ngừng hoạt động',
  domainFails:
    '{domain} đã không mở được các trang đặt lịch của bạn hơn một giờ. Liên kết và email lại dùng địa chỉ của máy chủ này, địa chỉ luôn hoạt động.',
  actionDomain: 'Mở phần cài đặt',
  textDomainWorks: 'Xem tên miền của bạn trong phần Cài đặt:',
  textDomain: 'Xem có gì sai và bạn cần những bản ghi DNS nào:',
  footerDomain: 'Bạn nhận email này vì bạn dùng tên miền này với {product}.',

  subjectExportReady: 'Bản xuất từ {product} của bạn đã sẵn sàng',
  headingExportReady: 'Bản xuất của bạn đã sẵn sàng',
  exportReady: 'Mọi thứ trong tài khoản {product} của bạn nằm trong một tệp.',
  labelUntil: 'Được giữ đến',
  actionExport: 'Tải tệp xuống',
  textExport: 'Tải xuống tại đây:',
  exportOnce:
    'Chỉ bạn mới tải được, và chỉ một lần. Sau đó chúng tôi xóa tệp. Hãy giữ tệp an toàn: trong đó có những gì người được mời đã cho bạn biết.',

  subjectFeedback: '{name} viết cho bạn từ {product}',
  headingFeedback: 'Góp ý từ {name}',
  feedback: '{name} có điều muốn nói:',
  labelMessage: 'Tin nhắn',
  labelScreen: 'Màn hình',

  subjectAskUpgrade: '{name} yêu cầu nâng cấp {organization}',
  headingAskUpgrade: 'Yêu cầu nâng cấp',
  askUpgrade:
    '{name} đề nghị bạn nâng cấp {organization} trên {product}. Chỉ bạn, chủ sở hữu, mới có thể chọn và trả tiền cho gói.',
  subjectAskAccess: '{name} yêu cầu quyền truy cập {eventType}',
  headingAskAccess: 'Yêu cầu truy cập',
  askAccess: '{name} yêu cầu quyền truy cập loại sự kiện {eventType} của {organization}.',
  labelAskedBy: 'Người yêu cầu',
  labelAskedEventType: 'Loại sự kiện',
  actionAnswerRequest: 'Trả lời yêu cầu',
  textAnswerRequest: 'Chấp thuận hoặc từ chối yêu cầu tại đây:',
  requestEnds: {
    by: 'days',
    other: 'Liên kết dùng được trong {days} ngày. Mở liên kết không thay đổi gì: bạn chọn trên trang.',
  },
  footerRequest: 'Bạn nhận email này vì bạn thuộc {organization} trên {product}.',
  subjectRequestAnswered: '{heading}: {organization}',
  headingUpgradeGranted: 'Yêu cầu của bạn đã được chấp thuận',
  upgradeGranted:
    'Chủ sở hữu của {organization} đã đồng ý nâng cấp. Bạn sẽ có gói lớn hơn ngay khi họ chọn xong.',
  upgradeDeclined: 'Chủ sở hữu của {organization} quyết định tạm thời không nâng cấp.',
  headingAccessGranted: 'Giờ bạn là người chủ trì',
  accessGranted: 'Giờ bạn là người chủ trì của loại sự kiện {eventType} thuộc {organization}.',
  headingRequestDeclined: 'Yêu cầu của bạn đã bị từ chối',
  accessDeclined:
    'Chủ sở hữu của {organization} quyết định tạm thời không thêm bạn vào loại sự kiện {eventType}.',
  actionOpenDashboard: 'Mở trang tổng quan',
  textOpenDashboard: 'Mở trang tổng quan của bạn tại đây:',

  subjectUndelivered: 'Không gửi được đến {email}',
  headingUndelivered: 'Một email không đến được người được mời',
  undelivered: 'Máy chủ thư đã từ chối email của chúng tôi gửi đến {email}. Địa chỉ có thể bị gõ sai.',
  undeliveredClosing:
    'Người được mời có thể không biết về cuộc họp này. Hãy liên hệ bằng cách khác, hoặc hủy cuộc họp để giải phóng giờ.',
  subjectHeld: 'Một số email của bạn sẽ được gửi sau',
  headingHeld: 'Một số email của bạn đang chờ',
  held: '{product} giới hạn số người mới bạn có thể gửi email trong một ngày, và bạn đã đạt giới hạn đó. Số còn lại sẽ được gửi tự động trong vài ngày tới.',
  actionHeld: 'Xem những gì đang chờ',
  textHeld: 'Xem những gì đang chờ:',
  heldClosing:
    'Không có gì bị mất và bạn không cần làm gì. Giới hạn của bạn tăng dần theo tuổi của tài khoản.',

  subjectJoin: '{name} mời bạn vào {organization}',
  headingJoin: 'Tham gia {organization}',
  joinOrganization:
    '{name} mời bạn tham gia {organization} trên {product} để cùng nhóm dùng chung các cuộc họp và trang đặt lịch. Bạn vẫn giữ tài khoản và lịch của riêng mình.',
  labelRole: 'Vai trò của bạn',
  roleAdmin: 'Quản trị viên',
  roleMember: 'Thành viên',
  actionAcceptInvitation: 'Chấp nhận lời mời',
  textAcceptInvitation: 'Chấp nhận lời mời tại đây:',
  joinEnds: { by: 'days', other: 'Liên kết dùng được một lần, trong {days} ngày.' },
  joinIgnore: 'Nếu bạn không muốn tham gia, hãy bỏ qua email này. Không ai tham gia khi chưa chấp nhận.',
  footerJoin:
    'Bạn nhận email này vì một người ở {organization} ({page}) đã mời bạn tham gia trên {product}. Chúng tôi sẽ không dùng địa chỉ của bạn cho việc gì khác.',
  headingRemoved: 'Bạn đã bị gỡ khỏi {organization}',
  headingLeft: 'Bạn đã rời {organization}',
  goneFrom:
    'Không ai có thể đặt lịch với bạn ở {organization} nữa, và bạn không còn quyền truy cập. Tài khoản, trang và lịch của riêng bạn vẫn giữ nguyên.',
  goneMeetings: 'Nếu đồng nghiệp nhận một cuộc họp sắp tới của bạn, bạn sẽ nhận được email về việc đó.',
  headingRoleChanged: 'Vai trò của bạn ở {organization} đã thay đổi',
  madeAdmin:
    'Giờ bạn là quản trị viên. Bạn quản lý mọi người, loại sự kiện, cài đặt và tất cả cuộc họp của {organization}.',
  madeMember: 'Giờ bạn là thành viên. Bạn thấy các loại sự kiện của {organization} và các cuộc họp của mình.',
  headingOwner: 'Giờ bạn sở hữu {organization}',
  madeOwner: 'Bạn quản lý gói của {organization}, và chỉ bạn mới có thể chuyển nhượng hoặc xóa tổ chức này.',
  headingTransferred: 'Giờ {name} sở hữu {organization}',
  transferred: 'Giờ bạn là quản trị viên. Tất cả cuộc họp vẫn giữ nguyên.',
  headingTransferAsked: '{name} đề nghị bạn sở hữu {organization}',
  transferAsked:
    'Nếu chấp nhận, bạn sở hữu {organization} và trả tiền cho tổ chức. Khi đó chỉ bạn mới có thể chuyển nhượng hoặc xóa, và {name} trở thành quản trị viên.',
  transferAskedAnswer:
    'Bạn có thể chấp nhận hoặc từ chối trên trang tổ chức trong vòng 7 ngày. Không có gì thay đổi cho đến khi bạn chấp nhận.',
  headingTransferDeclined: '{name} sẽ không tiếp quản {organization}',
  transferDeclined: 'Người này đã từ chối sở hữu {organization}. Bạn vẫn là chủ sở hữu.',
  headingMemberRemoved: '{name} đã bị gỡ khỏi {organization}',
  headingMemberLeft: '{name} đã rời {organization}',
  headingMemberDeleted: 'Tài khoản của {name} trong {organization} đã bị xóa',
  headingMemberDisabled: 'Tài khoản của {name} trong {organization} đã bị vô hiệu hóa',
  memberDisabled:
    'Người này không thể đăng nhập và không ai có thể đặt lịch với họ. Các cuộc họp sắp tới chưa ai nhận nằm trên trang Mọi người của bạn.',
  memberGone:
    'Không ai có thể đặt lịch với họ ở đó nữa. Danh sách mọi người của bạn hiển thị các cuộc họp sắp tới chưa ai nhận.',
  headingJoined: 'Bạn đã tham gia {organization}',
  joined:
    'Đồng nghiệp ở {organization} giờ có thể thêm bạn vào loại sự kiện. Bạn vẫn giữ tài khoản và lịch của riêng mình.',
  joinedNext:
    'Hãy kiểm tra giờ làm việc và kết nối lịch ngay bây giờ, để bạn chỉ được đặt khi rảnh. Nếu đã thiết lập rồi thì bạn đã sẵn sàng.',
  labelCheckHours: 'Kiểm tra giờ làm việc',
  labelConnectCalendar: 'Kết nối lịch',
  headingMemberJoined: '{name} đã tham gia {organization}',
  memberJoined: 'Giờ bạn có thể thêm {name} vào loại sự kiện và thấy họ trên trang Mọi người.',
  headingAddedToTeam: 'Bạn đã được thêm vào một nhóm ở {organization}',
  addedToTeam:
    'Giờ bạn là người chủ trì của các loại sự kiện bên dưới, nên mọi người có thể đặt lịch với bạn ở {organization}.',
  addedToTeamAsks:
    'Chúng tôi dùng giờ làm việc và lịch của riêng bạn. Nếu bạn không thể chủ trì các cuộc họp này, hãy nhờ quản trị viên đổi người chủ trì.',
  headingEventTypesGiven: 'Loại sự kiện mới từ {organization}',
  eventTypesGiven:
    'Các loại sự kiện bên dưới giờ nằm trên trang của riêng bạn. {organization} quản lý chúng và có thể đã khóa một số cài đặt.',
  eventTypesGivenAsks:
    'Chúng dùng giờ làm việc và lịch của riêng bạn trừ khi {organization} quy định giờ. Nếu bạn không thể chủ trì các cuộc họp này, hãy nhờ quản trị viên thay đổi.',
  headingHostMissing: '{name} không còn chủ trì ở {organization}',
  hostMissing:
    '{name} là người chủ trì bắt buộc của các loại sự kiện bên dưới. Mọi người vẫn có thể đặt, với những người chủ trì còn lại.',
  hostMissingAsks:
    'Nên để người khác tham dự, hay tạm thời không cho ai đặt? Hãy chuyển sang tổ chức trong trang tổng quan, rồi đổi người chủ trì hoặc tắt các loại sự kiện.',
  headingTeamShort: 'Không đủ người chủ trì ở {organization}',
  teamShort:
    '{name} không thể chủ trì nữa, và các loại sự kiện bên dưới giờ có quá ít người chủ trì. Tạm thời không ai có thể đặt.',
  teamShortAsks: 'Hãy thêm người chủ trì, giảm số người mỗi cuộc họp, hoặc tắt các loại sự kiện.',
  labelEventTypes: 'Các loại sự kiện',
  headingApiKeyMadeBy: '{name} đã tạo khóa API cho {organization}',
  apiKeyMadeBy:
    'Mọi chương trình có khóa này đều có thể hành động thay {organization} trong phạm vi quyền của khóa.',
  headingApiKeyRemovedBy: '{name} đã gỡ một khóa API khỏi {organization}',
  apiKeyRemovedBy: 'Các chương trình từng dùng khóa này không còn hành động thay {organization} được nữa.',
  apiKeysOfMembers: 'Chuyển sang {organization} trong trang tổng quan để xem hoặc gỡ các khóa.',
  footerMemberNews:
    'Bạn nhận email này vì bạn đang hoặc từng là thành viên của {organization} trên {product}.',
  headingAppAllowedBy: '{name} cho phép một ứng dụng hành động thay {organization}',
  appAllowedBy:
    'Ứng dụng có thể hành động thay {organization} trong phạm vi các quyền mà {name} đã cho phép.',
  headingAppRemovedBy: '{name} đã ngắt kết nối một ứng dụng khỏi {organization}',
  appRemovedBy: 'Ứng dụng này không còn hành động thay {organization} được nữa.',
  appsOfMembers: 'Chuyển sang {organization} trong trang tổng quan để xem hoặc ngắt kết nối các ứng dụng.',
  subjectOrganizationEmail: 'Đây có phải email của {organization}?',
  headingOrganizationEmail: 'Xác nhận email này',
  organizationEmail:
    '{organization} muốn hiển thị email này trong lời mời trên lịch để người được mời có thể trả lời. Hãy xác nhận nếu bạn đồng ý.',
  actionOrganizationEmail: 'Xác nhận email',
  textOrganizationEmail: 'Xác nhận email này:',
  organizationEmailEnds: 'Liên kết dùng được một lần, trong 7 ngày.',
  organizationEmailIgnore:
    'Nếu bạn không biết {organization}, hãy bỏ qua email này. Không có gì thay đổi nếu bạn không xác nhận.',
  footerOrganizationEmail:
    'Bạn nhận email này vì một người ở {organization} ({page}) đã nhập địa chỉ này trên {product}. Chúng tôi sẽ không dùng địa chỉ này cho việc gì khác.',

  subjectPollInvited: '{name} hỏi khi nào bạn có thể đến: {poll}',
  subjectPollReminder: 'Lời nhắc: bạn có thể đến khi nào? {poll}',
  subjectPollConfirm: 'Xác nhận bình chọn của bạn: {poll}',
  subjectPollVoted: 'Bình chọn của bạn: {poll}',
  subjectPollRemoved: 'Vui lòng bình chọn lại: {poll}',
  subjectPollChanged: 'Các giờ đã thay đổi: {poll}',
  subjectPollDecided: 'Đã chốt giờ: {poll}',
  subjectPollVotedHost: 'Bình chọn mới: {name} · {poll}',
  subjectPollDeclinedHost: 'Đã từ chối: {name} · {poll}',
  headingPollInvited: 'Bạn có thể đến khi nào?',
  headingPollReminder: 'Vẫn thiếu bình chọn của bạn',
  headingPollVoted: 'Xác nhận bình chọn của bạn',
  headingPollProved: 'Cảm ơn, bình chọn của bạn đã được ghi nhận',
  headingPollVotedAgain: 'Bạn đã bình chọn rồi',
  headingPollRemoved: 'Vui lòng bình chọn lại',
  headingPollChanged: 'Các giờ đã thay đổi',
  headingPollDecided: 'Đã chốt giờ',
  headingPollVotedHost: 'Một bình chọn mới',
  headingPollDeclinedHost: 'Có người không đến được',
  pollInvited:
    '{name} đang tìm giờ cho “{poll}” và muốn biết khi nào bạn có thể đến. Bạn không cần tài khoản.',
  pollReminder: '{name} vẫn đang tìm giờ cho “{poll}”. Bạn chưa bình chọn.',
  pollReminderConfirm:
    'Bình chọn của bạn cho “{poll}” chưa được xác nhận. Hãy mở liên kết và xác nhận đó là của bạn.',
  pollVoted:
    'Có người đã bình chọn cho “{poll}” bằng địa chỉ email của bạn. Nếu là bạn, hãy xác nhận bình chọn. Bạn có thể đổi hoặc rút khi bình chọn vẫn còn mở.',
  pollProved: 'Bạn có thể đổi hoặc rút bình chọn của mình cho “{poll}” khi bình chọn vẫn còn mở.',
  pollVotedAgain:
    'Đã có người gửi các giờ ưu tiên cho “{poll}” bằng email này. Hãy mở liên kết để xem, xác nhận hoặc thay đổi. Các liên kết trước sẽ ngừng hoạt động.',
  pollRemoved:
    '“{poll}” nay kéo dài {duration}. Các giờ trước đây của bạn có thể không còn phù hợp nên chúng tôi đã bỏ các giờ đó. Vui lòng bình chọn lại.',
  pollChanged:
    'Các giờ của “{poll}” đã thay đổi. Chúng tôi giữ bình chọn của bạn cho các giờ khác. Hãy kiểm tra xem chúng còn đúng không.',
  pollDecided:
    'Giờ của “{poll}” đã được chốt. Bạn không bình chọn cho giờ này nên chúng tôi chưa gửi lời mời cho bạn. Nếu bạn vẫn đến được, hãy báo cho người chủ trì.',
  pollNotYou: '{name} (không phải bạn)',
  pollVotedHost: 'Có bình chọn mới trong “{poll}”: {name}.',
  pollDeclinedHost:
    '{name} không đến được “{poll}” nữa. Cuộc họp vẫn giữ nguyên. Bạn có thể đổi lịch hoặc hủy.',
  subjectPollAttendsHost: 'Vẫn đến được: {name} · {poll}',
  headingPollAttendsHost: 'Thêm một người có thể đến',
  pollAttendsHost: '{name} vẫn đến được “{poll}” và đã được mời.',
  labelPollAbout: 'Nội dung',
  labelPollTimes: 'Các giờ',
  labelPollDays: 'Các ngày',
  labelPollZone: 'Múi giờ',
  pollMoreTimes: { other: 'và {count} lựa chọn nữa' },
  labelPollUntil: 'Bình chọn đến',
  labelPollAdded: 'Mới',
  labelPollTakenAway: 'Đã bỏ',
  labelPollFinal: 'Giờ',
  actionPollVote: 'Bình chọn giờ',
  actionPollChange: 'Đổi bình chọn của tôi',
  actionPollConfirm: 'Xác nhận bình chọn của tôi',
  actionPollOpen: 'Xem các kết quả',
  actionPollSee: 'Xem kết quả',
  textPollLink: 'Mở cuộc thăm dò tại đây:',
  pollLinkIsYours: 'Bất kỳ ai có liên kết này đều có thể đổi bình chọn của bạn. Hãy giữ kín liên kết này.',
  choosePollMails: 'Ngừng nhận email về cuộc thăm dò này',
  footerPollInvited: 'Bạn nhận email này vì {owner} ({page}) muốn biết khi nào bạn có thể đến.',
  footerPollVoter:
    'Bạn nhận email này vì địa chỉ này đã được dùng để bình chọn. Nếu không phải bạn, hãy bỏ qua email này.',

  subjectReferral: '{name} mời bạn dùng {product}',
  headingReferral: '{name} nghĩ bạn sẽ thích {product}',
  referral:
    '{product} cho phép mọi người đặt cuộc họp với bạn vào giờ phù hợp cho cả hai, không cần gửi email qua lại. {name} đang dùng và mời bạn thử.',
  actionTry: 'Xem thử',
  textTry: 'Xem thử tại đây:',
  referralSeen:
    '{name} sẽ thấy nếu có người đăng ký {product} bằng email này và nếu họ trả tiền cho một gói.',
  referralClosing: '{name} có thể gửi cho bạn một lời nhắc. Chỉ vậy thôi.',
  subjectReferralReminder: 'Lời nhắc: {name} mời bạn dùng {product}',
  headingReferralReminder: '{name} vẫn nghĩ bạn sẽ thích {product}',
  referralLast: 'Đây là lời nhắc duy nhất. Sẽ không có thêm email như thế này từ {name}.',
  footerReferral:
    'Bạn nhận email này vì {name} ({page}) đã mời bạn dùng {product}. Chúng tôi sẽ không dùng địa chỉ của bạn cho việc gì khác.',
  subjectReward: '{name} đã đổi thẻ quà tặng ${dollars}',
  headingReward: 'Một thẻ quà tặng cần gửi',
  rewardByHand: {
    by: 'points',
    other:
      '{name} đã đổi {points} điểm nhận được từ những người đăng ký bằng liên kết của mình và trả tiền cho một gói. Không có thẻ quà tặng mệnh giá này trong kho. Vui lòng gửi một thẻ đến {email}.',
  },
  rewardFromStock: {
    by: 'points',
    other:
      '{name} đã đổi {points} điểm nhận được từ những người đăng ký bằng liên kết của mình và trả tiền cho một gói. Một thẻ quà tặng trong kho sẽ được gửi đến {email} vào {date} trừ khi bạn ngăn lại.',
  },
  labelWorth: 'Mệnh giá',
  worthDollars: { by: 'points', other: '${dollars} ({points} điểm)' },
  labelGiftCardStop: 'Để ngăn lại',
  subjectGiftCard: 'Thẻ quà tặng ${dollars} của bạn',
  headingGiftCard: 'Đây là thẻ quà tặng của bạn',
  giftCard: 'Cảm ơn bạn đã mời mọi người dùng {product}.',
  giftCardDollars: '${dollars}',
  labelGiftCardCode: 'Mã',
  giftCardKeep: 'Hãy giữ email này. Chúng tôi sẽ xóa mã ở phía mình sau ba tháng.',
  footerGiftCard: 'Bạn nhận email này vì bạn đã đổi điểm trên {product}.',

  labelAccount: 'Tài khoản',
  footerFeedback: 'Bạn nhận email này vì bạn vận hành máy chủ {product} này (OPERATOR_EMAIL).',
  greeting: 'Chào {name},',
  greetingGuest: 'Xin chào,',
  clockForward:
    'Trước cuộc họp này, đồng hồ sẽ được chỉnh tiến lên ({date}, {amount}). Giờ ở đây đã tính đến thay đổi đó.',
  clockBack:
    'Trước cuộc họp này, đồng hồ sẽ được chỉnh lùi lại ({date}, {amount}). Giờ ở đây đã tính đến thay đổi đó.',
  labelCode: 'Mã của bạn',
  chooseMails: 'Chọn email bạn muốn nhận',
  codeIsYours: 'Chúng tôi không bao giờ hỏi mã này qua điện thoại hay trong email khác.',
  replyReaches: 'Thư trả lời của bạn sẽ đến {name}.',
  footerHost: 'Bạn nhận email này vì mọi người đặt lịch với bạn qua {product}.',
  stopAllMails: 'Ngừng nhận mọi email từ {product}',
  allDay: 'Cả ngày',
  footerNewDevice: 'Bạn nhận email này vì bạn có tài khoản {product}.',

  subjectWebhookFailing: 'Webhook của bạn tại {address} đang gặp lỗi',
  subjectWebhookGone: 'Webhook của bạn tại {address} đã bị tắt',
  headingWebhookFailing: 'Một webhook đang gặp lỗi',
  headingWebhookGone: 'Một webhook đã bị tắt',
  webhookFailing: {
    other: '{address} không nhận những gì chúng tôi gửi: {count} lần thử liên tiếp đã thất bại.',
  },
  webhookGone: '{address} đã phản hồi 410 (gone), nên chúng tôi đã tắt webhook và bỏ những gì đang chờ.',
  labelSince: 'Từ',
  labelLastAttempt: 'Lần thử gần nhất',
  webhookAnswered: 'Đã phản hồi {status}',
  webhookNoAnswer: 'Máy chủ không phản hồi',
  webhookTimeout: 'Máy chủ phản hồi quá lâu',
  webhookCertificate: 'Chứng chỉ của trang web không hợp lệ',
  webhookNoHost: 'Không có máy chủ nào mang tên này',
  webhookPrivate: 'Địa chỉ nằm trên mạng riêng',
  webhookAddress: 'Không thể dùng địa chỉ này',
  actionWebhook: 'Mở webhook',
  textWebhook: 'Xem những gì chúng tôi đã gửi, và thử lại:',
  textWebhookGone: 'Nếu địa chỉ đã hoạt động lại, hãy bật lại webhook tại đây:',
  webhookFailingClosing:
    'Chúng tôi vẫn tiếp tục thử, nhưng ngày càng thưa. Khi địa chỉ hoạt động lại, chúng tôi gửi mọi thứ đang chờ. Chúng tôi dừng sau khoảng ba ngày.',
  webhookGoneClosing: 'Các lượt đặt và email không bị ảnh hưởng.',
  footerWebhook: 'Bạn nhận email này vì bạn đã thêm webhook này trong {product}.',
}
