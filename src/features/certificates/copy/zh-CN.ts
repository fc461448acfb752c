import type { VerifyCopy } from './types'

export default {
  title: '证书查验',
  description: '输入证书编号，核对GBCA认证证书的真伪、有效期与撤销状态；也可以在浏览器中核对证书文件，文件不会上传。',
  kicker: '认证 · 证书查验',
  headline: '查验\n认证证书',
  lead: '输入编号，立即看到结论：有效、已过期、已撤销，或查无此证。无须登录，也无须联系我们。',
  proof: {
    question: '证明什么？',
    headline: '一张证书证明四件事',
    lead: '证书是带数字签名的凭证，采用国际通用的Open Badges 3.0格式。任何人都可以核对。',
    facts: [
      { term: '由我们签发', text: '签名只能用我们的私钥生成，用公布的公钥核对。' },
      { term: '内容未改动', text: '改动任何一个字符，签名就不再相符。' },
      { term: '在有效期内', text: '证书写明签发与到期的时间，到期自动失效。' },
      { term: '未撤销', text: '撤销的证书进入签名的名单，每次核对都会查到最新的一份。' }
    ],
    limit: { term: '不证明出示的人是谁', text: '请核对姓名：持证人可以公开全名，或提供带姓名的证书文件。' }
  },
  file: {
    question: '有证书文件？',
    headline: '在浏览器中核对证书文件',
    lead: '放入下载得到的.jwt、.json或.png文件，浏览器逐步核对，每一步都给出结果。'
  }
} satisfies VerifyCopy
