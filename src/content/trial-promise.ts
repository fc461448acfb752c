import type { Locale } from '~/contract/locale'

/**
 * What a free trial gives, and when staff answer (spec §4 and §6), in the same words wherever the site says it. The free
 * edition is for accounts; the others are applied for.
 */
export const trialPromise: Readonly<Record<Locale, string>> = {
  'zh-CN': '单机免费版供非商业学习使用，登录后下载。企业试用和其他版本，登录后提交申请，工作人员在1至3个工作日内联系您。',
  'en-US':
    'The free single-server edition is for non-commercial learning; log in to download it. For an enterprise trial or another edition, log in and apply; our staff reply within 1 to 3 working days.'
}
