import {
  backupRetentionDays,
  deletionGraceDays,
  firstStatementVersion,
  inquiryRetentionDays,
  logRetentionDays,
  missedQuestionDays,
  privacyStatementVersion,
  replicaRetentionDays
} from '~/contract/limits'
import type { Statement } from './types'

export default (({ phone, email, controller, location }) => [
  {
    id: 'scope',
    question: 'Scope',
    heading: 'This statement covers everyone who uses this website',
    paragraphs: [
      'This statement says what we collect when you use this website, what for, who receives it and how long we keep it. Your rights and our contacts are under “Your rights”.',
      ...(controller === '' ? [] : [`${controller} is responsible for your personal information.`]),
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
      'When you ask to be told that a certification opens: the certifications you choose and your email address. The address is used for this notice only and is not linked to an account.',
      'When you send document feedback: the reasons you choose, what you write, and your email address if you want the reply by email. Feedback is not linked to an account.',
      'When you learn and take a certification exam: your progress, the name for your certificate, your answers and your result. Also any request for extra time or appeal, and when you left the exam page or lost the connection.',
      'While you use the site: the network logs needed to run it securely, and counts of page views without personal information. The logs never contain what you type.',
      'When a search finds nothing: the words and the language, without cookies, and only if there is no digit or “@” and at most forty characters. Our staff see them once three network addresses have searched for the same. The addresses are stored only as keyed hashes.',
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
      'The providers that host this site, store files, replicas and backups, and send text messages and email for us. The sender of a verification code, for example, receives the code and your phone number or email address.',
      'If the site uses analytics or a chat, its provider receives requests directly from your browser. They contain your network address and the page you visit.',
      'Anyone with the number of a certificate can check that it is valid. The page masks your name unless you choose to show it.'
    ]
  },
  {
    id: 'retention',
    question: 'How long',
    heading: 'How long we keep it',
    paragraphs: [
      ...(location === '' ? [] : [`Your personal information is stored in ${location}.`]),
      `Network logs are kept for at least six months and deleted after ${logRetentionDays} days.`,
      `A search without a result is kept for ${missedQuestionDays} days. A nightly job then deletes it, with the hashes.`,
      'A verification code is valid for five minutes and a login for one day. A nightly job deletes expired ones.',
      `Account details are kept for as long as the account exists. ${deletionGraceDays} days after you delete it, we remove the account with its logins and passkeys. The security log then keeps only times and actions, without browser or place.`,
      'When the account is removed, the name, mobile number, email address and industry you entered for downloads are erased too. Your learning progress and exam records are deleted as well.',
      'A certificate that was issued can still be verified by its number. It no longer has your name, only the certification, dates and status.',
      `What you enter in inquiries, requests, feedback and for downloads is kept for ${inquiryRetentionDays} days after our last work on it. A nightly job then erases it, with the notes and replies of our staff. You can ask us to erase it at once.`,
      `What was deleted or erased remains for at most ${replicaRetentionDays} more days in a live replica and ${backupRetentionDays} more days in backups. Both only serve to restore data.`
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
      'If you ask for a certification notice, your browser keeps the number that withdraws it until you do.',
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
      'You can withdraw a certification notice on the certification page in the same browser, or by contacting us. Your email address is then erased at once.',
      'We answer within seven working days.'
    ]
  },
  {
    id: 'versions',
    question: 'Versions',
    heading: 'Versions and changes',
    paragraphs: [
      `Version of ${firstStatementVersion}: first published and effective.`,
      `Version of ${privacyStatementVersion}: states who receives the information, a period for each kind, replicas and backups, and what remains of a removed account.`,
      'After a new version, we ask you to read and accept it with the next download that needs your consent.'
    ]
  }
]) satisfies Statement
