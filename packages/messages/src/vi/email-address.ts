import type { texts as source } from '../en/email-address.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'vi'> = {
  'email.text':
    'Bạn đăng nhập bằng địa chỉ này, và chúng tôi gửi email về tài khoản và các cuộc họp của bạn đến đó.',
  'email.now': 'Địa chỉ của bạn là',
  'email.new': 'Địa chỉ email mới',
  'email.same': 'Đây đã là địa chỉ của bạn',
  'email.ask': 'Xác nhận bằng cả hai địa chỉ',
  'email.waiting': 'Kiểm tra cả hai hộp thư',
  'email.waiting_text':
    'Chúng tôi đã gửi một liên kết qua email đến mỗi địa chỉ. Địa chỉ của bạn thay đổi khi bạn đã mở cả hai. Các liên kết dùng được đến {until}.',
  'email.confirmed': 'đã xác nhận',
  'email.unconfirmed': 'chưa xác nhận',
  'email.withdraw': 'Giữ địa chỉ của tôi',
  'email.withdrawn': 'Địa chỉ của bạn vẫn giữ nguyên. Các liên kết chúng tôi đã gửi không còn dùng được.',
  'email.agree_title': 'Đổi địa chỉ email của bạn?',
  'email.agree_text':
    'Có người yêu cầu địa chỉ email mới cho một tài khoản. Nếu đó là tài khoản của bạn, hãy xác nhận thay đổi. Nếu không, hãy đóng trang này.',
  'email.agree': 'Xác nhận thay đổi',
  'email.changed': 'Địa chỉ email của bạn đã thay đổi. Từ giờ hãy đăng nhập bằng địa chỉ mới.',
  'email.other_waits': 'Đã xác nhận địa chỉ. Giờ hãy mở liên kết chúng tôi đã gửi đến địa chỉ kia.',
  'email.to_settings': 'Đi đến cài đặt',
}
