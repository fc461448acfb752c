import type { OpeningCopy } from '../../types'

export default {
  duties: ['撰写与维护中英文产品文档', '验证文档中的每一段代码', '从反馈里找出看不懂的地方并改掉'],
  skills: ['中文文字简洁准确，英文能直接写作', '能读代码、会用命令行', '对含糊的词不耐烦']
} satisfies OpeningCopy
