/*
 * Every message of spec §5 and §8 that an existing part of the site can show, in both languages. The texts are literals
 * on purpose: `tests/e2e/messages.spec.ts` compares the site with the wording of the specification, and `table.test.ts` the
 * files in `messages/`.
 *
 * Left out:
 * - §5, the required industry of a consultation and the bounds of the other forms (partner, document feedback): no text
 * is given;
 * - §5, the limits of the rich-text editor (words, uploads, tables, charts): no text is given, and the tests of the editor hold
 *   them;
 * - §8, the notices and the confirmation of the editor: no text is given either.
 */

export const languages = ['zh-CN', 'en-US'] as const
export type Language = (typeof languages)[number]

interface SpecMessage extends Readonly<Record<Language, string>> {
  /** The message in `messages/`. */
  key: string
  section: '5' | '8'
  /** The languages in which the specification gives the message; the other wording is the product's own. */
  given: readonly Language[]
  /** The event that triggers the message. */
  when: string
}

const both = languages
const chinese = ['zh-CN'] as const
const english = ['en-US'] as const
const none = [] as const

export const specMessages = {
  name: {
    key: 'field_username',
    section: '5',
    given: both,
    when: 'a name of 1 or 21 characters is left',
    'zh-CN': '请输入正确的姓名',
    'en-US': 'Please enter a valid name'
  },
  phone: {
    key: 'field_phone',
    section: '5',
    given: chinese,
    when: 'a number of 10 digits, or one that does not begin with 1, is left where only a phone number will do',
    'zh-CN': '请输入正确手机号',
    'en-US': 'Please enter a valid phone number'
  },
  identifier: {
    key: 'field_identifier',
    section: '5',
    given: chinese,
    when: 'what is neither a phone number nor an email address is left in login or reset, and in the English registration',
    'zh-CN': '请输入正确的手机号或邮箱',
    'en-US': 'Please enter a valid phone number or email'
  },
  password: {
    key: 'field_password',
    section: '5',
    given: both,
    when: 'a password of 5 or 21 characters is left',
    'zh-CN': '密码至少大于等于6位，小于等于20位',
    'en-US': 'Password length must be 6 to 20'
  },
  passwordRepeatedAtRegistration: {
    key: 'field_password_match',
    section: '5',
    given: both,
    when: 'the password is repeated otherwise in the registration',
    'zh-CN': '两次密码输入不一致',
    'en-US': 'Two different password'
  },
  passwordRepeated: {
    key: 'field_password_differs',
    section: '5',
    given: both,
    when: 'the new password is repeated otherwise in the reset or in the user center',
    'zh-CN': '两次密码输入不同',
    'en-US': 'Two different password'
  },
  email: {
    key: 'field_email',
    section: '5',
    given: chinese,
    when: 'what is no email address is left where only one will do',
    'zh-CN': '请输入正确的邮箱',
    'en-US': 'Please enter a valid email'
  },
  emailDomain: {
    key: 'field_email_domain',
    section: '5',
    given: none,
    when: 'an email address of a listed domain is left where it would be new to an account',
    'zh-CN': '不支持该邮箱域名，请更换邮箱',
    'en-US': 'This email domain is not accepted. Use another address'
  },
  company: {
    key: 'field_company',
    section: '5',
    given: chinese,
    when: 'the company is left empty',
    'zh-CN': '请输入公司名称',
    'en-US': 'Please enter your company name'
  },
  companyLong: {
    key: 'field_company_long',
    section: '5',
    given: chinese,
    when: 'a company of 51 characters is left',
    'zh-CN': '公司名称在1个字符与50个字符之间',
    'en-US': 'Company name must be 1 to 50 characters'
  },
  jobTitle: {
    key: 'field_position',
    section: '5',
    given: chinese,
    when: 'the job title is left empty',
    'zh-CN': '请输入职务名称',
    'en-US': 'Please enter your job title'
  },
  jobTitleLong: {
    key: 'field_position_long',
    section: '5',
    // The specification says «and alike», so this follows the message of the company.
    given: chinese,
    when: 'a job title of 51 characters is left',
    'zh-CN': '职务名称在1个字符与50个字符之间',
    'en-US': 'Job title must be 1 to 50 characters'
  },
  purpose: {
    key: 'field_purpose',
    section: '5',
    given: chinese,
    when: 'the purpose is left empty',
    'zh-CN': '请输入用途说明',
    'en-US': 'Please describe your intended use'
  },
  purposeLong: {
    key: 'field_purpose_long',
    section: '5',
    given: chinese,
    when: 'a purpose of 51 characters is left',
    'zh-CN': '用途说明在1个字符与50个字符之间',
    'en-US': 'Intended use must be 1 to 50 characters'
  },
  code: {
    key: 'field_code',
    section: '5',
    given: chinese,
    when: 'the verification code is left empty',
    'zh-CN': '验证码不能为空',
    'en-US': 'Please enter the verification code'
  },
  agreement: {
    key: 'field_agreement',
    section: '5',
    given: none,
    when: 'the registration is sent without the tick',
    'zh-CN': '请确认已阅读并同意注册协议',
    'en-US': 'Please confirm that you have read and agree to the registration agreement'
  },
  codeSent: {
    key: 'account_code_sent',
    section: '8',
    given: both,
    when: 'a verification code is sent',
    'zh-CN': '验证码发送成功',
    'en-US': 'The verification code is sent successfully'
  },
  loggedIn: {
    key: 'account_login_done',
    section: '8',
    given: both,
    when: 'somebody logs in',
    'zh-CN': '登录成功',
    'en-US': 'Login successfully'
  },
  registered: {
    key: 'account_register_done',
    section: '8',
    given: both,
    when: 'somebody registers',
    'zh-CN': '注册成功',
    'en-US': 'Register successfully'
  },
  changed: {
    key: 'user_center_saved',
    section: '8',
    given: chinese,
    when: 'a setting of the account is changed',
    'zh-CN': '修改成功',
    'en-US': 'Modified successfully'
  },
  passwordChanged: {
    key: 'account_modified_title',
    section: '8',
    given: chinese,
    when: 'the password is changed, which ends the session and shows the panel modifySuccess',
    'zh-CN': '修改成功',
    'en-US': 'Password changed'
  },
  loggedOut: {
    key: 'shell_logout_done',
    section: '8',
    given: both,
    when: 'somebody logs out',
    'zh-CN': '退出登录成功！',
    'en-US': 'Log Out successfully.'
  },
  logoutFailed: {
    key: 'shell_logout_failed',
    section: '8',
    given: english,
    when: 'passport does not confirm the logout',
    'zh-CN': '退出登录失败。',
    'en-US': 'Log Out failed.'
  },
  loginTimeout: {
    key: 'service_login_timeout',
    section: '8',
    given: english,
    when: 'a change is saved after the session has ended',
    'zh-CN': '登录超时，请重新登录',
    'en-US': 'Login timeout please login again'
  },
  sessionExpired: {
    key: 'service_session_expired',
    section: '8',
    given: english,
    when: 'a page is opened with a session that has expired',
    'zh-CN': '登录信息已过期，请重新登录',
    'en-US': 'Login information expired please log in again'
  },
  serviceText: {
    key: 'service_login_wrong',
    section: '8',
    given: none,
    when: 'passport refuses a login: what is shown is its own text',
    'zh-CN': '账户或密码不正确',
    'en-US': 'The account or password is incorrect'
  },
  codeNotSent: {
    key: 'service_code_not_sent',
    section: '8',
    given: none,
    when: 'the code does not leave: what is shown is the text of passport, and the button can be pressed again at once',
    'zh-CN': '验证码发送失败，请稍后重试',
    'en-US': 'The verification code could not be sent. Please try again'
  },
  notFound: {
    key: 'shell_not_found',
    section: '8',
    given: english,
    when: 'a document is asked for that does not exist',
    'zh-CN': '页面不存在',
    'en-US': 'This page could not be found'
  },
  unknownMiddleware: {
    key: 'shell_unknown_middleware',
    section: '8',
    given: english,
    when: 'a page is opened whose guard does not exist',
    'zh-CN': '未知中间件',
    'en-US': 'Unknown middleware'
  },
  otherError: {
    key: 'shell_error_code',
    section: '8',
    given: none,
    when: 'a page fails for any other reason: status 500',
    'zh-CN': '错误 500',
    'en-US': 'Error 500'
  }
} satisfies Record<string, SpecMessage>

export type MessageId = keyof typeof specMessages
