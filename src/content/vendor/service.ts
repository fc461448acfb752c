import type { EditionId } from '~/content/editions'
import { siteVersion } from '~/contract/limits'
import { internationalLocale, originalLocale, type Written } from '~/contract/locale'
import { empty, type Slot, sample } from './slot'

/* Support, maintained versions, security and price. Shown beside the editions. */

/** Support for one or more editions. */
export interface SupportPlan {
  editions: readonly EditionId[]
  /** Hours of support, such as «7 × 24». */
  hours: Written
  channels: Written
  /** Time to the first response, for an outage and for any other question. */
  outage: Written
  question: Written
}

/** A release line and the end of its maintenance. Days are `2028-06-30`. */
export interface MaintainedVersion {
  version: string
  released: string
  /** Last day of bug fixes. */
  maintained: string
  /** Last day of security fixes. */
  security: string
}

/** Changes of a release, most important first. */
interface SoftwareChanges {
  version: string
  changes: readonly Written[]
}

/** A published vulnerability of the product. */
export interface Advisory {
  /** Such as `CVE-2026-12345`. */
  id: string
  day: string
  summary: Written
  /** Affected versions, and the version with the fix. */
  affected: string
  fixedIn: string
  url: string
}

/** Metric and price of a license. */
export interface Licensing {
  /** Counted unit, such as server, processor core or year. */
  metric: Written
  /** Yuan per unit of the metric, or `contract` if it is negotiated. */
  prices: Record<EditionId, number | 'contract'>
}

export const supportPlans: Slot<readonly SupportPlan[]> = sample([
  {
    editions: ['free'],
    hours: { [originalLocale]: '工作日', [internationalLocale]: 'Working days' },
    channels: { [originalLocale]: '文档反馈', [internationalLocale]: 'Document feedback' },
    outage: { [originalLocale]: '7个工作日', [internationalLocale]: '7 working days' },
    question: { [originalLocale]: '7个工作日', [internationalLocale]: '7 working days' }
  },
  {
    editions: ['paid'],
    hours: { [originalLocale]: '工作日9:00–18:00', [internationalLocale]: 'Working days, 9:00–18:00' },
    channels: { [originalLocale]: '邮件、电话', [internationalLocale]: 'Email, phone' },
    outage: { [originalLocale]: '4小时', [internationalLocale]: '4 hours' },
    question: { [originalLocale]: '1个工作日', [internationalLocale]: '1 working day' }
  },
  {
    editions: ['standard', 'advanced'],
    hours: { [originalLocale]: '7 × 24小时', [internationalLocale]: '24 hours, 7 days a week' },
    channels: { [originalLocale]: '邮件、电话、专属工程师', [internationalLocale]: 'Email, phone, a named engineer' },
    outage: { [originalLocale]: '30分钟', [internationalLocale]: '30 minutes' },
    question: { [originalLocale]: '4小时', [internationalLocale]: '4 hours' }
  }
])

export const maintainedVersions: Slot<readonly MaintainedVersion[]> = sample([
  { version: '3.0', released: '2026-06-30', maintained: '2028-06-30', security: '2029-06-30' },
  { version: '2.4', released: '2024-12-31', maintained: '2026-12-31', security: '2027-12-31' }
])

export const softwareChanges: Slot<readonly SoftwareChanges[]> = sample([
  {
    version: siteVersion,
    changes: [
      {
        [originalLocale]: '修复：服务重启后，唯一约束的索引可能停在构建状态。',
        [internationalLocale]:
          'Fixed: after a restart, the index of a uniqueness constraint could stay in the state of being built.'
      },
      {
        [originalLocale]: '改进：不定长路径的查询遇到超级顶点时，占用的内存减少。',
        [internationalLocale]: 'Improved: variable-length paths through supernodes need less memory.'
      },
      {
        [originalLocale]: '数据文件的格式不变，可以直接回退到3.0版的其他发布。',
        [internationalLocale]: 'The format of the data files is unchanged, so you can roll back to another release of 3.0.'
      }
    ]
  }
])

export const licensing: Slot<Licensing> = sample({
  metric: { [originalLocale]: '每台服务器每年', [internationalLocale]: 'per server and year' },
  prices: { free: 0, paid: 98_000, standard: 'contract', advanced: 'contract' }
})

// No sample: an invented advisory would only alarm readers.
export const advisories: Slot<readonly Advisory[]> = empty

/** Address of the vendor's status page. */
export const statusPage: Slot<string> = empty
