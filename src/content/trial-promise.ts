import { brand } from '~/contract/brand'
import type { Locale } from '~/contract/locale'

/**
 * What a free trial gives, and when staff answer (spec §4 and §6), in the same words wherever the site says it. The free
 * edition is for accounts; the others are applied for.
 */
export const trialPromise: Readonly<Record<Locale, string>> = {
  'zh-CN': '企业评估请登录后申请所需版本，工作人员在1至3个工作日内联系您。单机免费版只供非商业学习，登录后下载。',
  'en-US': `To evaluate ${brand} for your company, log in and apply for a trial of the edition you need; we reply within 1 to 3 working days. The free single-server edition is for non-commercial learning only; log in to download it.`
}
