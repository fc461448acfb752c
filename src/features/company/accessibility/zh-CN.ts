import type { AccessibilityCopy } from './types'

export default {
  title: '无障碍声明',
  description: '本站每次发布前检查哪些页面、状态与键盘操作，还有哪些不足，以及遇到障碍时怎样告诉我们。',
  kicker: '公司 · 无障碍',
  headline: '支持键盘、\n放大与读屏',
  lead: '我们按WCAG 2.2 AA级设计本站。下面的数字来自发布前的自动测试：检查没有通过，就不发布。',
  counts: {
    caption: '自动检查的范围',
    columns: ['检查对象', '数量'],
    pages: '页面种类',
    states: '页面状态（菜单、弹窗、报错的表单等）',
    themes: '主题（浅色、深色）',
    widths: '窗口大小（手机、桌面）',
    languages: '语言（中文、英文）',
    tasks: '仅用键盘完成的流程'
  },
  pages: {
    question: '检查哪些页面？',
    headline: '每一种页面都检查',
    lead: '用axe-core检查名称、对比度、表单标签与ARIA。每个页面都按中英文、浅色与深色、手机与桌面窗口检查。',
    columns: ['部分', '页面种类'],
    parts: {
      start: '首页与文档',
      products: '产品',
      editions: '版本对比与咨询',
      solutions: '方案、演示与查询',
      resources: '新闻、活动、视频、白皮书',
      reports: '测试报告',
      downloads: '下载、文章与搜索',
      company: '公司与合作伙伴'
    },
    rule: '只要有一条结果，无论级别，就停止发布。'
  },
  states: {
    question: '打开之后呢？',
    headline: '弹窗、菜单与报错也检查',
    names: {
      refusedForm: '填错的表单：错误在字段旁说明，焦点移到第一个错误',
      userCenter: '用户中心及其每一个表单',
      search: '搜索框：空白、有结果、无结果',
      navigation: '展开的菜单，以及手机上的菜单',
      account: '登录、注册与注册协议',
      wideTable: '小屏幕上可横向滚动的表格'
    }
  },
  keyboard: {
    question: '仅用键盘可以吗？',
    headline: '这些流程仅用键盘即可完成',
    lead: '焦点始终可见；打开的弹窗按Esc关闭，焦点回到原处。',
    tasks: {
      navigation: '顶部菜单：打开、移动、关闭',
      shell: '跳到正文、切换主题、登录与退出',
      search: '搜索并打开结果',
      login: '登录后回到原来要去的页面',
      userCenter: '在用户中心修改资料',
      download: '阅读并同意隐私声明，下载文件',
      demos: '运行在线演示，逐步查看结果',
      queries: '编写、修改并运行查询',
      reports: '查看测试报告的数据',
      practice: 'GBCA练习',
      exam: 'GBCA考试',
      certificate: '查验证书'
    }
  },
  limits: {
    question: '还有哪些不足？',
    headline: '已知的不足',
    items: [
      {
        term: '账号需要JavaScript',
        text: '密码在浏览器中计算哈希后发送，因此登录、注册、重置密码与考试需要脚本。练习、编辑和运行查询、在页面中核对文件也需要脚本。其他页面与表单不启用脚本也可使用。'
      },
      { term: '图形以文字代述', text: '图形对读屏软件是一段说明；图里的数据另有表格或列表的，说明旁边给出。' },
      { term: '自动检查有限', text: '自动检查不能代替残障用户的实际使用。如果遇到障碍，请告诉我们。' }
    ]
  },
  contact: {
    question: '遇到障碍怎么办？',
    headline: '告诉我们，7个工作日内答复',
    lead: '请写明页面地址、您使用的浏览器或辅助技术，以及遇到障碍的步骤。需要其他格式的内容，也请告诉我们。',
    phone: '电话',
    email: '邮箱',
    time: '答复时间',
    subject: '无障碍反馈'
  }
} satisfies AccessibilityCopy
