import type { PartTitles } from './types'

/** Titles of the documents by file. */
export const files = import.meta.glob<string>('../*/zh-CN/*.md', { eager: true, query: '?title', import: 'default' })

export default {
  start: '入门',
  concepts: '概念',
  installation: '安装与部署',
  import: '导入',
  language: '查询语言',
  drivers: '驱动',
  algorithms: '图算法',
  operations: '运维',
  security: '权限与安全',
  reference: '参考',
  data: '数据',
  upgrading: '升级'
} satisfies PartTitles
