import {
  backupRetentionDays,
  deletionGraceDays,
  firstStatementVersion,
  inquiryRetentionDays,
  logRetentionDays,
  privacyStatementVersion
} from '~/contract/limits'
import type { Locale } from '~/contract/locale'

/** One section of the statement. */
interface StatementSection {
  /** Its anchor on `/privacy`, the same in both languages. */
  id: string
  /** What it answers, in a few words. */
  question: string
  heading: string
  paragraphs: readonly string[]
}

/** The vendor's contacts that the statement names. */
interface Contacts {
  phone: string
  email: string
}

/**
 * The privacy statement in each language: the text of `/privacy`, of the registration agreement and of the download. Its periods
 * are constants that the services obey, so that what it promises is what happens.
 */
export const privacyStatement = ({ phone, email }: Contacts): Readonly<Record<Locale, readonly StatementSection[]>> => ({
  'zh-CN': [
    {
      id: 'scope',
      question: '适用范围',
      heading: '本声明适用于使用本网站的每个人',
      paragraphs: [
        '本声明说明您使用本网站时，我们收集哪些信息、用来做什么、交给谁、保存多久。您的权利和联系方式见“您的权利”一节。',
        '请在注册或下载前完整阅读。点击“我已阅读并同意”表示您理解并接受本声明。'
      ]
    },
    {
      id: 'collected',
      question: '收集什么',
      heading: '我们收集的信息',
      paragraphs: [
        '注册账户时：手机号或邮箱、姓名、公司名称、职务和用途说明，以及您设置的密码。密码在您的浏览器中先计算摘要，我们收到的是摘要，不是密码原文。',
        '使用账户时：您绑定的手机号和邮箱、通行密钥的名称与公钥，以及安全记录。安全记录写明时间、操作、浏览器，以及您所在的国家和城市。',
        '下载须同意本声明的文件时：姓名、手机号、邮箱和所属行业，以及下载的文件和所同意的版本。登录后下载的，与您的账户关联。',
        '提交咨询、试用或合作申请时：您在表单中填写的信息，例如姓名、手机号、邮箱、公司和所属行业。',
        '提交文档反馈时：您选择的原因和写下的说明；希望收到邮件答复的，还有您填写的邮箱。反馈不与账户关联。',
        '学习和参加认证考试时：学习进度、证书姓名、答案和成绩，以及您提交的延时申请和申诉。考试期间离开页面与断网的时刻也有记录。',
        '使用网站时：保障网站安全运行所需的网络日志，以及不含个人信息的页面访问计数。网络日志不含您填写的内容。',
        '为防范滥用，我们统计每个网络地址、手机号和邮箱的请求次数。这些计数只用于一天之内的限制。'
      ]
    },
    {
      id: 'use',
      question: '用来做什么',
      heading: '我们怎样使用这些信息',
      paragraphs: [
        '用于创建和保护您的账户、发送验证码、提供您申请的试用、下载与咨询，以及组织认证考试。也用于排查故障、防范滥用。',
        '反馈中填写的邮箱只用于答复该反馈。',
        '除法律法规要求或征得您的同意外，我们不会把这些信息用于其他目的。'
      ]
    },
    {
      id: 'recipients',
      question: '交给谁',
      heading: '谁会收到这些信息',
      paragraphs: [
        '我们的工作人员，限于承担相应职责的人。导出或清除您提交的内容，都会留下记录。',
        '为我们托管网站、存储文件与备份、发送短信和邮件的服务方。例如，发送验证码的服务方收到手机号或邮箱，以及验证码。',
        '网站使用访问统计或在线客服时，其服务方直接收到您浏览器的请求。请求中有网络地址和所访问的页面。',
        '任何人凭证书编号都可以查验证书是否有效。查验页面遮盖您的姓名，除非您选择公开。'
      ]
    },
    {
      id: 'retention',
      question: '保存多久',
      heading: '保存期限',
      paragraphs: [
        `网络日志至少保存六个月，满${logRetentionDays}天后删除。`,
        '验证码五分钟内有效，登录一天内有效。过期后由每夜的任务删除。',
        `账户信息在账户存续期间保存。注销${deletionGraceDays}天后，账户连同登录和通行密钥一起删除。安全记录只留下时间和操作，不再有浏览器和所在地。`,
        '账户删除后，下载时填写的姓名、手机号、邮箱和所属行业一并清除。学习进度与考试记录也一并删除。',
        '已颁发的证书仍可凭编号查验，但不再含您的姓名，只有认证名称、日期和状态。',
        `咨询、申请、反馈和下载时填写的内容，自最后一次处理起保存${inquiryRetentionDays}天，之后由每夜的任务清除。工作人员的备注和答复一并清除。您可以要求立即清除。`,
        `已删除或清除的内容，在备份中最多再保留${backupRetentionDays}天。备份只用于恢复数据。`
      ]
    },
    {
      id: 'browser',
      question: '存在您那里的',
      heading: '浏览器中的存储',
      paragraphs: [
        '我们用Cookie保持您的登录状态和语言选择。登录Cookie有效期一天，页面脚本无法读取。',
        '选择“记住我”后，您的手机号或邮箱只保存在您自己的浏览器中。',
        '未登录时同意本声明并下载的，同意的编号保存在您的浏览器中，直到您撤回。',
        '主题、未登录时的学习进度、尚未提交的表单内容和考试答案，也只保存在您的浏览器中。'
      ]
    },
    {
      id: 'rights',
      question: '您的权利',
      heading: '您的权利与联系方式',
      paragraphs: [
        `需要查询、更正或删除个人信息，或对本声明有疑问，请联系我们：热线${phone}，邮箱${email}。`,
        `在用户中心，您可以导出数据或注销账户。注销${deletionGraceDays}天后，账户永久删除；此前登录即可恢复。`,
        '您可以撤回下载时给出的同意。登录时给出的，在用户中心撤回；未登录时给出的，在同一浏览器的下载页撤回。撤回后，我们删除您当时填写的姓名、手机号、邮箱和所属行业。',
        '我们会在七个工作日内答复。'
      ]
    },
    {
      id: 'versions',
      question: '版本',
      heading: '版本与更新',
      paragraphs: [
        `${firstStatementVersion}版：首次发布并生效。`,
        `${privacyStatementVersion}版：写明信息的接收方、每类信息的保存期限、备份，以及账户删除后保留的内容。`,
        '声明有新版后，再下载须同意本声明的文件时，我们请您重新阅读并同意。'
      ]
    }
  ],
  'en-US': [
    {
      id: 'scope',
      question: 'Scope',
      heading: 'This statement covers everyone who uses this website',
      paragraphs: [
        'This statement says what we collect when you use this website, what for, who receives it and how long we keep it. Your rights and our contacts are under “Your rights”.',
        'Please read it in full before you register or download. Choosing “I have read and agree” means that you understand and accept it.'
      ]
    },
    {
      id: 'collected',
      question: 'What we collect',
      heading: 'The information we collect',
      paragraphs: [
        'When you register: your phone number or email address, name, company, job title, what you will use the product for, and a password. Your browser hashes the password first; what reaches us is the hash, never the password as typed.',
        'When you use your account: the phone number and email address you bind, the names and public keys of your passkeys, and a security log. The log has the time, the action, the browser, and your country and city.',
        'When you download a file that needs your consent: your name, mobile number, email address and industry, the file, and the version you accepted. If you are logged in, the record belongs to your account.',
        'When you send a consultation, a trial or partner request: what you enter in the form, such as name, phone number, email address, company and industry.',
        'When you send document feedback: the reasons you choose, what you write, and your email address if you want the reply by email. Feedback is not linked to an account.',
        'When you learn and take a certification exam: your progress, the name for your certificate, your answers and your result. Also any request for extra time or appeal, and when you left the exam page or lost the connection.',
        'While you use the site: the network logs needed to run it securely, and counts of page views without personal information. The logs never contain what you type.',
        'To prevent abuse, we count requests by network address, phone number and email address. These counts only serve limits within one day.'
      ]
    },
    {
      id: 'use',
      question: 'What for',
      heading: 'What we use it for',
      paragraphs: [
        'To create and protect your account, send verification codes, provide the trials, downloads and consultations you ask for, and hold certification exams. Also to find faults and prevent abuse.',
        'We use an email address given with feedback only to answer that feedback.',
        'We use it for nothing else unless the law requires it or you agree to it.'
      ]
    },
    {
      id: 'recipients',
      question: 'Who receives it',
      heading: 'Who receives the information',
      paragraphs: [
        'Our staff, as far as their duties require. Each export or erasure of what you sent is recorded.',
        'The providers that host this site, store files and backups, and send text messages and email for us. The sender of a verification code, for example, receives the code and your phone number or email address.',
        'If the site uses analytics or a chat, its provider receives requests directly from your browser. They contain your network address and the page you visit.',
        'Anyone with the number of a certificate can check that it is valid. The page masks your name unless you choose to show it.'
      ]
    },
    {
      id: 'retention',
      question: 'How long',
      heading: 'How long we keep it',
      paragraphs: [
        `Network logs are kept for at least six months and deleted after ${logRetentionDays} days.`,
        'A verification code is valid for five minutes and a login for one day. A nightly job deletes expired ones.',
        `Account details are kept for as long as the account exists. ${deletionGraceDays} days after you delete it, we remove the account with its logins and passkeys. The security log then keeps only times and actions, without browser or place.`,
        'When the account is removed, the name, mobile number, email address and industry you entered for downloads are erased too. Your learning progress and exam records are deleted as well.',
        'A certificate that was issued can still be verified by its number. It no longer has your name, only the certification, dates and status.',
        `What you enter in inquiries, requests, feedback and for downloads is kept for ${inquiryRetentionDays} days after our last work on it. A nightly job then erases it, with the notes and replies of our staff. You can ask us to erase it at once.`,
        `What was deleted or erased remains in backups for at most ${backupRetentionDays} more days. Backups only serve to restore data.`
      ]
    },
    {
      id: 'browser',
      question: 'In your browser',
      heading: 'What is stored in your browser',
      paragraphs: [
        'Cookies keep you logged in and remember your language. The login cookie lasts one day and cannot be read by scripts on the page.',
        'If you choose “Remember me”, your phone number or email address is kept in your own browser only.',
        'If you accept this statement for a download without a login, your browser keeps the consent number until you withdraw it.',
        'Your browser alone also keeps the theme, your learning progress without a login, and form input and exam answers not sent yet.'
      ]
    },
    {
      id: 'rights',
      question: 'Your rights',
      heading: 'Your rights, and how to reach us',
      paragraphs: [
        `To see, correct or delete your personal information, or to ask about this statement, call ${phone} or write to ${email}.`,
        `In the user center you can export your data or delete your account. A deleted account is erased after ${deletionGraceDays} days; until then, a login restores it.`,
        'You can withdraw the consent you gave for a download: in the user center if you were logged in, otherwise on the download page in the same browser. We then delete the name, mobile number, email address and industry that you entered.',
        'We answer within seven working days.'
      ]
    },
    {
      id: 'versions',
      question: 'Versions',
      heading: 'Versions and changes',
      paragraphs: [
        `Version of ${firstStatementVersion}: first published and effective.`,
        `Version of ${privacyStatementVersion}: states who receives the information, a period for each kind, backups, and what remains of a removed account.`,
        'After a new version, we ask you to read and accept it with the next download that needs your consent.'
      ]
    }
  ]
})
