import type { PrivacyCopy } from './types'

export default {
  title: '隐私声明',
  description: '我们收集哪些信息、用来做什么、交给谁、保存多久，以及怎样查询、导出、更正、删除和撤回同意。',
  kicker: '公司 · 隐私声明',
  headline: '收集什么、\n保存多久',
  lead: '注册协议和下载页显示的，也是这份声明。每一节都有自己的地址，可以直接引用。',
  versions: {
    caption: '本声明的版本',
    version: '版本',
    updated: '最近更新',
    effective: '生效日期',
    published: '发布日期'
  }
} satisfies PrivacyCopy
