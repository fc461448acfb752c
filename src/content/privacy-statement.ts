import { deletionGraceDays } from '~/contract/limits'
import type { Locale } from '~/contract/locale'

/** One section of the statement. */
interface StatementSection {
  heading: string
  paragraphs: readonly string[]
}

/** The vendor's contacts that the statement names. */
interface Contacts {
  phone: string
  email: string
}

/** The privacy statement that registration asks to agree to, in each language (facts of spec §9). */
export const privacyStatement = ({ phone, email }: Contacts): Readonly<Record<Locale, readonly StatementSection[]>> => ({
  'zh-CN': [
    {
      heading: '一、本声明适用的范围',
      paragraphs: [
        '本声明说明您注册、登录和使用本网站时，我们收集哪些信息、用来做什么、保存多久。最后一节写明您的权利和联系方式。',
        '请在注册或下载前完整阅读。点击“我已阅读并同意”表示您理解并接受本声明。'
      ]
    },
    {
      heading: '二、我们收集的信息',
      paragraphs: [
        '注册账户时：手机号或邮箱、姓名、公司名称、职务和用途说明，以及您设置的密码。密码在您的浏览器中先计算摘要，我们收到的是摘要，不是密码原文。',
        '下载报告时：姓名、手机号、邮箱和所属行业。',
        '提交咨询、试用或合作申请时：您在表单中填写的信息，例如姓名、手机号、邮箱、公司和所属行业。',
        '提交文档反馈时：您选择的原因和写下的说明；希望收到邮件答复的，还有您填写的邮箱。',
        '参加认证考试时：证书姓名、答案和成绩，以及您提交的延时申请和申诉。',
        '使用网站时：保障网站安全运行所需的网络日志，以及不含个人信息的页面访问计数。'
      ]
    },
    {
      heading: '三、我们怎样使用这些信息',
      paragraphs: [
        '用于创建和保护您的账户、发送验证码、提供您申请的试用、下载与咨询，以及组织认证考试。也用于排查故障、防范滥用。',
        '任何人凭证书编号都可以查验证书是否有效。查验页面遮盖您的姓名，除非您选择公开。',
        '除法律法规要求或征得您的同意外，我们不会把这些信息用于其他目的。'
      ]
    },
    {
      heading: '四、保存期限',
      paragraphs: [
        '网络日志至少保存六个月。账户信息在账户存续期间保存。',
        '咨询、申请和反馈的内容，自最后一次处理起保存一段时间，之后自动清除。您可以要求立即清除。'
      ]
    },
    {
      heading: '五、浏览器中的存储',
      paragraphs: [
        '我们用Cookie保持您的登录状态和语言选择。登录Cookie有效期一天，页面脚本无法读取。',
        '选择“记住我”后，您的手机号或邮箱只保存在您自己的浏览器中。',
        '未登录时同意本声明并下载的，同意的编号保存在您的浏览器中，直到您撤回。',
        '主题、未登录时的学习进度、尚未提交的表单内容和考试答案，也只保存在您的浏览器中。'
      ]
    },
    {
      heading: '六、您的权利与联系方式',
      paragraphs: [
        `需要查询、更正或删除个人信息，或对本声明有疑问，请联系我们：热线${phone}，邮箱${email}。`,
        `在用户中心，您可以导出数据或注销账户。注销${deletionGraceDays}天后，账户永久删除；此前登录即可恢复。`,
        '您可以撤回下载时给出的同意。登录时给出的，在用户中心撤回；未登录时给出的，在同一浏览器的下载页撤回。撤回后，我们删除您当时填写的姓名、手机号、邮箱和所属行业。',
        '我们会在七个工作日内答复。'
      ]
    }
  ],
  'en-US': [
    {
      heading: '1. What this statement covers',
      paragraphs: [
        'This statement says what we collect when you register, log in and use this website. It also says what we use it for and how long we keep it. The last section lists your rights and our contacts.',
        'Please read it in full before you register or download. Choosing “I have read and agree” means that you understand and accept it.'
      ]
    },
    {
      heading: '2. What we collect',
      paragraphs: [
        'When you register: your phone number or email address, name, company, job title, what you will use the product for, and a password. Your browser hashes the password first; what reaches us is the hash, never the password as typed.',
        'When you download a report: your name, mobile number, email address and industry.',
        'When you send a consultation, a trial or partner request: what you enter in the form, such as name, phone number, email address, company and industry.',
        'When you send document feedback: the reasons you choose, what you write, and your email address if you want the reply by email.',
        'When you take a certification exam: the name for your certificate, your answers and your result, and any request for extra time or appeal.',
        'While you use the site: the network logs needed to run it securely, and counts of page views without personal information.'
      ]
    },
    {
      heading: '3. What we use it for',
      paragraphs: [
        'To create and protect your account, send verification codes, provide the trials, downloads and consultations you ask for, and hold certification exams. Also to find faults and prevent abuse.',
        'Anyone with the number of a certificate can check that it is valid. The page masks your name unless you choose to show it.',
        'We use it for nothing else unless the law requires it or you agree to it.'
      ]
    },
    {
      heading: '4. How long we keep it',
      paragraphs: [
        'Network logs are kept for at least six months. Account details are kept for as long as the account exists.',
        'What you enter in inquiries, requests and feedback is erased automatically some time after our last work on it. You can ask us to erase it at once.'
      ]
    },
    {
      heading: '5. What is stored in your browser',
      paragraphs: [
        'Cookies keep you logged in and remember your language. The login cookie lasts one day and cannot be read by scripts on the page.',
        'If you choose “Remember me”, your phone number or email address is kept in your own browser only.',
        'If you accept this statement for a download without a login, your browser keeps the consent number until you withdraw it.',
        'Your browser alone also keeps the theme, your learning progress without a login, and form input and exam answers not sent yet.'
      ]
    },
    {
      heading: '6. Your rights, and how to reach us',
      paragraphs: [
        `To see, correct or delete your personal information, or to ask about this statement, call ${phone} or write to ${email}.`,
        `In the user center you can export your data or delete your account. A deleted account is erased after ${deletionGraceDays} days; until then, a login restores it.`,
        'You can withdraw the consent you gave for a download: in the user center if you were logged in, otherwise on the download page in the same browser. We then delete the name, mobile number, email address and industry that you entered.',
        'We answer within seven working days.'
      ]
    }
  ]
})
