import { internationalLocale, originalLocale, type Written } from '~/contract/locale'
import { empty, type Slot, sample } from './slot'

/* The company, its offices, people and certificates. Shown on the page about the company. */

/** Registration of the company. */
export interface LegalEntity {
  name: Written
  /** Unified social credit code, or company registration number. */
  registration: string
  /** Registered office. */
  address: Written
}

export interface Office {
  city: Written
  address: Written
}

/** A person who represents the company in public. */
export interface Person {
  name: Written
  role: Written
  /** Background or responsibility, in one sentence. */
  about: Written
}

/** A certificate of the company or its product, such as 等保 or ISO 27001. */
export interface CompanyCertificate {
  name: Written
  issuer: Written
  number: string
  /** Last valid day, `2027-06-30`. */
  validUntil: string
  /** Page of a public register; empty if there is none. */
  url: string
}

export const legalEntity: Slot<LegalEntity> = sample({
  name: { [originalLocale]: '银河图数据科技有限公司', [internationalLocale]: 'Galaxy Graph Data Technology Co., Ltd.' },
  registration: '91110000000000000X',
  address: { [originalLocale]: '北京市海淀区某路1号', [internationalLocale]: '1 Example Road, Haidian District, Beijing' }
})

export const offices: Slot<readonly Office[]> = sample([
  {
    city: { [originalLocale]: '北京', [internationalLocale]: 'Beijing' },
    address: { [originalLocale]: '海淀区某路1号', [internationalLocale]: '1 Example Road, Haidian District' }
  },
  {
    city: { [originalLocale]: '上海', [internationalLocale]: 'Shanghai' },
    address: { [originalLocale]: '浦东新区某路2号', [internationalLocale]: '2 Example Road, Pudong New Area' }
  }
])

// No sample: an invented person would tell readers nothing.
export const people: Slot<readonly Person[]> = empty

export const companyCertificates: Slot<readonly CompanyCertificate[]> = sample([
  {
    name: { [originalLocale]: '网络安全等级保护三级', [internationalLocale]: 'Classified Protection of Cybersecurity, level 3' },
    issuer: { [originalLocale]: '某市公安局', [internationalLocale]: 'a municipal police authority' },
    number: '00000000000',
    validUntil: '2027-12-31',
    url: ''
  },
  {
    name: { [originalLocale]: 'ISO/IEC 27001信息安全管理', [internationalLocale]: 'ISO/IEC 27001 information security' },
    issuer: { [originalLocale]: '某认证机构', [internationalLocale]: 'a certification body' },
    number: '000000',
    validUntil: '2028-06-30',
    url: ''
  }
])
