import type { OpeningCopy } from '../../types'

export default {
  duties: ['与客户一起完成建模、导入与验证', '把一次做成的事整理成可以复用的方案', '把现场的难处带回研发'],
  skills: ['会写查询，也会听人说话', '了解风控、供应链或能源中的一个行业', '愿意出差']
} satisfies OpeningCopy
