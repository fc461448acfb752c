/* Stands in for both services: answers as they do, at once or after DELAY milliseconds, without a database. */
const slides = ['报告', '版本', '方案', '文档'].map((kind, index) => ({
  id: index + 1,
  kind,
  title: '经审计的社交网络基准测试：吞吐量提升70%',
  linkText: '查看结果',
  href: '/document/latest/1'
}))
const user = {
  username: '王小明',
  phone: '13800000000',
  email: null,
  emailActivated: false,
  company: '',
  position: '',
  purpose: ''
}

export default {
  async fetch(request, env) {
    if (env.DELAY > 0) await new Promise((resolve) => setTimeout(resolve, env.DELAY))
    const { pathname } = new URL(request.url)
    if (pathname.endsWith('/content/version')) return Response.json({ status: 200, data: { version: '1' } })
    if (pathname.endsWith('/banner/current')) return Response.json({ status: 200, data: null })
    if (pathname.endsWith('/news/list')) return Response.json({ status: 200, data: { items: [] } })
    return Response.json({ status: 200, data: pathname.endsWith('/list') ? slides : user })
  }
}
